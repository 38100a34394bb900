import { basename, dirname, join, relative } from 'node:path';
import { collections, homeSections, pagePath, sectionEntries } from '../content-model';
import { richLinks } from '../content-model/rich-text';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import { filterAddresses } from './filter-addresses';
import { findFile, similarFile } from './find-file';
import { iconNames } from './icons/read-icons';
import type { Content, ContentFile, Problem } from './read';

/** What values of the content may refer to. */
interface Targets {
  root: string;
  paths: ReadonlySet<string>;
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** What of these is a draft: addresses, and names after their collection. */
  drafts: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  /** The address of the list of articles, while there are none and it has no page. */
  emptyList: string | undefined;
}

type Finding = Pick<Problem, 'problem' | 'fix'>;

const targetsOf = (root: string, { files, unreadable }: Content): Targets => {
  const slugs = new Map(Object.keys(collections).map((name) => [name, new Set<string>()]));
  const paths = new Set([...files.flatMap(({ path }) => path ?? []), ...filterAddresses(files)]);
  for (const { kind, slug } of files) slugs.get(kind)?.add(slug);
  // A file that cannot be read is reported itself, not everything that refers to it.
  for (const file of unreadable) {
    const slug = basename(file, '.json');
    const found = Object.entries(collections).find(([, { folder }]) => folder === dirname(file));
    if (found) slugs.get(found[0])?.add(slug);
    paths.add(found && 'path' in found[1] ? found[1].path(slug) : pagePath(slug, slug));
  }
  const drafts = new Set(
    files
      .filter(({ draft }) => draft)
      .flatMap(({ kind, slug, path }) => [`${kind} ${slug}`, ...(path === undefined ? [] : [path])]),
  );
  const hasInsights = [...(slugs.get('insight') ?? [])].some((slug) => !drafts.has(`insight ${slug}`));
  const emptyList = hasInsights ? undefined : files.find(({ template }) => template === 'insights')?.path;
  return { root, slugs, paths, drafts, icons: iconNames(), emptyList };
};

const checkFile = (value: string, field: FieldSchema, folder: string, root: string): Finding | undefined => {
  const path = findFile(folder, value);
  if (!path) {
    const other = similarFile(folder, value);
    return {
      problem: `names "${value}", which does not exist`,
      fix: other
        ? `Write it exactly like the file: "${value.slice(0, value.lastIndexOf('/') + 1)}${other}".`
        : 'Add the file, or correct the path, which is relative to this JSON file.',
    };
  }
  if (relative(root, path).startsWith('..')) {
    return {
      problem: `names "${value}", which is outside the content folder`,
      fix: 'Copy the file beside this JSON file, and name the copy.',
    };
  }
  if (field.endings?.some((ending) => value.toLowerCase().endsWith(ending)) === false) {
    return {
      problem: `names "${value}", which is not of the right type`,
      fix: `Use a file that ends in ${field.endings.join(', ')}.`,
    };
  }
  return undefined;
};

/** What visitors see may not depend on what they cannot see. */
const toDraft = (value: string): Finding => ({
  problem: `names "${value}", which is a draft`,
  fix: 'Publish the draft (remove its "draft": true), or remove this until then.',
});

const checkLink = (
  value: string,
  isDraft: boolean,
  { paths, slugs, drafts, emptyList }: Targets,
): Finding | undefined => {
  const [path = '', section] = value.split('#');
  if (!isDraft && path === emptyList) {
    return {
      problem: `leads to "${path}", which is left out because there are no articles`,
      fix: 'Remove the link, or publish an article of content/insights.',
    };
  }
  if (!isDraft && drafts.has(path)) return toDraft(path);
  if (!paths.has(path)) {
    return {
      problem: `leads to "${path}", a page that does not exist`,
      fix: 'Write the path of an existing page, such as /contact-us.',
    };
  }
  if (section !== undefined && !(path === '/' && homeSections.some((id) => id === section))) {
    return {
      problem: `leads to the section "#${section}", which does not exist`,
      fix: `Sections are on the home page: ${homeSections.map((id) => `/#${id}`).join(', ')}.`,
    };
  }
  const entries = homeSections.find((id) => id === section);
  const kind = entries && sectionEntries[entries];
  const shown = [...(slugs.get(kind ?? '') ?? [])].filter(
    (slug) => isDraft || !drafts.has(`${kind} ${slug}`),
  );
  if (kind && shown.length === 0) {
    return {
      problem: `leads to the section "#${section}", which is left out because there are no entries of ${kind}`,
      fix: `Remove the entry, or add a file to content/${collections[kind].folder}.`,
    };
  }
  return undefined;
};

const checkValue = (
  value: string,
  field: FieldSchema,
  { file, draft }: Pick<ContentFile, 'file' | 'draft'>,
  targets: Targets,
): Finding | undefined => {
  switch (field.kind) {
    case 'file':
      return checkFile(value, field, join(targets.root, dirname(file)), targets.root);
    case 'link':
      return checkLink(value, draft, targets);
    case 'rich':
      return richLinks(value)
        .map((link) => checkLink(link, draft, targets))
        .find((finding) => finding !== undefined);
    case 'icon':
      if (targets.icons.has(value)) return undefined;
      return {
        problem: `names the icon "${value}", which does not exist`,
        fix: 'Choose one from lucide.dev/icons and write its name.',
      };
    case 'ref': {
      const known = targets.slugs.get(field.to ?? '') ?? new Set();
      if (!draft && targets.drafts.has(`${field.to} ${value}`)) return toDraft(value);
      if (known.has(value)) return undefined;
      return {
        problem: `names "${value}", which is not a file of that folder`,
        fix: `Write one of: ${[...known].join(', ')}.`,
      };
    }
    default:
      return undefined;
  }
};

/**
 * Checks that everything the content refers to exists: files, links, icons, other entries.
 * @param root absolute path of the content folder
 */
export const checkReferences = (root: string, content: Content): Problem[] => {
  const targets = targetsOf(root, content);
  const problems: Problem[] = [];
  for (const { file, schema, data, draft } of content.files) {
    walkFields(fieldsOf(schema), data, (field, value, path) => {
      const finding =
        typeof value === 'string' ? checkValue(value, field, { file, draft }, targets) : undefined;
      if (finding) problems.push({ file, field: fieldPath(path), ...finding });
    });
  }
  return problems;
};

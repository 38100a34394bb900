import { basename, dirname, join, relative } from 'node:path';
import { buildPath, findFolder, findKind, homeSections } from '../../content-model';
import { pageExists } from '../../content-model/insight-lists';
import { richLinks } from '../../content-model/rich-text';
import { listFilterAddresses } from '../read/filter-addresses';
import { findFile, findSimilarFile } from '../read/find-file';
import { inspectTexts } from '../read/inspect-texts';
import type { Content, ContentFile, Problem } from '../read/read-content';
import type { Finding } from '../read/read-json';
import type { FieldSchema } from '../schema/fields';
import { checkName } from './check-fields';

/** Everything that the content may refer to. Entries are named by kind and slug: `service automation`. */
interface Targets {
  paths: ReadonlySet<string>;
  entries: ReadonlySet<string>;
  /** Which of these are drafts: addresses and entries. */
  drafts: ReadonlySet<string>;
  /** The address of the list of articles, if it has no page because there are none. */
  emptyList: string | undefined;
}

const collectTargets = ({ files, unreadable }: Content): Targets => {
  // A file that cannot be read is reported itself, not everything that refers to it.
  const known = [
    ...files,
    ...[...unreadable].map((file) => {
      const slug = basename(file, '.json');
      const kind = findKind(dirname(file)) ?? slug;
      return { kind, slug, path: buildPath(kind, slug, slug), draft: false, template: undefined };
    }),
  ];
  const identify = ({ kind, slug, path }: Pick<ContentFile, 'kind' | 'slug' | 'path'>): string[] => [
    `${kind} ${slug}`,
    ...(path === undefined ? [] : [path]),
  ];
  const articles = known.filter(({ kind, draft }) => kind === 'insight' && !draft).length;
  return {
    paths: new Set([...known.flatMap(({ path }) => path ?? []), ...listFilterAddresses(files)]),
    entries: new Set(known.map(({ kind, slug }) => `${kind} ${slug}`)),
    drafts: new Set(known.filter(({ draft }) => draft).flatMap(identify)),
    emptyList: files.find(({ template }) => template && !pageExists(template, articles))?.path,
  };
};

const checkFile = (value: string, field: FieldSchema, folder: string, root: string): Finding | undefined => {
  const path = findFile(folder, value);
  if (!path) {
    const other = findSimilarFile(folder, value);
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
      fix: 'Copy the file next to this JSON file, and name the copy.',
    };
  }
  return checkName(field, value);
};

/** Visitors see a published entry, but not the draft that it names. */
const explainDraft = (value: string): Finding => ({
  problem: `names "${value}", which is a draft`,
  fix: 'Publish the draft (remove its "draft": true), or remove this until then.',
});

const checkLink = (
  value: string,
  isDraft: boolean,
  { paths, entries, drafts, emptyList }: Targets,
): Finding | undefined => {
  const [path = '', id] = value.split('#');
  if (!isDraft && path === emptyList) {
    return {
      problem: `leads to "${path}", which is left out because there are no articles`,
      fix: 'Remove the link, or publish an article of content/insights.',
    };
  }
  if (!isDraft && drafts.has(path)) return explainDraft(path);
  if (!paths.has(path)) {
    return {
      problem: `leads to "${path}", a page that does not exist`,
      fix: 'Write the path of an existing page, such as /contact-us.',
    };
  }
  if (id === undefined) return undefined;
  const section = path === '/' ? homeSections[id] : undefined;
  if (!section) {
    const sections = Object.keys(homeSections).map((name) => `/#${name}`);
    return {
      problem: `leads to the section "#${id}", which does not exist`,
      fix: `Sections are on the home page: ${sections.join(', ')}.`,
    };
  }
  const { entries: kind, isFixed } = section;
  const isShown = (entry: string) => entry.startsWith(`${kind} `) && (isDraft || !drafts.has(entry));
  if (kind === undefined || isFixed || [...entries].some(isShown)) return undefined;
  return {
    problem: `leads to the section "#${id}", which is left out because there are no entries of ${kind}`,
    fix: `Remove the entry, or add a file to content/${findFolder(kind)}.`,
  };
};

const checkRef = (value: string, kind: string, isDraft: boolean, targets: Targets): Finding | undefined => {
  const { entries, drafts } = targets;
  const entry = `${kind} ${value}`;
  if (!isDraft && drafts.has(entry)) return explainDraft(value);
  if (entries.has(entry)) return undefined;
  const names = [...entries].flatMap((name) =>
    name.startsWith(`${kind} `) ? name.slice(kind.length + 1) : [],
  );
  return {
    problem: `names "${value}", which is not a file of that folder`,
    fix: `Write one of: ${names.join(', ')}.`,
  };
};

/**
 * Checks that everything the content refers to exists: files, links, icons, other entries.
 * @param root absolute path of the content folder
 */
export const checkReferences = (root: string, content: Content): Problem[] => {
  const targets = collectTargets(content);
  return inspectTexts(content.files, ({ text: value, field, entry: { file, draft } }) => {
    switch (field.kind) {
      case 'file':
        return checkFile(value, field, join(root, dirname(file)), root);
      case 'link':
        return checkLink(value, draft, targets);
      case 'rich':
        return richLinks(value)
          .map((link) => checkLink(link, draft, targets))
          .find((finding) => finding !== undefined);
      case 'icon':
        return checkName(field, value);
      case 'ref':
        return checkRef(value, field.to ?? '', draft, targets);
      default:
        return undefined;
    }
  });
};

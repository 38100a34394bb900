import { basename, dirname, join, relative } from 'node:path';
import { buildPath, findFolder, findKind, homeSections } from '../../content-model';
import { pageExists } from '../../content-model/insight-lists';
import { richLinks } from '../../content-model/rich-text';
import { listFilterAddresses } from '../read/filter-addresses';
import { findFile, findSimilarFile } from '../read/find-file';
import { inspectTexts } from '../read/inspect-texts';
import type { Finding } from '../read/parse-json';
import type { Content, ContentFile, Problem } from '../read/read-content';
import type { FieldSchema } from '../schema/fields';
import { checkName } from './check-fields';

/** Everything that the content may refer to. */
interface Targets {
  entries: readonly Pick<ContentFile, 'kind' | 'slug' | 'path' | 'draft'>[];
  /** Addresses of lists by a filter. */
  filters: readonly string[];
  /** The address of the list of articles, if it has no page because there are none. */
  emptyList: string | undefined;
}

const collectTargets = ({ files, unreadable }: Content): Targets => {
  // A file that cannot be read is reported itself, not everything that refers to it.
  const unread = [...unreadable].map((file) => {
    const slug = basename(file, '.json');
    const kind = findKind(dirname(file)) ?? slug;
    return { kind, slug, path: buildPath(kind, slug, slug), draft: false };
  });
  const entries = [...files, ...unread];
  const articles = entries.filter(({ kind, draft }) => kind === 'insight' && !draft).length;
  const emptyList = files.find(({ template }) => template && !pageExists(template, articles))?.path;
  return { entries, filters: listFilterAddresses(files), emptyList };
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
  { entries, filters, emptyList }: Targets,
): Finding | undefined => {
  const [path = '', id] = value.split('#');
  if (!isDraft && path === emptyList) {
    return {
      problem: `leads to "${path}", which is left out because there are no articles`,
      fix: 'Remove the link, or publish an article of the insights folder.',
    };
  }
  const page = entries.find((entry) => entry.path === path);
  if (!isDraft && page?.draft) return explainDraft(path);
  if (!page && !filters.includes(path)) {
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
  const isShown = entries.some((entry) => entry.kind === kind && (isDraft || !entry.draft));
  if (kind === undefined || isFixed || isShown) return undefined;
  return {
    problem: `leads to the section "#${id}", which is left out because there are no entries of ${kind}`,
    fix: `Remove the entry, or add a file to the ${findFolder(kind)} folder.`,
  };
};

const checkRef = (value: string, to: string, isDraft: boolean, targets: Targets): Finding | undefined => {
  const among = targets.entries.filter(({ kind }) => kind === to);
  const entry = among.find(({ slug }) => slug === value);
  if (entry) return entry.draft && !isDraft ? explainDraft(value) : undefined;
  return {
    problem: `names "${value}", which is not a file of that folder`,
    fix: `Write one of: ${among.map(({ slug }) => slug).join(', ')}.`,
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

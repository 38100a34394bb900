import { basename, dirname, join, relative } from 'node:path';
import { buildPath, findFolder, findKind, findNeeded, homeSections } from '../../content-model';
import { richLinks } from '../../content-model/rich-text';
import { always, type Days, dayAfter, dayInWords, isCovered, isNever } from '../../content-model/shown-days';
import { listFilterAddresses } from '../read/filter-addresses';
import { findFile, findSimilarFile } from '../read/find-file';
import { inspectTexts, readText } from '../read/inspect-texts';
import { type Finding, joinFindings } from '../read/parse-json';
import type { Content, ContentFile, Problem } from '../read/read-content';
import type { FieldSchema } from '../schema/fields';
import { checkName } from './check-fields';

/** Everything that the content may refer to. */
type Targets = readonly Pick<ContentFile, 'kind' | 'slug' | 'path' | 'template' | 'days' | 'data'>[];

const collectTargets = ({ files, unreadable }: Content): Targets => {
  // A file that cannot be read is reported itself, not everything that refers to it.
  const unread = [...unreadable].map((file) => {
    const slug = basename(file, '.json');
    const kind = findKind(dirname(file)) ?? slug;
    return { kind, slug, path: buildPath(kind, slug, slug), days: always, data: undefined };
  });
  return [...files, ...unread];
};

/** Whether entries of a kind are shown on each of these days. */
const hasEntries = (targets: Targets, wanted: string, needed: Days): boolean =>
  isCovered(
    needed,
    targets.flatMap(({ kind, days }) => (kind === wanted ? days : [])),
  );

const checkFile = (value: string, field: FieldSchema, folder: string, root: string): Finding | undefined => {
  const path = findFile(folder, value);
  if (!path) {
    const other = findSimilarFile(folder, value);
    return {
      problem: `names "${value}", which does not exist`,
      fix: other
        ? `Write it exactly like the file: "${value.slice(0, value.lastIndexOf('/') + 1)}${other}".`
        : 'Add the file, or correct the path, which begins at the folder of this entry.',
    };
  }
  if (relative(root, path).startsWith('..')) {
    const problem = `names "${value}", which is outside the content folder`;
    return { problem, fix: 'Copy the file into the folder of this entry, and name the copy.' };
  }
  return checkName(field, value);
};

/** Visitors must not be led to what is left out while they see the entry that names it. */
const explainLeftOut = (value: string, days: Days): Finding => {
  if (isNever(days)) {
    const problem = `names "${value}", which is a draft`;
    return { problem, fix: 'Publish the draft (remove its "draft": true), or remove this until then.' };
  }
  const from = days.from > always.from ? ` from ${dayInWords(days.from)}` : '';
  const until = days.until < always.until ? ` until ${dayInWords(days.until)}` : '';
  const problem = `names "${value}", which is shown only${from}${until}`;
  return { problem, fix: 'Show this entry on those days only, too (publishOn, endOn), or remove this.' };
};

/**
 * @param needed the days on which the link is shown
 * @param leadsOn whether a page will do that has ended and leads on
 */
const checkLink = (value: string, needed: Days, targets: Targets, leadsOn = false): Finding | undefined => {
  const [path = '', id] = value.split('#');
  const page = targets.find((entry) => entry.path === path);
  const listed = findNeeded(page?.template);
  if (listed && !hasEntries(targets, listed, needed)) {
    return {
      problem: `leads to "${path}", which is left out without entries of the ${findFolder(listed)} folder`,
      fix: 'Remove the link, or show it only as long as there are such entries.',
    };
  }
  if (page) {
    const until = leadsOn && readText(page.data, 'redirectTo') ? always.until : page.days.until;
    if (!isCovered(needed, [{ ...page.days, until }])) return explainLeftOut(path, page.days);
  }
  const shown = targets.filter(({ days }) => isCovered(needed, [days]));
  const filters = page ? [] : listFilterAddresses(shown);
  if (!page && !filters.includes(path)) {
    const problem = `leads to "${path}", a page that does not exist`;
    return { problem, fix: 'Write the path of an existing page, such as /contact-us.' };
  }
  if (id === undefined) return undefined;
  // The one section of a composed page that has an address.
  const sections: unknown = Object(page?.data).sections;
  if (id === 'form' && Array.isArray(sections) && sections.some(({ type }) => type === id)) return undefined;
  const section = path === '/' ? homeSections[id] : undefined;
  if (!section) {
    const known = Object.keys(homeSections).map((name) => `/#${name}`);
    const problem = `leads to the section "#${id}", which does not exist`;
    return { problem, fix: `Sections are on the home page: ${known.join(', ')}.` };
  }
  const { entries: kind, isFixed } = section;
  if (kind === undefined || isFixed || hasEntries(targets, kind, needed)) return undefined;
  const problem = `leads to the section "#${id}", which is left out because there are no entries of ${kind}`;
  return { problem, fix: `Remove the entry, or add a file to the ${findFolder(kind)} folder.` };
};

const checkRef = (value: string, to: string, needed: Days, targets: Targets): Finding | undefined => {
  const among = targets.filter(({ kind }) => kind === to);
  const entry = among.find(({ slug }) => slug === value);
  if (entry) return isCovered(needed, [entry.days]) ? undefined : explainLeftOut(value, entry.days);
  const problem = `names "${value}", which is not a file of that folder`;
  return { problem, fix: `Write one of: ${among.map(({ slug }) => slug).join(', ')}.` };
};

/** Checks that everything the content refers to exists: files, links, icons, other entries. */
export const checkReferences = (root: string, content: Content): Problem[] => {
  const targets = collectTargets(content);
  return inspectTexts(content.files, ({ text: value, field, path }, { file, kind, days }) => {
    // The days on which visitors are led there, from today on; redirectTo is for those after the entry's own.
    const own = path[0] === 'redirectTo' ? { from: dayAfter(days.until), until: always.until } : days;
    const needed = isNever(days) || own.from > content.day ? own : { ...own, from: content.day };
    if (field.kind === 'file') return checkFile(value, field, join(root, dirname(file)), root);
    if (field.kind === 'icon') return checkName(field, value);
    if (field.kind === 'ref') return checkRef(value, field.to ?? '', needed, targets);
    if (field.kind === 'link') return checkLink(value, needed, targets, kind === 'redirects');
    if (field.kind !== 'rich') return undefined;
    return joinFindings(richLinks(value).flatMap((link) => checkLink(link, needed, targets) ?? []));
  });
};

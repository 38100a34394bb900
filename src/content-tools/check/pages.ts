import { readdirSync } from 'node:fs';
import { homeSections, pagesFolder, pageTemplates, reservedAddresses, singles } from '../../content-model';
import { feedPaths } from '../../content-model/feed-paths';
import { answerPages } from '../../content-model/fixed-pages';
import { deviceName, slugForm } from '../../content-model/name-slug';
import { always, isCovered, isNever } from '../../content-model/shown-days';
import { guessAddress } from '../../site-manifest/guess-address';
import { listFilterAddresses } from '../read/filter-addresses';
import { inspectRepeats, inspectTexts, readText, valueAt } from '../read/inspect-texts';
import type { Finding } from '../read/parse-json';
import type { Content, Problem } from '../read/read-content';

/** The server, Gatsby or a file of `static/` answers a reserved address; no page could be seen there. */
const isReserved = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  return reservedAddresses.includes(first) || readdirSync('static').includes(first);
};

const reservedFault = (path: string): Finding => ({
  problem: `has the address ${path}, which the site itself needs`,
  fix: `Choose another name; these are taken: ${reservedAddresses.join(', ')}, and the files of static/.`,
});

/** Checks the names of files, and the addresses that pages have by them: well-formed and unique. */
export const checkFileNames = ({ files }: Content): Problem[] => [
  ...files.flatMap(({ file, slug, path }) =>
    [
      path !== undefined && isReserved(path) && reservedFault(path),
      path !== undefined &&
        !slugForm.test(slug) && {
          problem: `has the file name "${slug}", which is not suitable for an address`,
          fix: 'Rename the file; use only lower-case letters, digits and hyphens.',
        },
      deviceName.test(slug) && {
        problem: `has the name "${slug}", which Windows keeps for a device`,
        fix: `Rename the file, for example to ${slug.toLowerCase()}-name.json.`,
      },
    ].flatMap((finding) => (finding ? { file, field: '', ...finding } : [])),
  ),
  ...inspectRepeats(
    files,
    ({ path }) => path,
    (other, { path }) => ({
      field: '',
      problem: `has the same address ${path} as ${other}`,
      fix: 'Rename one of the two files; the file name is the address.',
    }),
  ),
];

/**
 * An old address must be free; a redirect would hide the page that has it now. Servers find pages in other capitals and
 * with `.html`, and redirects in other capitals.
 */
export const checkRedirects = ({ files }: Content): Problem[] => {
  const redirects = files.filter(({ kind }) => kind === 'redirects');
  const taken = new Set<string>([...listFilterAddresses(files), ...Object.values(feedPaths)]);
  const seen = new Set<string>();
  return inspectTexts(redirects, ({ text, path: place }) => {
    if (place.at(-1) !== 'from') return undefined;
    const from = text.toLowerCase();
    const page = files.find(({ path }) => path === guessAddress(from));
    if (page) {
      const problem = `is the address of ${page.file}, which would no longer be reachable`;
      return { problem, fix: 'Remove the entry, or rename that file.' };
    }
    if (isReserved(from) || taken.has(from)) return reservedFault(text);
    if (!seen.has(from)) {
      seen.add(from);
      return undefined;
    }
    const problem = `redirects ${text} a second time`;
    return { problem, fix: 'Keep one entry for each old address; capitals do not count.' };
  });
};

/** The kinds of pages that need a part of `headings.json`. */
const headingsOf: Readonly<Record<string, string>> = {
  service: 'service',
  industry: 'industry',
  caseStudy: 'case-study',
  project: 'project',
  'lists.caseStudies': 'case-studies',
  'lists.projects': 'projects',
  'lists.noProjects': 'projects',
};

/** Headings are needed with the first entry that they stand above: of a section of the home page, or of all pages of a kind. */
export const checkHeadings = ({ files, unreadable }: Content): Problem[] => {
  const home = files.find(({ template }) => template === 'home');
  const { file } = singles.headings;
  const headings = { file, data: files.find(({ kind }) => kind === 'headings')?.data };
  const needs = [
    ...Object.values(homeSections).flatMap(({ entries, heading }) =>
      home && heading ? [{ ...home, field: heading, of: entries }] : [],
    ),
    ...Object.entries(headingsOf).map(([field, of]) => ({ ...headings, field, of })),
  ];
  return needs.flatMap(({ file, data, field, of }) => {
    const first = files.find(({ kind, template, days }) => [kind, template].includes(of) && !isNever(days));
    if (!first || valueAt(data, field.split('.')) !== undefined || unreadable.has(file)) return [];
    return { file, field, problem: 'is missing', fix: `Write it; it stands above ${first.file}.` };
  });
};

/** Sections that show prices need their file, and the page that explains prices needs the estimate to which others lead. */
export const checkPrices = ({ files, unreadable }: Content): Problem[] => {
  const { file } = singles.prices;
  if (unreadable.has(file)) return [];
  const prices = files.find(({ kind }) => kind === 'prices');
  const findSections = (types: readonly string[], among = files) =>
    inspectTexts(among, ({ text, path: [list, , name] }) =>
      list === 'sections' && name === 'type' && types.includes(text)
        ? {
            problem: `shows what is in ${file}, which is missing`,
            fix: `Write ${file}, or remove the section.`,
          }
        : undefined,
    );
  if (!prices) return findSections(['company-prices', 'estimate']);
  const link = readText(Object(prices.data).page, 'link');
  const page = files.filter(({ path }) => path === link);
  if (page.length === 0 || findSections(['estimate'], page).length > 0) return [];
  const problem = `leads to ${link}, which has no section "estimate"; pages of services lead there`;
  return [{ file, field: 'page.link', problem, fix: 'Add the section there, or name the page that has it.' }];
};

/** Checks that every template the site needs has exactly one page, and that the pages that answer are always there. */
export const checkNeededPages = ({ files, unreadable }: Content): Problem[] => {
  // A page that cannot be read is reported as such, and not as missing, too.
  if ([...unreadable].some((file) => file.startsWith(`${pagesFolder}/`))) return [];
  const answers = answerPages.flatMap((address) => {
    const page = files.find(({ path }) => path === address);
    if (page?.template === 'page' && isCovered(always, [page.days])) return [];
    const problem = 'must be there, with "template": "page", and be shown on every day';
    const fix = 'Restore the file; the site shows it after a form was sent, and for unknown addresses.';
    return { file: `${pagesFolder}${address}.json`, field: '', problem, fix };
  });
  // Without these the site or its server does not work.
  const needed = (['home', 'contact', 'quote'] as const).flatMap((template) => {
    const pages = files.filter((file) => file.kind === 'page' && file.template === template);
    if (pages.length === 1) return [];
    return {
      file: pages[1]?.file ?? pagesFolder,
      field: 'template',
      problem: `"${template}" must be the template of exactly one page, but ${pages.length} pages have it`,
      fix: `Keep one file with "template": "${template}" (${pageTemplates[template].type}).`,
    };
  });
  return [...answers, ...needed];
};

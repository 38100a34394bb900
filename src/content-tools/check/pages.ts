import { existsSync, readdirSync } from 'node:fs';
import { homeSections, pagesFolder, pageTemplates, reservedAddresses } from '../../content-model';
import { feedPaths } from '../../content-model/insight-lists';
import { deviceName, slugForm } from '../../content-model/name-slug';
import { isNever } from '../../content-model/shown-days';
import { isObject } from '../../is-object';
import { guessAddress } from '../../site-manifest/guess-address';
import { listFilterAddresses } from '../read/filter-addresses';
import { inspectRepeats, inspectTexts, readText } from '../read/inspect-texts';
import type { Finding } from '../read/parse-json';
import type { Content, Problem } from '../read/read-content';

/** Templates without which the site or its server does not work; exactly one page of each. */
const neededTemplates = ['home', 'contact', 'quote', 'thank-you', 'not-found'] as const;
/** Addresses that the server or Gatsby expects. */
const fixedPaths: Partial<Record<string, string>> = { 'thank-you': '/thank-you', 'not-found': '/404' };

/** The server, Gatsby or a file of `static/` answers a reserved address; no page could be seen there. */
const isReserved = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  return reservedAddresses.includes(first) || (existsSync('static') && readdirSync('static').includes(first));
};

const reservedFault = (path: string): Finding => ({
  problem: `has the address ${path}, which the site itself needs`,
  fix: `Choose another name; these are taken: ${reservedAddresses.join(', ')}, and the files of static/.`,
});

/** Checks the addresses of pages: well-formed, unique, and fixed where the site expects them. */
export const checkPaths = ({ files }: Content): Problem[] => {
  const faults = files.flatMap(({ file, slug, path, template = '' }) => {
    if (path === undefined) return [];
    const findings: Finding[] = isReserved(path) ? [reservedFault(path)] : [];
    if (!slugForm.test(slug)) {
      findings.push({
        problem: `has the file name "${slug}", which is not suitable for an address`,
        fix: 'Rename the file; use only lower-case letters, digits and hyphens.',
      });
    }
    const fixed = fixedPaths[template];
    if (fixed !== undefined && path !== fixed) {
      const fix = `Name the file ${fixed.slice(1)}.json.`;
      findings.push({ problem: `must have the address ${fixed}`, fix });
    }
    return findings.map((finding) => ({ file, field: '', ...finding }));
  });
  const repeats = inspectRepeats(
    files,
    ({ path }) => path,
    (other, { path }) => ({
      field: '',
      problem: `has the same address ${path} as ${other}`,
      fix: 'Rename one of the two files; the file name is the address.',
    }),
  );
  return [...faults, ...repeats];
};

/** A file with such a name cannot be checked out on Windows. */
export const checkFileNames = ({ files }: Content): Problem[] =>
  files.flatMap(({ file, slug }) =>
    deviceName.test(slug)
      ? {
          file,
          field: '',
          problem: `has the name "${slug}", which Windows keeps for a device`,
          fix: `Rename the file, for example to ${slug.toLowerCase()}-name.json.`,
        }
      : [],
  );

/** A page's title is its heading, and what search results and tabs show: no two pages may have the same. */
export const checkTitles = ({ files }: Content): Problem[] =>
  inspectRepeats(
    files,
    ({ path, data }) => (path ? readText(data, 'title')?.trim().toLowerCase() : undefined),
    (other) => ({
      field: 'title',
      problem: `is the same as in ${other}, so that search results and tabs cannot tell the two pages apart`,
      fix: 'Say what kind of page it is: "Impex: case study".',
    }),
  );

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
      return {
        problem: `is the address of ${page.file}, which would no longer be reachable`,
        fix: 'Remove the entry, or rename that file.',
      };
    }
    if (isReserved(from) || taken.has(from)) return reservedFault(text);
    if (!seen.has(from)) {
      seen.add(from);
      return undefined;
    }
    return {
      problem: `redirects ${text} a second time`,
      fix: 'Keep one entry for each old address; capitals do not count.',
    };
  });
};

/** A section of the home page that has entries needs a heading. */
export const checkHomeSections = ({ files }: Content): Problem[] => {
  const home = files.find(({ template }) => template === 'home');
  if (!home) return [];
  return Object.values(homeSections).flatMap(({ entries, heading }) => {
    if (heading === undefined || !files.some(({ kind, days }) => kind === entries && !isNever(days)))
      return [];
    if (isObject(home.data) && heading in home.data) return [];
    const fix = `Write the heading and text of that section of the home page, because there are entries of ${entries}.`;
    return [{ file: home.file, field: heading, problem: 'is missing', fix }];
  });
};

/** Checks that every template the site needs has exactly one page. */
export const checkNeededPages = ({ files, unreadable }: Content): Problem[] => {
  // A page that cannot be read is reported as such, and not as missing, too.
  if ([...unreadable].some((file) => file.startsWith(`${pagesFolder}/`))) return [];
  return neededTemplates.flatMap((template) => {
    const pages = files.filter((file) => file.kind === 'page' && file.template === template);
    if (pages.length === 1) return [];
    return {
      file: pages[1]?.file ?? pagesFolder,
      field: 'template',
      problem: `"${template}" must be the template of exactly one page, but ${pages.length} pages have it`,
      fix: `Keep one file with "template": "${template}" (${pageTemplates[template].type}).`,
    };
  });
};

import { existsSync, readdirSync } from 'node:fs';
import { pageTemplates, reservedAddresses } from '../content-model';
import { isObject } from '../is-object';
import { filterAddresses } from './filter-addresses';
import type { Content, Problem } from './read';

/** Templates without which the site or its server does not work; exactly one page of each. */
const neededTemplates = ['home', 'contact', 'quote', 'thank-you', 'not-found'] as const;
/** Addresses that the server or Gatsby expects. */
const fixedPaths: Partial<Record<string, string>> = { 'thank-you': '/thank-you', 'not-found': '/404' };
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether the server, Gatsby or a file of `static/` answers an address, so that no page could be seen there. */
const isReserved = (path: string): boolean => {
  const [, first = ''] = path.split('/');
  return reservedAddresses.includes(first) || (existsSync('static') && readdirSync('static').includes(first));
};

const reservedFault = (path: string): Pick<Problem, 'problem' | 'fix'> => ({
  problem: `has the address ${path}, which the site itself needs`,
  fix: `Choose another name; these are taken: ${reservedAddresses.join(', ')}, and the files of static/.`,
});

/** Checks the addresses of pages: well-formed, unique, and fixed where the site expects them. */
export const checkPaths = ({ files }: Content): Problem[] => {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { file, slug, path, template } of files) {
    if (!path) continue;
    if (!slugForm.test(slug)) {
      problems.push({
        file,
        field: '',
        problem: `has the file name "${slug}", which is not suitable for an address`,
        fix: 'Rename the file; use only lower-case letters, digits and hyphens.',
      });
    }
    if (isReserved(path)) problems.push({ file, field: '', ...reservedFault(path) });
    const other = seen.get(path);
    if (other) {
      problems.push({
        file,
        field: '',
        problem: `has the same address ${path} as ${other}`,
        fix: 'Rename one of the two files; the file name is the address.',
      });
    }
    seen.set(path, file);
    const fixed = template ? fixedPaths[template] : undefined;
    if (fixed && path !== fixed) {
      problems.push({
        file,
        field: '',
        problem: `must have the address ${fixed}`,
        fix: `Name the file ${fixed.slice(1)}.json.`,
      });
    }
  }
  return problems;
};

/** A page's title is its heading, and what search results and tabs show: no two pages may have the same. */
export const checkTitles = ({ files }: Content): Problem[] => {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, path, data }): Problem[] => {
    const title = path && isObject(data) && typeof data.title === 'string' ? data.title : undefined;
    if (title === undefined) return [];
    const key = title.trim().toLowerCase();
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, file);
      return [];
    }
    const problem = `is the same as in ${other}, so that search results and tabs cannot tell the two pages apart`;
    return [{ file, field: 'title', problem, fix: 'Say what kind of page it is: "Impex: case study".' }];
  });
};

/** An old address must be free; a redirect would hide the page that has it now. */
export const checkRedirects = ({ files }: Content): Problem[] => {
  const redirects = files.find(({ kind }) => kind === 'redirects');
  const moved = isObject(redirects?.data) ? redirects.data.moved : undefined;
  if (!redirects || !Array.isArray(moved)) return [];
  const seen = new Set<unknown>();
  const filters = new Set(filterAddresses(files));
  return moved.flatMap((entry: unknown, index): Problem[] => {
    const from = isObject(entry) ? entry.from : undefined;
    const field = `moved[${index}].from`;
    const page = files.find(({ path }) => path === from);
    if (page) {
      return [
        {
          file: redirects.file,
          field,
          problem: `is the address of ${page.file}, which would no longer be reachable`,
          fix: 'Remove the entry, or rename that file.',
        },
      ];
    }
    if (typeof from === 'string' && (isReserved(from) || filters.has(from))) {
      return [{ file: redirects.file, field, ...reservedFault(from) }];
    }
    if (seen.has(from)) {
      const problem = `redirects ${String(from)} a second time`;
      return [{ file: redirects.file, field, problem, fix: 'Keep one entry for each old address.' }];
    }
    seen.add(from);
    return [];
  });
};

/** A section of the home page that has entries needs a heading. */
export const checkHomeSections = ({ files }: Content): Problem[] => {
  const home = files.find(({ template }) => template === 'home');
  if (!home) return [];
  const headings = { service: 'services', industry: 'industries', product: 'products' } as const;
  const others = { client: 'clients', testimonial: 'testimonials' } as const;
  return Object.entries({ ...headings, ...others }).flatMap(([kind, field]) => {
    if (!files.some((file) => file.kind === kind && !file.draft)) return [];
    if (isObject(home.data) && field in home.data) return [];
    return [
      {
        file: home.file,
        field,
        problem: 'is missing',
        fix: `Write the heading and text of that section of the home page, because there are entries of ${kind}.`,
      },
    ];
  });
};

/** Checks that every template the site needs has exactly one page. */
export const checkNeededPages = ({ files, unreadable }: Content): Problem[] => {
  // A page that cannot be read is reported as such, and not as missing, too.
  if ([...unreadable].some((file) => file.startsWith('pages/'))) return [];
  return neededTemplates.flatMap((template) => {
    const pages = files.filter((file) => file.kind === 'page' && file.template === template);
    if (pages.length === 1) return [];
    const type = pageTemplates[template].type;
    return [
      {
        file: pages[1]?.file ?? 'pages',
        field: 'template',
        problem: `"${template}" must be the template of exactly one page, but ${pages.length} pages have it`,
        fix: `Keep one file with "template": "${template}" (${type}).`,
      },
    ];
  });
};

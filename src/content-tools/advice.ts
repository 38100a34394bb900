import { isObject } from '../is-object';
import { adviseOnFacts } from './advice-facts';
import { adviseOnSettings } from './advice-settings';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import type { Content, ContentFile, Problem } from './read';

type Finding = Pick<Problem, 'problem' | 'fix'>;

/** Google shows about 60 characters of a title. */
const titleShown = 60;
/** A shorter description leaves a line of the search result empty. */
const descriptionLeast = 70;
/** The number of words that a heading needs below it. */
const wordsBelowHeading = 4;

/** The beginning of every text that `npm run new` writes, so that none is published by mistake; numbered in a list. */
export const sampleMark = (nth: number): string => (nth === 1 ? 'Sample:' : `Sample ${nth}:`);

const leftovers: readonly RegExp[] = [
  /^Sample(?: \d+)?:/,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|FIXME|XXX+)\b/,
  /\b(?:your|our) company name\b/i,
  /\b(?:John|Jane) Doe\b/,
  /\b(?:placeholder|sample|dummy|filler) (?:text|copy|title|sentence)\b/i,
  /\b(?:asdf|qwerty|foo ?bar)\b/i,
  /\b(?:insert|replace|write) (?:text|this|here)\b(?= here|$|\.)/i,
];

/** Words that may be repeated in good sentences. */
const rightlyTwice = new Set(['had', 'that']);

const repeatedWord = (text: string): string | undefined =>
  [...text.matchAll(/(?<![\p{L}\p{N}])(\p{L}+)[ \n]+\1(?![\p{L}\p{N}’'-])/giu)]
    .map(([, word]) => word ?? '')
    .find((word) => !rightlyTwice.has(word.toLowerCase()));

const reserved = /\.(?:example|test|invalid|local|localhost|internal)$|^(?:.*\.)?example\.(?:com|org|net)$/i;

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined;

/** The host itself, or one below or above it. */
const sameSite = (host: string, own: string): boolean => {
  const bare = own.replace(/^www\./, '');
  return host === bare || host.endsWith(`.${bare}`);
};

/**
 * Whether an address is a placeholder, judged by its form; the network is not used.
 * @param own host of the company's own site, which may be a reserved name in the sample content
 */
export const deadAddress = (address: string, own: string): string | undefined => {
  const written = /^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`;
  if (/^(?:h?t?tps?|htt|https?p+):?\/{0,2}/i.test(written) && !/^https?:\/\/[^/]/i.test(written)) {
    return 'does not begin with https://';
  }
  const host = hostOf(written);
  if (host === undefined) return 'cannot be read as a web address';
  if (sameSite(host, own)) return undefined;
  if (host === 'localhost' || /^\d+(?:\.\d+){3}$/.test(host))
    return 'leads to a single computer, not to the web';
  if (reserved.test(host)) return 'has a name that is reserved for examples';
  const labels = host.replace(/^www\./, '').split('.');
  if (labels.length < 2 || labels.includes('') || !/^[a-z-]{2,}/i.test(labels.at(-1) ?? ''))
    return 'has no top-level domain such as .com';
  return undefined;
};

/** What looks like a web or email address within a text. */
const addresses = (text: string): string[] =>
  [...text.matchAll(/(?:\b[a-z]{3,6}:\/+(?=\w)|\bwww\.)[^\s"“”()<>]*|[\w.+-]+@[\w.-]+/gi)].map(([found]) =>
    found.replace(/[.,;:!?’']+$/, ''),
  );

const adviceOnAddress = (text: string, own: string): Finding | undefined => {
  for (const found of addresses(text)) {
    const dead = deadAddress(found.includes('@') ? (found.split('@').at(-1) ?? '') : found, own);
    if (dead) {
      return {
        problem: `has the address "${found}", which ${dead}`,
        fix: 'Open the page in a browser and copy its address from there, or leave it out.',
      };
    }
  }
  return undefined;
};

/** Signs of Markdown, which the site does not read. */
const markdownIn = (text: string): string | undefined =>
  /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} \S|^[-*] \S|`[^`]+`/.exec(text)?.[0];

/** Advice on a single text. */
export const adviceOnText = (text: string, own: string): Finding[] => {
  const findings: Finding[] = [];
  const twice = repeatedWord(text);
  if (twice) findings.push({ problem: `has the word "${twice}" twice in a row`, fix: 'Remove one.' });
  const leftover = leftovers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (leftover) {
    findings.push({
      problem: `still has "${leftover}", which looks like sample text`,
      fix: 'Write your own text, or remove it.',
    });
  }
  if (/ {2,}/.test(text)) findings.push({ problem: 'has two spaces in a row', fix: 'Remove one.' });
  const markup =
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|&(?:amp|lt|gt|nbsp|quot);/i.exec(text)?.[0] ?? markdownIn(text);
  if (markup) {
    findings.push({
      problem: `has "${markup}", which visitors see as it is written`,
      fix: 'Write plain text; the page decides how it looks.',
    });
  }
  const address = adviceOnAddress(text, own);
  if (address) findings.push(address);
  return findings;
};

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Finds headings with hardly any text below them, in an object with `title` or `name` and `text`. */
const emptyHeading = (value: unknown): { key: string; finding: Finding } | undefined => {
  if (!isObject(value)) return undefined;
  const heading = value.title ?? value.name;
  const { text } = value;
  const below = Array.isArray(text) ? text.join(' ') : text;
  if (typeof heading !== 'string' || typeof below !== 'string') return undefined;
  if (below.trim() !== heading.trim() && words(below) >= wordsBelowHeading) return undefined;
  return {
    key: 'text',
    finding: {
      problem: `is below the heading "${heading}" and says hardly anything`,
      fix: 'Write a sentence that adds to the heading, or remove both.',
    },
  };
};

/** Whether a value is text or an address for visitors, rather than a name or a code. */
const isText = (field: FieldSchema): boolean =>
  field.type === 'string' &&
  field.kind === undefined &&
  !field.enum &&
  (field.pattern === undefined || field.format !== undefined);

const adviceOnFile = ({ file, schema, data }: ContentFile, own: string): Problem[] => {
  const advice: Problem[] = [];
  walkFields(fieldsOf(schema), data, (field, value, path) => {
    const add = (finding: Finding, ...more: string[]) =>
      advice.push({ file, field: fieldPath([...path, ...more]), ...finding });
    if (typeof value === 'string' && isText(field)) {
      for (const finding of adviceOnText(value, own)) add(finding);
    }
    const heading = emptyHeading(value);
    if (heading) add(heading.finding, heading.key);
  });
  return advice;
};

const adviceOnSearchResults = (files: readonly ContentFile[], company: string): Problem[] => {
  const advice: Problem[] = [];
  const described = new Map<string, string>();
  for (const { file, path, template, data } of files) {
    if (!path || !isObject(data)) continue;
    const { title, description } = data;
    if (typeof title === 'string' && template !== 'home') {
      const shown = `${title} | ${company}`;
      if (shown.length > titleShown) {
        advice.push({
          file,
          field: 'title',
          problem: `makes the browser title "${shown}", which has ${shown.length} characters`,
          fix: `Search engines cut titles after about ${titleShown} characters; shorten it if the end matters.`,
        });
      }
    }
    if (typeof description !== 'string') continue;
    if (description.length < descriptionLeast) {
      advice.push({
        file,
        field: 'description',
        problem: `has ${description.length} characters; search engines show up to 160`,
        fix: 'Add a sentence that says who the page is for, or what it offers.',
      });
    }
    const other = described.get(description);
    if (other) {
      advice.push({
        file,
        field: 'description',
        problem: `is the same as that of ${other}`,
        fix: 'Say what is different about this page.',
      });
    }
    described.set(description, file);
  }
  return advice;
};

/** The name of the sample company; in another company's content it is a leftover. */
const sampleCompany = 'Sevenisle';

const adviceOnSampleCompany = (files: readonly ContentFile[], company: string): Problem[] => {
  if (company.startsWith(sampleCompany)) return [];
  const advice: Problem[] = [];
  for (const { file, schema, data } of files) {
    walkFields(fieldsOf(schema), data, (_field, value, path) => {
      if (typeof value !== 'string' || !value.toLowerCase().includes(sampleCompany.toLowerCase())) return;
      advice.push({
        file,
        field: fieldPath(path),
        problem: `names ${sampleCompany}, the company of the sample content`,
        fix: `Write ${company}, or remove it.`,
      });
    });
  }
  return advice;
};

const textOf = (files: readonly ContentFile[], field: string): string => {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  const value = isObject(site) ? site[field] : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * What could be better in texts and addresses. None of it blocks.
 * @returns advice in the order of the files, in the form of problems
 */
export const adviseOnTexts = ({ files }: Content): Problem[] => {
  const company = textOf(files, 'name');
  const own = hostOf(textOf(files, 'url')) ?? '';
  return [
    // Phrases of facts.json are no texts for visitors.
    ...files.filter(({ kind }) => kind !== 'facts').flatMap((file) => adviceOnFile(file, own)),
    ...adviceOnSearchResults(files, company),
    ...adviceOnSampleCompany(files, company),
    ...adviseOnSettings(files),
    ...adviseOnFacts(files),
  ];
};

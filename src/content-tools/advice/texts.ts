import { type Finding, joinFindings } from '../read/parse-json';

/** The beginning of every text that `npm run new` writes, so that none is published by mistake. */
export const sampleMark = 'Sample:';

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

/** A word twice in a row, other than those that good sentences may repeat. */
const repeatedWord = /(?<![\p{L}\p{N}])(?!(?:had|that)[ \n])(\p{L}+)[ \n]+\1(?![\p{L}\p{N}’'-])/iu;

/** At least two labels, of which the last is a top-level domain. */
const webHost = /^(?:[^.]+\.)+[a-z-]{2}[^.]*$/i;
/** Reserved for examples and single computers (RFC 2606). */
const reserved = /\.(?:example|test|invalid|local|localhost|internal)$|^(?:.*\.)?example\.(?:com|org|net)$/i;

/** The host of an address without `www.`; empty for what is no address. */
export const findHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/**
 * Judges by its form alone whether an address is a placeholder.
 * @param own host of the company's site, without www; in the sample content it is a reserved name
 * @returns why nobody can open it; undefined for an address that looks real
 */
export const explainDeadAddress = (address: string, own: string): string | undefined => {
  const written = /^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`;
  if (/^(?:h?t?tps?|htt|https?p+):?\/{0,2}/i.test(written) && !/^https?:\/\/[^/]/i.test(written)) {
    return 'does not begin with https://';
  }
  const host = findHost(written);
  const isReal = webHost.test(host) && !reserved.test(host);
  return isReal || `.${host}`.endsWith(`.${own}`) ? undefined : 'no site on the web can have';
};

/** Everything in a text that looks like a web or email address. */
const findAddresses = (text: string): string[] =>
  [...text.matchAll(/(?:\b[a-z]{3,6}:\/+(?=\w)|\bwww\.)[^\s"“”()<>]*|[\w.+-]+@[\w.-]+/gi)].map(([found]) =>
    found.replace(/[.,;:!?’']+$/, ''),
  );

/** HTML and Markdown, which the site does not read. */
const markupPattern =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|&(?:amp|lt|gt|nbsp|quot);|\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} \S|^[-*] \S|`[^`]+`/gi;

/** What to do about markup that the site does not read. */
export const markupFixes = {
  plain: 'Write plain text; the page decides how it looks.',
  rich: 'Articles know *emphasis*, with one star at each end, and links to pages of this site: [words](/contact-us).',
};

/** @param own host of the company's site, without www */
export const adviseOnText = (text: string, own: string, markupFix = markupFixes.plain): Finding[] => {
  const findings: Finding[] = [];
  const add = (problem: string, fix: string) => findings.push({ problem, fix });
  const twice = repeatedWord.exec(text)?.[1];
  if (twice) add(`has the word "${twice}" twice in a row`, 'Remove one.');
  const leftover = leftovers.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (leftover) {
    add(`still has "${leftover}", which looks like sample text`, 'Write your own text, or remove it.');
  }
  if (/ {2,}/.test(text)) add('has two spaces in a row', 'Remove one.');
  const markup = [...new Set(text.match(markupPattern))].map((found) => `"${found}"`).join(', ');
  if (markup) add(`has ${markup}, which visitors see as it is written`, markupFix);
  const addresses = findAddresses(text).flatMap((found) => {
    const dead = explainDeadAddress(found.slice(found.indexOf('@') + 1), own);
    const fix = 'Open the page in a browser and copy its address from there, or leave it out.';
    return dead ? { problem: `has the address "${found}", which ${dead}`, fix } : [];
  });
  return [...findings, joinFindings(addresses) ?? []].flat();
};

import type { z } from 'zod';
import { facts, office } from '../../content-model/company';
import { isObject } from '../../is-object';
import { inspectValues } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const digits: Readonly<Record<string, string>> = {
  both: '2',
  ...Object.fromEntries(numbers.map((word, at) => [word, String(at)])),
};

/** A figure with its unit, a clock, or a number as a word: "140", "6.4", "94%", "9:30", "five". */
const figure = String.raw`(\d+:\d\d|\d[\d.,]*\d|\d|(?<![\p{L}-])(?:${Object.keys(digits).join('|')})(?![\p{L}]))(%?)`;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A phrase ends with a whole word: "# working day" is not in "five working days". */
const buildPattern = (phrase: string): RegExp => {
  const [before = '', after = ''] = phrase.split('#').map(escapePattern);
  return new RegExp(`${before}${figure}${after}${/\p{L}$/u.test(after) ? String.raw`(?!\p{L})` : ''}`, 'giu');
};

/** A fact with each of its phrases: most texts lack its words, and are not searched with its pattern. */
const toFacts = (source: string, { name, value, phrases }: z.infer<typeof facts>['facts'][number]) =>
  phrases.map((phrase) => ({
    name,
    value,
    source,
    words: phrase.toLowerCase().split('#'),
    pattern: buildPattern(phrase),
  }));

/** The figures of `facts.json`, and the offices' hours; none of a file while it has mistakes. */
const readFacts = ({ kind, file, data }: ContentFile) => {
  if (kind === 'facts') {
    return (facts.loose().safeParse(data).data?.facts ?? []).flatMap((fact) => toFacts('facts.json', fact));
  }
  const { name = '', hours = [] } = (kind === 'office' && office.loose().safeParse(data).data) || {};
  const [first] = hours;
  if (!first) return [];
  // After a lunch break, an office opens again on the same days.
  const last = hours.findLast(({ days }) => days === first.days) ?? first;
  const [opens = '', closes = ''] = [first.opens, last.closes].map((time) => time.replace(/^0/, ''));
  return [
    { name: 'opens', value: opens, phrases: [`${name} opens at #`, `# to ${closes} in ${name}`] },
    { name: 'closes', value: closes, phrases: [`${name} closes at #`, `${opens} to # in ${name}`] },
  ].flatMap((fact) => toFacts(file, fact));
};

/** A text, and how much of its beginning belongs to the field: a figure is read together with its label. */
const readStatement = (value: unknown): { text: string; own: number } => {
  if (typeof value === 'string') return { text: value, own: value.length };
  const figure = isObject(value) && typeof value.value === 'string' ? value.value : '';
  const label = isObject(value) ? (value.label ?? value.text) : '';
  return { text: `${figure} ${label}`, own: figure.length };
};

/** Finds texts that state a figure differently than `facts.json` or an office does. */
export const adviseOnFacts = (files: readonly ContentFile[]): Problem[] => {
  // Texts state it as "two offices" or "both offices".
  const offices = String(files.filter(({ kind }) => kind === 'office').length);
  const known = [
    ...files.flatMap(readFacts),
    ...toFacts('the offices folder', { name: 'offices', value: offices, phrases: ['# offices'] }),
  ];
  const texts = files.filter(({ kind }) => kind !== 'facts');
  return inspectValues(texts, ({ value: stated }) => {
    const { text, own } = readStatement(stated);
    const small = text.toLowerCase();
    const mentioned = known.filter(({ words }) => words.every((part) => small.includes(part)));
    return mentioned.flatMap(({ name, value, source, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: said, 1: number = '', 2: percent, index }) => {
        if (index >= own || (digits[number.toLowerCase()] ?? number) + percent === value) return [];
        const problem = `says "${said}", but ${source} has ${value} (${name})`;
        return { problem, fix: 'Correct the one that is wrong.' };
      }),
    );
  });
};

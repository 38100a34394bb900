import type { z } from 'zod';
import { facts, office } from '../../content-model/company';
import { isObject } from '../../is-object';
import { listEntryValues } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';
import { fieldPath } from '../schema/fields';

type Stated = z.infer<typeof facts>['facts'][number];

interface Fact extends Pick<Stated, 'name' | 'value'> {
  /** Where it stands. */
  source: string;
  pattern: RegExp;
}

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const words: readonly string[] = ['zero', ...ones.split(' '), 'seventeen', 'eighteen', 'nineteen', 'twenty'];

/** A figure with its unit, a clock, or a number as a word: "140", "6.4", "94%", "9:30", "five". */
const figure = String.raw`(\d+:\d\d|\d[\d.,]*\d|\d|(?<![\p{L}-])(?:${words.join('|')})(?![\p{L}]))(%?)`;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A phrase ends with a whole word: "# working day" is not in "five working days". */
const buildPattern = (phrase: string): RegExp => {
  const [before = '', after = ''] = phrase.split('#').map(escapePattern);
  return new RegExp(`${before}${figure}${after}${/\p{L}$/u.test(after) ? String.raw`(?!\p{L})` : ''}`, 'giu');
};

const toFacts = (source: string, { name, value, phrases }: Stated): Fact[] =>
  phrases.map((phrase) => ({ name, value, source, pattern: buildPattern(phrase) }));

/** The figures of `facts.json`, and the offices' hours; none of a file while it has mistakes. */
const readFacts = ({ kind, file, data }: ContentFile): Fact[] => {
  if (kind === 'facts') {
    return (facts.loose().safeParse(data).data?.facts ?? []).flatMap((fact) => toFacts('facts.json', fact));
  }
  const { name, hours } = (kind === 'office' && office.loose().safeParse(data).data) || {};
  const [opens, closes] = [hours?.[0]?.opens, hours?.[0]?.closes].map(
    (time) => time?.replace(/^0/, '') ?? '',
  );
  if (!name || !opens || !closes) return [];
  return [
    { name: 'opens', value: opens, phrases: [`${name} opens at #`, `# to ${closes} in ${name}`] },
    { name: 'closes', value: closes, phrases: [`${name} closes at #`, `${opens} to # in ${name}`] },
  ].flatMap((fact) => toFacts(file, fact));
};

/** A text, and how much of its beginning belongs to the field: a figure is read together with its label. */
const listStatements = (value: unknown): { text: string; own: number; field: string[] }[] => {
  if (typeof value === 'string') return [{ text: value, own: value.length, field: [] }];
  if (!isObject(value) || typeof value.value !== 'string') return [];
  const label = value.label ?? value.text;
  return typeof label === 'string'
    ? [{ text: `${value.value} ${label}`, own: value.value.length, field: ['value'] }]
    : [];
};

const digits = (number: string): string => {
  const at = words.indexOf(number.toLowerCase());
  return at === -1 ? number : String(at);
};

/** Finds texts that state a figure differently than `facts.json` or an office does. */
export const adviseOnFacts = (files: readonly ContentFile[]): Problem[] => {
  const known = files.flatMap(readFacts);
  return files
    .filter(({ kind }) => kind !== 'facts')
    .flatMap((entry) =>
      listEntryValues(entry).flatMap(({ value, path }) =>
        listStatements(value).flatMap(({ text, own, field }) =>
          known.flatMap((fact) =>
            [...text.matchAll(fact.pattern)].flatMap(({ 0: said, 1: number = '', 2: percent = '', index }) =>
              index >= own || digits(number) + percent === fact.value
                ? []
                : {
                    file: entry.file,
                    field: fieldPath([...path, ...field]),
                    problem: `says "${said}", but ${fact.source} has ${fact.value} (${fact.name})`,
                    fix: 'Correct the one that is wrong.',
                  },
            ),
          ),
        ),
      ),
    );
};

import type { z } from 'zod';
import { facts } from '../../content-model/company';
import { inspectTexts } from '../read/inspect-texts';
import type { ContentFile, Problem } from '../read/read-content';

interface Fact {
  name: string;
  value: string;
  pattern: RegExp;
}

/** A figure with its unit: "140", "6.4", "94%", "30". */
const figure = String.raw`(\d[\d.,]*\d|\d)(%?)`;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const buildPattern = (phrase: string): RegExp => {
  const [before = '', after = ''] = phrase.split('#').map(escapePattern);
  return new RegExp(`${before}${figure}${after}`, 'gi');
};

/** None while the file has mistakes. */
const readFacts = (files: readonly ContentFile[]): Fact[] => {
  const read = facts.loose().safeParse(files.find(({ kind }) => kind === 'facts')?.data);
  const found: z.infer<typeof facts>['facts'] = read.data?.facts ?? [];
  return found.flatMap(({ name, value, phrases }) =>
    phrases.map((phrase) => ({ name, value, pattern: buildPattern(phrase) })),
  );
};

/** Finds texts that state a figure of the company differently than `facts.json` does. */
export const adviseOnFacts = (files: readonly ContentFile[]): Problem[] => {
  const known = readFacts(files);
  const texts = files.filter(({ kind }) => kind !== 'facts');
  return inspectTexts(texts, ({ text }) =>
    known.flatMap((fact) =>
      [...text.matchAll(fact.pattern)].flatMap(([said, number = '', percent = '']) =>
        number + percent === fact.value
          ? []
          : {
              problem: `says "${said}", but facts.json has ${fact.value} (${fact.name})`,
              fix: 'Correct the one that is wrong.',
            },
      ),
    ),
  );
};

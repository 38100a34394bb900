import { isObject } from '../is-object';
import { fieldPath, fieldsOf, walkFields } from './fields-of';
import type { ContentFile, Problem } from './read';

interface Fact {
  name: string;
  value: string;
  pattern: RegExp;
}

/** A figure with its unit: "140", "6.4", "94%", "30". */
const figure = String.raw`(\d[\d.,]*\d|\d)(%?)`;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = (phrase: string): RegExp => {
  const [before = '', after = ''] = phrase.split('#').map(escaped);
  return new RegExp(`${before}${figure}${after}`, 'gi');
};

const factsIn = (files: readonly ContentFile[]): Fact[] =>
  files
    .filter(({ kind }) => kind === 'facts')
    .flatMap(({ data }) => (isObject(data) && Array.isArray(data.facts) ? data.facts : []))
    .flatMap((fact: unknown): Fact[] => {
      if (!isObject(fact) || !Array.isArray(fact.phrases)) return [];
      const { name, value } = fact;
      if (typeof name !== 'string' || typeof value !== 'string') return [];
      return fact.phrases.map((phrase) => ({ name, value, pattern: patternOf(String(phrase)) }));
    });

/** Texts that state a figure of the company differently than `facts.json` does. */
export const adviseOnFacts = (files: readonly ContentFile[]): Problem[] => {
  const facts = factsIn(files);
  const advice: Problem[] = [];
  for (const { file, kind, schema, data } of files) {
    if (kind === 'facts') continue;
    walkFields(fieldsOf(schema), data, (_field, value, path) => {
      if (typeof value !== 'string') return;
      for (const fact of facts) {
        for (const [said, number = '', percent = ''] of value.matchAll(fact.pattern)) {
          if (number + percent === fact.value) continue;
          advice.push({
            file,
            field: fieldPath(path),
            problem: `says "${said}", but facts.json has ${fact.value} (${fact.name})`,
            fix: 'Correct the one that is wrong.',
          });
        }
      }
    });
  }
  return advice;
};

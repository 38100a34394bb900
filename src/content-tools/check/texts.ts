import { singles } from '../../content-model';
import { languages, listMissing, mergeTexts } from '../../content-model/texts/languages';
import type { Content, Problem } from '../read/read-content';

/** Checks that no text of the interface is missing in a language that the site does not bring. */
export const checkTexts = ({ files }: Content): Problem[] => {
  const find = (single: string) => Object(files.find(({ kind }) => kind === single)?.data);
  const missing = listMissing(mergeTexts(String(find('site').locale ?? 'en'), find('texts')));
  const known = `the site brings ${Object.keys(languages).join(', ')}`;
  const fix = `Copy it from src/content-model/texts/en.json to ${singles.texts.file} and translate it; ${known}.`;
  return missing.map((field) => ({ file: singles.texts.file, field, problem: 'is missing', fix }));
};

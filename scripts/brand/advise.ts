import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { singles } from '../../src/content-model';
import type { Problem } from '../../src/content-tools/read/read-content';
import { readTheme } from '../../src/content-tools/read/read-theme';

/** Advises to run `npm run brand` after a change of the fonts or of the icon in the project's own content. */
export const adviseOnBrand = (content: string): Problem[] => {
  if (content !== resolve('content')) return [];
  const { fonts, icon } = readTheme(content);
  const css = readFileSync('src/styles/fonts.css', 'utf8');
  const isNew = {
    fonts: [fonts.display, fonts.text].some(({ family }) => !css.includes(`font-family: "${family}`)),
    icon: icon && !readFileSync(join(content, icon)).equals(readFileSync('static/favicon.svg')),
  };
  const { file } = singles.theme;
  const advice = { problem: 'is newer than the files of static/', fix: 'Run npm run brand.' };
  return Object.entries(isNew).flatMap(([field, is]) => (is ? { file, field, ...advice } : []));
};

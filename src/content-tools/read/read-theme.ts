import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singles } from '../../content-model';
import { type Theme, theme } from '../../content-model/theme';

export const themeFile = (content: string): string => join(content, singles.theme.file);

/** The theme of a content folder; throws if it has mistakes, which the check explains. */
export const readTheme = (content: string): Theme => {
  const { $schema: _, ...fields } = JSON.parse(
    readFileSync(themeFile(content), 'utf8').replace(/^\ufeff/, ''),
  );
  return theme.parse(fields);
};

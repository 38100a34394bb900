import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FileChanges } from '../../src/content-tools/edit/file-changes';
import { readTheme } from '../../src/content-tools/read/read-theme';
import { cutFonts } from './cut-fonts';
import { drawIcons } from './draw-icons';

const note =
  '/* Written by `npm run brand`. Most pages need the files of few letters alone. Those of others are separate families, because\n   Chromium prepares every file of a family for each font size and falls back to a system font until they are loaded. */\n';

/**
 * Writes the fonts and icons of a company in place of those before.
 * @param content its content folder
 * @param changes to the files of the project
 * @returns how many there are
 */
export const writeBrand = async (content: string, changes: FileChanges) => {
  const theme = readTheme(content);
  const site = z
    .object({ mark: z.string(), locale: z.string() })
    .parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));
  const { files, css } = await cutFonts(theme.fonts, site.locale);
  const icons = await drawIcons(readFileSync(join(content, theme.icon ?? site.mark)), theme.colours.cream);

  const fonts = join('static', 'fonts');
  for (const name of readdirSync(fonts)) if (name.endsWith('.woff2')) changes.remove(join(fonts, name));
  for (const [name, data] of files) changes.write(join(fonts, name), data);
  for (const [name, data] of icons) changes.write(join('static', name), data);
  changes.write(join('src', 'styles', 'fonts.css'), `${note}${css}`);
  return { fonts: files.size, icons: icons.size };
};

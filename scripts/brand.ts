import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../src/content-folder';
import { readTheme } from '../src/content-tools/read/read-theme';
import { cutFonts } from './brand/cut-fonts';
import { drawIcons } from './brand/draw-icons';
import { runCommand } from './terminal';

/** `npm run brand`: writes the fonts and icons of the company whose content is in `content/`. */
const main = async (): Promise<void> => {
  const content = contentFolder();
  const theme = readTheme(content);
  const site = z
    .object({ mark: z.string(), locale: z.string() })
    .parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));
  const { files, css } = await cutFonts(theme.fonts, site.locale);
  const icons = await drawIcons(readFileSync(join(content, theme.icon ?? site.mark)), theme.colours.cream);

  const fonts = join('static', 'fonts');
  mkdirSync(fonts, { recursive: true });
  for (const name of readdirSync(fonts)) if (name.endsWith('.woff2')) rmSync(join(fonts, name));
  for (const [name, data] of files) writeFileSync(join(fonts, name), data);
  for (const [name, data] of icons) writeFileSync(join('static', name), data);
  const note =
    '/* Written by `npm run brand`. Most pages need the files of few letters alone. Those of others are separate families, because\n   Chromium prepares every file of a family for each font size and falls back to a system font until they are loaded. */\n';
  writeFileSync(join('src', 'styles', 'fonts.css'), `${note}${css}`);
  process.stdout.write(`${files.size} fonts and ${icons.size} icons written to static/\n`);
};

runCommand(main);

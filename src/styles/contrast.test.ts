import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { signPairs, textPairs } from '../content-model/theme/contrast';

const source = resolve(__dirname, '..');

test('every colour that a style sheet gives to text is measured by the check of the theme', () => {
  // The editor is no page of the site, and has the colours of Decap CMS.
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.startsWith('cms'),
  );
  // `--words` is ink or white, chosen by the slide, `--figure-label` one of these; `--coral` colours a decorative arrow; `#000` is for print.
  const measured = new Set([
    ...[...textPairs, ...signPairs].map(([name]) =>
      name.replaceAll(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`),
    ),
    'inherit',
    'words',
    'figure-label',
    'coral',
    '#000',
  ]);
  const used = sheets.flatMap((name) =>
    [
      ...readFileSync(join(source, name), 'utf8').matchAll(/(?<![\w-])color: (?:(?:var|env)\(--)?([#\w-]+)/g),
    ].map(([, colour = '']) => `${colour} (${name})`),
  );
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((use) => !measured.has(use.split(' ')[0] ?? ''))).toEqual([]);
});

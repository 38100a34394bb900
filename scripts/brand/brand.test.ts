import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { readTheme } from '../../src/content-tools/read/read-theme';
import { companyContent, secondCompanyContent } from '../../tests/test-companies';
import { cutFonts } from './cut-fonts';
import { drawIcons } from './write-brand';

const sample = readTheme(companyContent).fonts;

test('the fonts of the sample are as small as they were, and named by what is in them', async () => {
  const { files, css } = await cutFonts(sample, 'en-IN');
  const sizes = Object.fromEntries([...files].map(([name, data]) => [name.split('.')[0], data.length]));
  expect(Object.keys(sizes)).toEqual([
    'display-latin',
    'display',
    'display-signs',
    'text-latin',
    'text',
    'text-signs',
  ]);
  expect((sizes.display ?? 0) + (sizes.text ?? 0)).toBeLessThan(22_800);
  for (const name of files.keys()) expect(css).toContain(`url("/fonts/${name}")`);
});

test('fallbacks take as much room as the fonts', async () => {
  const { css } = await cutFonts(sample, 'en-IN');
  const georgia = /local\("Georgia"\)[^}]*size-adjust: ([^;]+);\s+ascent-override: ([^;]+)/
    .exec(css)
    ?.slice(1);
  expect(georgia).toEqual(['114.63%', '91.25%']);
});

test.each([
  ['en-IN', 'U+0100-02BA', 1],
  // Headings have Polish letters, too.
  ['pl-PL', 'U+0100-02BA', 2],
])('in %s %s is there %i times', async (locale, range, times) => {
  const { css } = await cutFonts(sample, locale);
  expect(css.split(`unicode-range: ${range}`)).toHaveLength(times + 1);
});

test('a family without a variable package has a file for each weight', async () => {
  const text = { family: 'Noto Serif', fallback: 'serif' } as const;
  const { files, css } = await cutFonts({ display: text, text }, 'de-DE');
  expect([...files.keys()].map((name) => name.split('.')[0])).toEqual(
    expect.arrayContaining(['text-400', 'text-600']),
  );
  expect(css).toContain('--face-display: "Noto Serif Display"');
});

test('a family that is not installed says how to install it', async () => {
  const display = { family: 'Comic Neue', fallback: 'serif' } as const;
  await expect(cutFonts({ ...sample, display }, 'de-DE')).rejects.toThrow(
    'Comic Neue is not installed: npm install --save-exact @fontsource/comic-neue',
  );
});

test('the icons have their sizes, and an ICO file holds a PNG', async () => {
  const mark = readFileSync(join(secondCompanyContent, 'brand/mark.svg'));
  const icons = await drawIcons(mark, '#fbfaf4');
  for (const [name, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    expect(await sharp(icons.get(name)).metadata()).toMatchObject({
      width: size,
      height: size,
      format: 'png',
    });
  }
  expect(await sharp(icons.get('favicon.ico')?.subarray(22)).metadata()).toMatchObject({
    width: 32,
    format: 'png',
  });
});

test('the files of static/ are those that the style sheet names', () => {
  const css = readFileSync(resolve('src/styles/fonts.css'), 'utf8');
  const named = [...css.matchAll(/url\("(\/fonts\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(join('static', path)))).toEqual([]);
});

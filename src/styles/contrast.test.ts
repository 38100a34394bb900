import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(__dirname, '..');
const tokens = new Map(
  [...readFileSync(join(__dirname, 'tokens.css'), 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

type Colour = [red: number, green: number, blue: number];

/** A token, a `#rrggbb` or, as `foam 35% on cream`, a translucent token on another. */
const readColour = (name: string): Colour => {
  const mixed = /^(\S+) (\d+)% on (\S+)$/.exec(name);
  if (mixed) {
    const [, over = '', percent, under = ''] = mixed;
    const [above, below] = [readColour(over), readColour(under)];
    const part = Number(percent) / 100;
    const mix = (at: 0 | 1 | 2) => above[at] * part + below[at] * (1 - part);
    return [mix(0), mix(1), mix(2)];
  }
  const hex = name.startsWith('#') ? name : tokens.get(name);
  if (!hex) throw new Error(`There is no colour ${name}`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [readColour(one), readColour(other)].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Every text colour, and its backgrounds. */
const textPairs: Record<string, readonly string[]> = {
  ink: [
    'cream',
    'white',
    'mist',
    'horizon',
    'sand',
    'foam',
    'error-background',
    'foam 35% on cream',
    'foam 35% on mist',
  ],
  'ink-soft': ['cream', 'white', 'mist', 'horizon'],
  'sea-deep': [
    'cream',
    'white',
    'mist',
    'horizon',
    'error-background',
    'foam 35% on cream',
    'foam 35% on mist',
  ],
  'coral-deep': ['cream', 'white', 'mist', 'error-background'],
  current: ['cream', 'white', 'mist', 'foam 35% on cream', 'foam 35% on mist'],
  error: ['cream', 'white', 'mist'],
  white: ['ink', 'sea-deep', 'ink-soft', 'current', 'error'],
  foam: ['ink'],
  marigold: ['ink', 'sea-deep'],
  'on-ink': ['ink'],
  'on-ink-soft': ['ink'],
  'on-ink-strong': ['ink', 'sea-deep'],
};

/** Icons and lines that carry meaning without being text (WCAG 1.4.11). */
const signPairs: Record<string, readonly string[]> = {
  'ring-1': ['cream', 'white', 'mist', 'sand'],
  'ring-2': ['cream', 'white', 'mist'],
  current: ['cream', 'white', 'mist', 'horizon'],
  error: ['cream', 'white', 'error-background'],
  'field-line': ['white', 'cream'],
  white: ['leaf'],
  marigold: ['ink'],
  'ring-3': ['ink'],
};

const pairs = (table: Record<string, readonly string[]>): [string, string][] =>
  Object.entries(table).flatMap(([colour, grounds]) =>
    grounds.map((ground): [string, string] => [colour, ground]),
  );

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('ink', 'ink')).toBe(1);
});

test.each(pairs(textPairs))('text in %s can be read on %s: at least 4.5 to 1', (colour, ground) => {
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(signPairs))('a sign in %s can be seen on %s: at least 3 to 1', (colour, ground) => {
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
});

test('every colour that a style sheet gives to text is measured here', () => {
  // The editor is no page of the site, and has the colours of Decap CMS.
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.startsWith('cms'),
  );
  // `--words` is ink or white, chosen by the slide, `--figure-label` one of these; `--coral` colours a decorative arrow; `#000` is for print.
  const measured = new Set([
    ...Object.keys(textPairs),
    ...Object.keys(signPairs),
    'inherit',
    'words',
    'figure-label',
    'coral',
    '#000',
  ]);
  const used = sheets.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/(?<![\w-])color: (?:var\(--)?([#\w-]+)/g)].map(
      ([, colour = '']) => `${colour} (${name})`,
    ),
  );
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((use) => !measured.has(use.split(' ')[0] ?? ''))).toEqual([]);
});

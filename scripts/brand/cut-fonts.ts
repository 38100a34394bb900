import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';
import type { Theme } from '../../src/content-model/theme';

/** Most English pages need these letters alone. */
const english =
  'U+0000-00A0, U+00A9, U+00AB, U+00AD-00AE, U+00B0, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';
/** The rest of Western Europe's. */
const latin =
  'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
/** Of Latin's other letters those of living languages, and currencies. */
const latinExt = 'U+0100-02BA, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0';
/** Languages whose headings need no others. */
const western = /^(da|de|en|es|fi|fr|ga|is|it|nb|nl|pt|sv)-/;
/** The serif fallbacks leave other currencies to the fonts that have them. */
const noCurrencies = 'U+0-209F, U+20AC, U+20D0-10FFFF';

const features = ['kern', 'liga', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * Fonts of visitors' systems, and the mean width of their small letters, in em. With these widths the fewest first headings
 * and taglines of the site take another number of lines, from 320 to 440 px, once the web fonts arrive.
 */
const systemFonts: Readonly<Record<string, readonly (readonly [width: number, ...names: string[]])[]>> = {
  serif: [
    [0.549206, 'DejaVu Serif'],
    [0.507039, 'Noto Serif', 'NotoSerif-Regular'],
    [0.472404, 'Georgia', 'Gelasio'],
    [0.43706, 'Times New Roman', 'Liberation Serif', 'Tinos'],
  ],
  'sans-serif': [
    [0.539961, 'DejaVu Sans'],
    [0.472959, 'Arial', 'Roboto', 'Liberation Sans', 'Arimo'],
  ],
};

/** Code points of a CSS unicode-range. */
const listLetters = (range: string): string =>
  range
    .split(', ')
    .map((span) => {
      const [first = 0, last = first] = span
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
    })
    .join('')
    .replaceAll(/\p{Cc}/gu, '');

const findPackage = (family: string, scope = '@fontsource') =>
  `${scope}/${family.toLowerCase().replaceAll(' ', '-')}`;

/** The files of a family: for text one for all weights if it varies, otherwise one for each that the site uses. */
const findFiles = (family: string, weight: number, isText: boolean) => {
  const variable = findPackage(family, '@fontsource-variable');
  const varies = isText && existsSync(join('node_modules', variable));
  const name = varies ? variable : findPackage(family);
  const folder = join('node_modules', name);
  if (!existsSync(folder)) throw new Error(`${family} is not installed: npm install --save-exact ${name}`);
  const slug = name.slice(name.indexOf('/') + 1);
  const cutAs = (declared: string, part: string) => ({
    declared,
    path: (subset: string) => `${name}/files/${slug}-${subset}-${part}-normal.woff2`,
  });
  const unicode: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const subsets = z.record(z.string(), z.string()).parse(unicode);
  // Headings are set in 400, whatever the weight of their file.
  if (!isText) return { subsets, cuts: [cutAs('400', `${weight}`)] };
  const each = [weight, 600].map((one) => cutAs(`${one}`, `${one}`));
  return { subsets, cuts: varies ? [cutAs(`${weight} 700`, 'wght')] : each };
};

const cut = (path: string, letters: string, targetFormat: 'woff2' | 'sfnt' = 'woff2') =>
  subsetFont(readFileSync(join('node_modules', path)), letters, {
    targetFormat,
    keepFeatures: targetFormat === 'sfnt' ? [] : features,
    noHinting: true,
    ...(path.includes('-wght-') && { variationAxes: { wght: { min: 400, max: 700 } } }),
  });

/** Height above and below the baseline, and mean width of the small letters, in em (OpenType: head, hhea, hmtx). */
const measure = async (path: string) => {
  const font = await cut(path, 'abcdefghijklmnopqrstuvwxyz', 'sfnt');
  const table = (tag: string) => font.subarray(font.readUInt32BE(font.indexOf(tag) + 8));
  const [unit, heights, widths] = [table('head').readUInt16BE(18), table('hhea'), table('hmtx')];
  const count = heights.readUInt16BE(34) - 1;
  const total = Array.from({ length: count }, (_, at) => widths.readUInt16BE(4 * (at + 1)));
  return {
    ascent: heights.readInt16BE(4) / unit,
    descent: -heights.readInt16BE(6) / unit,
    gap: heights.readInt16BE(8) / unit,
    width: total.reduce((sum, width) => sum + width, 0) / count / unit,
  };
};

const face = (family: string, rules: Readonly<Record<string, string | undefined>>): string => {
  const lines = Object.entries(rules).flatMap(([name, value]) => (value ? [`  ${name}: ${value};`] : []));
  return `@font-face {\n  font-family: "${family}";\n${lines.join('\n')}\n}\n`;
};

const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;

/** Fallbacks with the metrics of a web font, so that nothing shifts when it arrives. */
const writeFallbacks = async (family: string, path: string, fallback: string): Promise<string[]> => {
  const { ascent, descent, gap, width } = await measure(path);
  return (systemFonts[fallback] ?? []).map(([own, ...names]) => {
    const size = Number((width / own).toFixed(4));
    return face(`${family} Fallback`, {
      src: names.map((name) => `local("${name}")`).join(', '),
      'unicode-range': fallback === 'serif' ? noCurrencies : undefined,
      'size-adjust': percent(size),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'line-gap-override': percent(gap / size),
    });
  });
};

/**
 * Subsets the fonts of a theme: the letters, weights and features that pages use, and no hints.
 * @param locale language and country of the site, whose letters are there
 * @returns the font files by name, and the style sheet that names them
 */
export const cutFonts = async (
  { display, text, signs }: Theme['fonts'],
  locale: string,
): Promise<{ files: Map<string, Buffer>; css: string }> => {
  const files = new Map<string, Buffer>();
  const faces: string[] = [];
  const { script: code = 'Latn' } = new Intl.Locale(locale).maximize();
  const script = new Intl.DisplayNames('en', { type: 'script' }).of(code)?.toLowerCase() ?? '';
  const isUsed = (subset: string, isText: boolean): boolean =>
    (isText && subset === 'latin-ext') ||
    (subset !== 'latin' && subset.startsWith(script) && !western.test(locale));

  const add = (family: string, weight: string, src: string, range: string) =>
    faces.push(
      face(family, {
        src: `url("${src}") format("woff2")`,
        'font-weight': weight,
        'font-display': 'swap',
        'unicode-range': range,
      }),
    );
  const addCut = async (part: string, family: string, weight: string, path: string, range: string) => {
    const data = await cut(path, listLetters(range));
    // Files are cached for a year.
    const name = `${part}.${createHash('sha256').update(data).digest('hex').slice(0, 4)}.woff2`;
    files.set(name, data);
    add(family, weight, `/fonts/${name}`, range);
  };

  const addFont = async (role: 'display' | 'text', family: string) => {
    const font = role === 'text' ? text : display;
    const { subsets, cuts } = findFiles(font.family, font.weight ?? 400, role === 'text');
    for (const { declared, path } of cuts) {
      const part = cuts.length > 1 ? `${role}-${declared}` : role;
      // Where ranges overlap, the face that comes last counts.
      for (const [subset, range] of Object.entries(subsets).filter(([name]) =>
        isUsed(name, role === 'text'),
      )) {
        add(`${family} More`, declared, path(subset), subset === 'latin-ext' ? latinExt : range);
      }
      await addCut(`${part}-latin`, `${family} More`, declared, path('latin'), latin);
      await addCut(part, family, declared, path('latin'), english);
      if (!signs) continue;
      const lender = font.signsFrom && findFiles(font.signsFrom, 600, false).cuts[0];
      const range = Array.from(signs, (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
      const from = (lender || { path }).path('latin-ext');
      await addCut(`${part}-signs`, `${family} More`, declared, from, range.join(', '));
    }
    faces.push(...(await writeFallbacks(family, cuts[0]?.path('latin') ?? '', font.fallback)));
  };

  const families = { display: display.family, text: text.family };
  if (families.display === families.text) families.display += ' Display';
  await addFont('display', families.display);
  await addFont('text', families.text);
  const stack = (family: string) => [family, `${family} More`, `${family} Fallback`];
  const last = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };
  const write = (names: readonly string[], fallback: 'serif' | 'sans-serif') =>
    `${names.map((name) => `"${name}"`).join(', ')}, ${last[fallback]}`;
  const root = [
    `  --face-display: ${write([...stack(families.display), `${families.text} More`], display.fallback)};`,
    `  --face-text: ${write(stack(families.text), text.fallback)};`,
  ];
  return { files, css: [...faces, `:root {\n${root.join('\n')}\n}\n`].join('\n') };
};

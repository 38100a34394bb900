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
  Array.from(range.matchAll(/U\+(\w+)-?(\w*)/g), ([, first = '', last]) => {
    const from = Number.parseInt(first, 16);
    const count = last ? Number.parseInt(last, 16) - from + 1 : 1;
    return String.fromCodePoint(...Array.from({ length: count }, (_, at) => from + at));
  })
    .join('')
    .replaceAll(/\p{Cc}/gu, '');

/** What the names of subsets begin with whose letters headings have, too; none if Western Europe's are enough. */
const findScript = (locale: string): string | undefined => {
  if (western.test(locale)) return undefined;
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  return new Intl.DisplayNames('en', { type: 'script' }).of(script)?.toLowerCase();
};

/** The files of a family: for text one for all weights if it varies, otherwise one for each that the site uses. */
const findFiles = (family: string, weight: number, isText: boolean) => {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const varies = isText && existsSync(join('node_modules/@fontsource-variable', slug));
  const name = `@fontsource${varies ? '-variable' : ''}/${slug}`;
  const folder = join('node_modules', name);
  if (!existsSync(folder)) throw new Error(`${family} is not installed: npm install --save-exact ${name}`);
  const unicode: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const fixed = isText ? { [weight]: weight, 600: 600 } : { 400: weight };
  return {
    /** Ranges by the names of the subsets. */
    subsets: z.record(z.string(), z.string()).parse(unicode),
    /** Weights as the style sheet declares them, and as files have them. Headings are set in 400, whatever their file has. */
    weights: Object.entries(varies ? { [`${weight} 700`]: 'wght' } : fixed),
    path: (subset: string, part: string | number) => `${name}/files/${slug}-${subset}-${part}-normal.woff2`,
  };
};

const cut = (path: string, letters: string, targetFormat: 'woff2' | 'sfnt' = 'woff2') =>
  subsetFont(readFileSync(join('node_modules', path)), letters, {
    targetFormat,
    keepFeatures: targetFormat === 'sfnt' ? [] : features,
    noHinting: true,
    ...(path.includes('-wght-') && { variationAxes: { wght: { min: 400, max: 700 } } }),
  });

const face = (family: string, rules: Readonly<Record<string, string | undefined>>): string => {
  const lines = Object.entries(rules).flatMap(([name, value]) => (value ? [`  ${name}: ${value};`] : []));
  return `@font-face {\n  font-family: "${family}";\n${lines.join('\n')}\n}\n`;
};

/**
 * Fallbacks with the metrics of a web font, so that nothing shifts when it arrives: its height above and below the baseline,
 * and the mean width of its small letters (OpenType: head, hhea, hmtx).
 */
const writeFallbacks = async (family: string, path: string, fallback: string): Promise<string[]> => {
  const font = await cut(path, 'abcdefghijklmnopqrstuvwxyz', 'sfnt');
  const table = (tag: string) => font.subarray(font.readUInt32BE(font.indexOf(tag) + 8));
  const [unit, heights, widths] = [table('head').readUInt16BE(18), table('hhea'), table('hmtx')];
  const count = heights.readUInt16BE(34) - 1;
  const letters = Array.from({ length: count }, (_, at) => widths.readUInt16BE(4 * (at + 1)));
  const width = letters.reduce((sum, each) => sum + each, 0) / count / unit;
  return (systemFonts[fallback] ?? []).map(([own, ...names]) => {
    const size = Number((width / own).toFixed(4));
    const percent = (share: number): string => `${Number((100 * share).toFixed(2))}%`;
    return face(`${family} Fallback`, {
      src: names.map((name) => `local("${name}")`).join(', '),
      'unicode-range': fallback === 'serif' ? noCurrencies : undefined,
      'size-adjust': percent(size),
      'ascent-override': percent(heights.readInt16BE(4) / unit / size),
      'descent-override': percent(-heights.readInt16BE(6) / unit / size),
      'line-gap-override': percent(heights.readInt16BE(8) / unit / size),
    });
  });
};

/**
 * Subsets the fonts of a theme: the letters, weights and features that pages use, and no hints.
 * @param locale language and country of the site, whose letters are there
 * @returns the font files by name, and the style sheet that names them
 */
export const cutFonts = async (fonts: Theme['fonts'], locale: string) => {
  const files = new Map<string, Buffer>();
  const faces: string[] = [];
  const script = findScript(locale);
  const { display, text, signs = '' } = fonts;
  const signRange = Array.from(signs, (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  const names = {
    display: display.family === text.family ? `${display.family} Display` : display.family,
    text: text.family,
  };

  for (const role of ['display', 'text'] as const) {
    const { family, weight = 400, fallback, signsFrom } = fonts[role];
    const { subsets, weights, path } = findFiles(family, weight, role === 'text');
    const isUsed = (subset: string): boolean =>
      (role === 'text' && subset === 'latin-ext') ||
      (subset !== 'latin' && script !== undefined && subset.startsWith(script));

    for (const [declared, part] of weights) {
      const add = (name: string, src: string, range: string) =>
        faces.push(
          face(name, {
            src: `url("${src}") format("woff2")`,
            'font-weight': declared,
            'font-display': 'swap',
            'unicode-range': range,
          }),
        );
      const addCut = async (suffix: string, name: string, from: string, range: string) => {
        const data = await cut(from, listLetters(range));
        // Files are cached for a year.
        const hash = createHash('sha256').update(data).digest('hex').slice(0, 4);
        const file = `${weights.length > 1 ? `${role}-${declared}` : role}${suffix}.${hash}.woff2`;
        files.set(file, data);
        add(name, `/fonts/${file}`, range);
      };
      const more = `${names[role]} More`;
      // Where ranges overlap, the face that comes last counts.
      for (const [subset, range] of Object.entries(subsets)) {
        if (isUsed(subset)) add(more, path(subset, part), subset === 'latin-ext' ? latinExt : range);
      }
      await addCut('-latin', more, path('latin', part), latin);
      await addCut('', names[role], path('latin', part), english);
      if (!signs) continue;
      const lender = signsFrom && findFiles(signsFrom, 600, false).path('latin-ext', 600);
      await addCut('-signs', more, lender || path('latin-ext', part), signRange.join(', '));
    }
    faces.push(...(await writeFallbacks(names[role], path('latin', weights[0]?.[1] ?? ''), fallback)));
  }

  const last = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };
  const stack = (role: 'display' | 'text', ...more: string[]) => {
    const families = [names[role], `${names[role]} More`, `${names[role]} Fallback`, ...more];
    return `  --face-${role}: ${families.map((name) => `"${name}"`).join(', ')}, ${last[fonts[role].fallback]};`;
  };
  const root = [stack('display', `${names.text} More`), stack('text')];
  return { files, css: [...faces, `:root {\n${root.join('\n')}\n}\n`].join('\n') };
};

import { contrast, findNearest, layOver, luminance } from './colours';
import { type Colours, type Palette, themeColours } from './palette';

type Name = keyof Colours;
/** A colour, or one that lies on another with a share: foam over the page. */
type Ground = Name | readonly [over: Name, share: number, under: Name];
type Table = readonly (readonly [Name, readonly Ground[]])[];

const washes: readonly Ground[] = [
  ['foam', 0.35, 'cream'],
  ['foam', 0.35, 'mist'],
];

/** Every text colour, and its backgrounds (WCAG 1.4.3). */
export const textPairs: Table = [
  ['ink', ['cream', 'white', 'mist', 'horizon', 'sand', 'foam', 'errorBackground', ...washes]],
  ['inkSoft', ['cream', 'white', 'mist', 'horizon']],
  ['seaDeep', ['cream', 'white', 'mist', 'horizon', 'errorBackground', ...washes]],
  ['coralDeep', ['cream', 'white', 'mist', 'errorBackground']],
  ['current', ['cream', 'white', 'mist', ...washes]],
  ['error', ['cream', 'white', 'mist']],
  ['white', ['ink', 'seaDeep', 'inkSoft', 'current', 'error']],
  ['foam', ['ink']],
  ['marigold', ['ink', 'seaDeep']],
  ['onInk', ['ink']],
  ['onInkSoft', ['ink']],
  ['onInkStrong', ['ink', 'seaDeep']],
];

/** Icons and lines that carry meaning without being text (WCAG 1.4.11). */
export const signPairs: Table = [
  ['ring1', ['cream', 'white', 'mist', 'sand']],
  ['ring2', ['cream', 'white', 'mist']],
  ['current', ['cream', 'white', 'mist', 'horizon']],
  ['error', ['cream', 'white', 'errorBackground']],
  ['fieldLine', ['white', 'cream']],
  ['white', ['leaf']],
  ['marigold', ['ink']],
  ['ring3', ['ink']],
];

const listPairs = (kind: string, table: Table, least: number) =>
  table.flatMap(([colour, grounds]) => grounds.map((ground) => ({ kind, colour, ground, least })));

const pairs = [...listPairs('Text', textPairs, 4.5), ...listPairs('A sign', signPairs, 3)];
type Pair = (typeof pairs)[number];

/** The contrast of a pair, as a share of what it needs. */
const measure = (colours: Colours, { colour, ground, least }: Pair): number => {
  const below =
    typeof ground === 'string' ? colours[ground] : layOver(colours[ground[0]], ground[1], colours[ground[2]]);
  return contrast(colours[colour], below) / least;
};

/** The pairs that are too faint, the worst first. */
const listFaint = (palette: Palette) => {
  const colours = themeColours(palette);
  return pairs
    .map((pair) => ({ ...pair, share: measure(colours, pair) }))
    .filter(({ share }) => share < 1)
    .sort((one, other) => one.share - other.share);
};

/** The smallest change of a colour that the theme names, towards black or white, that cures a pair and spoils no other. */
const findCures = (palette: Palette, name: Name, { colour, ground }: Pair) => {
  const place = name in palette.colours ? 'colours' : 'exact';
  if (!palette[place] || !(name in palette[place])) return [];
  const before = themeColours(palette);
  const kept = pairs.filter(
    (pair) => (pair.colour === colour && pair.ground === ground) || measure(before, pair) >= 1,
  );
  const change = (value: string): Palette => ({ ...palette, [place]: { ...palette[place], [name]: value } });
  return Object.entries({ darker: '#000000', lighter: '#ffffff' }).flatMap(([direction, end]) => {
    const value = findNearest(before[name], end, (candidate) => {
      const after = themeColours(change(candidate));
      return kept.every((pair) => measure(after, pair) >= 1);
    });
    if (!value) return [];
    const changed = change(value);
    const size = Math.abs(luminance(value) - luminance(before[name]));
    return [{ place, name, direction, value, changed, left: listFaint(changed).length, size }];
  });
};

/**
 * What cannot be read or told apart with a theme's colours, the worst first, each after the changes before it.
 * @returns where the theme names the colour, and a sentence with what to change
 */
export const findFaintPairs = (
  palette: Palette,
): { path: [place: string, name: string]; problem: string }[] => {
  const [worst] = listFaint(palette);
  if (!worst) return [];
  const { kind, colour, ground, least, share } = worst;
  const on = typeof ground === 'string' ? ground : ground[0];
  const problem = `${kind} in ${colour} on ${on} has a contrast of ${(share * least).toFixed(2)} to 1 and needs ${least}`;
  const [cure] = [colour, on]
    .flatMap((name) => findCures(palette, name, worst))
    .sort((one, other) => one.left - other.left || one.size - other.size);
  if (!cure) return [{ path: ['colours', on], problem: `${problem}: choose other colours` }];
  const { place, name, direction, value, changed } = cure;
  return [
    { path: [place, name], problem: `${problem}: make ${name} ${direction}, for example ${value}` },
    ...findFaintPairs(changed),
  ];
};

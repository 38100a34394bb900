import { contrast, findNearest, layOver, luminance } from './colours';
import { baseColours, type Colours, type Palette, themeColours } from './tokens';

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

interface Pair {
  kind: 'Text' | 'A sign';
  colour: Name;
  ground: Ground;
  least: number;
}

const listPairs = (kind: Pair['kind'], table: Table, least: number): Pair[] =>
  table.flatMap(([colour, grounds]) => grounds.map((ground) => ({ kind, colour, ground, least })));

const pairs = [...listPairs('Text', textPairs, 4.5), ...listPairs('A sign', signPairs, 3)];

const readGround = (colours: Colours, ground: Ground): string =>
  typeof ground === 'string' ? colours[ground] : layOver(colours[ground[0]], ground[1], colours[ground[2]]);

const measure = (colours: Colours, { colour, ground }: Pair): number =>
  contrast(colours[colour], readGround(colours, ground));

/** Where a theme names a colour; undefined for one that follows from others. */
const findPlace = ({ exact }: Palette, name: Name): 'colours' | 'exact' | undefined => {
  if (baseColours.some((base) => base === name)) return 'colours';
  return exact && Object.hasOwn(exact, name) ? 'exact' : undefined;
};

/** A theme with another value of one of its colours. */
const change = (palette: Palette, place: 'colours' | 'exact', name: Name, value: string): Palette => ({
  ...palette,
  [place]: { ...palette[place], [name]: value },
});

const listFaint = (palette: Palette) => {
  const colours = themeColours(palette);
  return pairs.flatMap((pair) => {
    const ratio = measure(colours, pair);
    return ratio < pair.least ? [{ pair, ratio }] : [];
  });
};

/** The smallest changes of a colour towards black or white that cure a pair and spoil no other. */
const findCure = (palette: Palette, pair: Pair, name: Name) => {
  const place = findPlace(palette, name);
  if (!place) return [];
  const before = themeColours(palette);
  const others = pairs.filter((each) => each !== pair && measure(before, each) >= each.least);
  return (['darker', 'lighter'] as const).flatMap((direction) => {
    const value = findNearest(before[name], direction === 'darker' ? '#000000' : '#ffffff', (candidate) => {
      const after = themeColours(change(palette, place, name, candidate));
      return [pair, ...others].every((each) => measure(after, each) >= each.least);
    });
    if (!value) return [];
    const changed = change(palette, place, name, value);
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
  const [worst] = listFaint(palette).sort(
    (one, other) => one.ratio / one.pair.least - other.ratio / other.pair.least,
  );
  if (!worst) return [];
  const { pair, ratio } = worst;
  const { kind, colour, ground, least } = pair;
  const on = typeof ground === 'string' ? ground : ground[0];
  const problem = `${kind} in ${colour} on ${on} has a contrast of ${ratio.toFixed(2)} to 1 and needs ${least}`;
  const [cure] = [colour, on]
    .flatMap((name) => findCure(palette, pair, name))
    .sort((one, other) => one.left - other.left || one.size - other.size);
  if (!cure) return [{ path: ['colours', on], problem: `${problem}: choose other colours` }];
  const { place, name, direction, value, changed } = cure;
  return [
    { path: [place, name], problem: `${problem}: make ${name} ${direction}, for example ${value}` },
    ...findFaintPairs(changed),
  ];
};

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** @param colour `#rrggbb` */
export const toRgb = (colour: string): Rgb => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Light itself instead of sRGB, both from 0 to 1 (CSS Color 4). */
const toLinear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.abs(light) ** (1 / 2.4) - 0.055;

const multiply = (rows: readonly Rgb[], [x, y, z]: Rgb): Rgb => {
  const [first = 0, second = 0, third = 0] = rows.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
};
const map = ([x, y, z]: Rgb, change: (value: number) => number): Rgb => [change(x), change(y), change(z)];

// OKLab, in which half-way is where the eye sees it (https://bottosson.github.io/posts/oklab/).
const toCones: Rgb[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: Rgb[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/**
 * A colour between two. Mixing OKLab is mixing the cube roots of the cones' light, as the rest of it is linear.
 * @param share of the other colour, from 0 to 1
 */
export const mix = (one: string, other: string, share: number): string => {
  const cones = (colour: string) =>
    map(
      multiply(
        toCones,
        map(toRgb(colour), (channel) => toLinear(channel / 255)),
      ),
      Math.cbrt,
    );
  const [first, second] = [cones(one), cones(other)];
  const between = (at: 0 | 1 | 2) => (first[at] * (1 - share) + second[at] * share) ** 3;
  return toHex(
    map(multiply(fromCones, [between(0), between(1), between(2)]), (light) => 255 * fromLinear(light)),
  );
};

/** What the eye gets of a translucent colour over another, as browsers compute it. */
export const layOver = (above: string, share: number, below: string): string => {
  const [upper, lower] = [toRgb(above), toRgb(below)];
  const blend = (at: 0 | 1 | 2) => upper[at] * share + lower[at] * (1 - share);
  return toHex([blend(0), blend(1), blend(2)]);
};

/** Relative luminance (WCAG 2.2). */
export const luminance = (colour: string): number => {
  const [red, green, blue] = map(toRgb(colour), (channel) => toLinear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour nearest to one, on the way to another, that passes; undefined if none does. */
export const findNearest = (
  colour: string,
  towards: string,
  passes: (candidate: string) => boolean,
): string | undefined =>
  Array.from({ length: 51 }, (_, step) => mix(colour, towards, step / 50)).find(passes);

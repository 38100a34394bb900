/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export const toRgb = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const toHex = (rgb: readonly number[]): string =>
  `#${Buffer.from(rgb.map((channel) => Math.round(Math.min(255, Math.max(0, channel))))).toString('hex')}`;

/** The light of a colour instead of its sRGB, from 0 to 1, and back (CSS Color 4). */
const toLight = (colour: string): number[] =>
  toRgb(colour)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
const fromLight = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.abs(light) ** (1 / 2.4) - 0.055);

const blend = (one: readonly number[], other: readonly number[], share: number): number[] =>
  one.map((value, at) => value * (1 - share) + (other[at] ?? 0) * share);
const multiply = (rows: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  rows.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0));

// OKLab, in which half-way is where the eye sees it (https://bottosson.github.io/posts/oklab/).
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/**
 * Mixes two colours in OKLab: that is mixing the cube roots of the cones' light, as the rest of it is linear.
 * @param share of the other colour, from 0 to 1
 */
export const mix = (one: string, other: string, share: number): string => {
  const cones = (colour: string) => multiply(toCones, toLight(colour)).map(Math.cbrt);
  const between = blend(cones(one), cones(other), share).map((root) => root ** 3);
  return toHex(multiply(fromCones, between).map(fromLight));
};

/** What the eye gets of a translucent colour over another, as browsers compute it. */
export const layOver = (above: string, share: number, below: string): string =>
  toHex(blend(toRgb(below), toRgb(above), share));

/** Relative luminance (WCAG 2.2). */
export const luminance = (colour: string): number =>
  multiply([[0.2126, 0.7152, 0.0722]], toLight(colour))[0] ?? 0;

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const both = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(...both) / Math.min(...both);
};

/** The colour nearest to one, on the way to another, that passes; undefined if none does. */
export const findNearest = (colour: string, towards: string, passes: (candidate: string) => boolean) => {
  for (let step = 0; step <= 50; step += 1) {
    const candidate = mix(colour, towards, step / 50);
    if (passes(candidate)) return candidate;
  }
  return undefined;
};

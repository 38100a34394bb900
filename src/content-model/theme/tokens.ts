import { contrast, findNearest, mix, toRgb } from './colours';

/** The colours that a theme names; all others follow from them. */
export const baseColours = ['ink', 'sea', 'foam', 'sand', 'cream', 'coral', 'marigold', 'leaf'] as const;

type Base = Readonly<Record<(typeof baseColours)[number], string>>;

/** The colours of a theme. */
export interface Palette {
  colours: Base;
  exact?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What tokens follow from. */
export interface Look extends Palette {
  shape: 'isles' | 'rectangles';
  corners: 'round' | 'soft' | 'sharp';
  divider: 'wave' | 'line';
}

const white = '#ffffff';
const black = '#000000';

/** How each derived colour follows from those of the theme and from those above it. */
const derive = (
  { ink, sea, foam, sand, cream, coral, marigold }: Base,
  exact: Readonly<Record<string, string | undefined>>,
) => {
  /** The colour itself, or the nearest one on the way to another that can be told from all these. */
  const clear = (colour: string, towards: string, others: readonly string[], least = 4.5) =>
    findNearest(colour, towards, (candidate) =>
      others.every((other) => contrast(candidate, other) >= least),
    ) ?? towards;
  const own = (name: string, make: () => string): string => exact[name] ?? make();

  const horizon = own('horizon', () => mix(foam, white, 0.5));
  const mist = own('mist', () => mix(foam, white, 0.8));
  const pages = [cream, white, mist];
  const error = own('error', () => clear('#b3261e', black, pages));
  const errorBackground = own('errorBackground', () => mix(error, cream, 0.9));
  const grounds = [...pages, horizon, errorBackground, mix(foam, cream, 0.4)];
  const seaDeep = own('seaDeep', () => clear(mix(sea, ink, 0.3), black, [...grounds, marigold]));
  const ring3 = own('ring3', () => clear(mix(sea, foam, 0.45), foam, [ink], 3));
  const line = own('line', () => mix(ink, cream, 0.84));
  return {
    inkSoft: own('inkSoft', () => clear(mix(ink, cream, 0.22), ink, grounds)),
    seaDeep,
    ring1: own('ring1', () => clear(mix(sea, foam, 0.05), ink, [...pages, sand], 3)),
    ring2: own('ring2', () => clear(mix(sea, foam, 0.2), ink, pages, 3)),
    ring3,
    horizon,
    mist,
    coralDeep: own('coralDeep', () => clear(mix(coral, black, 0.15), black, [...pages, errorBackground])),
    current: own('current', () => seaDeep),
    line,
    fieldLine: own('fieldLine', () => clear(mix(ink, cream, 0.4), ink, [white, cream], 3)),
    onInk: own('onInk', () => clear(mix(foam, white, 0.55), white, [ink])),
    onInkStrong: own('onInkStrong', () => clear(mix(foam, white, 0.7), white, [ink, seaDeep])),
    onInkSoft: own('onInkSoft', () => clear(mix(foam, ink, 0.15), white, [ink])),
    deep1: own('deep1', () => mix(ink, ring3, 0.35)),
    deep2: own('deep2', () => mix(ink, ring3, 0.23)),
    deep3: own('deep3', () => mix(ink, ring3, 0.12)),
    error,
    errorBackground,
    errorLine: own('errorLine', () => mix(error, cream, 0.65)),
    hazeSea: own('hazeSea', () => mix(foam, white, 0.7)),
    depthSea: own('depthSea', () => seaDeep),
    hazeDawn: own('hazeDawn', () => mix(cream, sand, 0.1)),
    depthDawn: own('depthDawn', () => seaDeep),
    hazeInk: own('hazeInk', () => mix(horizon, white, 0.3)),
    depthInk: own('depthInk', () => mix(seaDeep, ink, 0.4)),
    abyss: own('abyss', () => mix(ink, black, 0.2)),
    track: own('track', () => mix(line, ink, 0.06)),
  };
};

/** Every colour of the site, by the name of its token in JSON: `inkSoft` for `--ink-soft`. */
export type Colours = Base & ReturnType<typeof derive> & { white: string };

/** Every colour that a theme makes. */
export const themeColours = ({ colours, exact = {} }: Palette): Colours => ({
  ...colours,
  ...derive(colours, exact),
  white,
});

/** The values of a theme that are no colours, by the names of their tokens. */
const shapes = ({ shape, corners, divider }: Omit<Look, keyof Palette>) => {
  const [small, medium, large] = { round: [0.5, 1, 1.75], soft: [0.25, 0.5, 0.75], sharp: [0, 0, 0] }[
    corners
  ];
  const isles = shape === 'isles';
  return {
    radiusS: `${small}rem`,
    radiusM: `${medium}rem`,
    radiusL: `${large}rem`,
    /** The silhouette of an isle, for pictures. */
    isle: isles ? '56% 44% 48% 52% / 50% 56% 44% 50%' : `${large}rem`,
    /** Contour steps down to the deep sea, for the edge of dark sections: stretched over the width. */
    shoreHeight: divider === 'wave' ? 'clamp(2.5rem, 6.6vw, 7rem)' : '0.25rem',
    pebble: isles ? '54% 46% 48% 52% / 50% 56% 44% 50%' : `${small}rem`,
    shoreStart: isles ? '48% 0 0 52% / 56% 0 0 60%' : '0',
    shoreEnd: isles ? '0 0 60% 50% / 0 0 24% 18%' : '0',
    pill: corners === 'sharp' ? '0' : '99px',
  };
};

/** `--ink-soft` for `inkSoft`, `--ring-1` for `ring1`. */
const tokenName = (name: string): string =>
  `--${name.replaceAll(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}`;

/** The value of every token that depends on the theme, by its name in CSS. */
export const themeTokens = (theme: Look): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ ...themeColours(theme), ...shapes(theme) }).map(([name, value]) => [
      tokenName(name),
      value,
    ]),
  );

/** Whether style sheets have the value of a token in place of its name: few rules need it, and no page declares it. */
export const isInlined = (name: string): boolean =>
  /^--(haze|depth|abyss|track|leaf|deep|on-ink-soft|error-|pebble|shore-(start|end)|pill)/.test(name);

/** Red, green and blue as CSS lists them: `11 42 53`. */
export const triplet = (colour: string): string => toRgb(colour).join(' ');

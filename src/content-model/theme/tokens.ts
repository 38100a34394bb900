import type { Theme } from '../theme';
import { toRgb } from './colours';
import { baseColours, derivedColours, themeColours } from './palette';

/** The values of a theme that are no colours, by the names of their tokens. */
const shapes = ({ shape, corners, divider }: Theme) => {
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

/** The token of every colour without its dashes, and what it is for. */
export const listColourUses = (): [token: string, use: string][] => [
  ...Object.entries(baseColours).map(([name, { description = '' }]): [string, string] => [name, description]),
  ...Object.entries(derivedColours).map(([name, [use]]): [string, string] => [tokenName(name).slice(2), use]),
  ['white', 'Text on dark grounds, and the ground of texts'],
];

/** The value of every token that depends on the theme, by its name in CSS. */
export const themeTokens = (theme: Theme): ReadonlyMap<string, string> => {
  const tokens = Object.entries({ ...themeColours(theme), ...shapes(theme) });
  return new Map(tokens.map(([name, value]) => [tokenName(name), value]));
};

/** Whether style sheets have the value of a token in place of its name: few rules need it, and no page declares it. */
export const isInlined = (name: string): boolean =>
  /^--(haze|depth|abyss|track|leaf|deep|on-ink-soft|error-|pebble|shore-(start|end)|pill)/.test(name);

/** Red, green and blue as CSS lists them: `11 42 53`. */
export const triplet = (colour: string): string => toRgb(colour).join(' ');

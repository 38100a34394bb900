import { shaped } from '../company';
import { contrast, findNearest, mix } from './colours';

export const colour = (description: string) =>
  shaped(
    /^#[0-9a-f]{6}$/,
    'must be a colour with six digits and small letters, such as #0b2a35',
    description,
    '#0b2a35',
  );

/** The colours that a theme names; all others follow from them. */
export const baseColours = {
  ink: colour('Text, and the ground of dark sections; dark'),
  sea: colour('The main colour, from which links, labels and steps follow'),
  foam: colour('Its light companion: cards, selected text, text on dark sections'),
  sand: colour('Warm grounds and edges of pictures; light'),
  cream: colour('The ground of the page; very light'),
  coral: colour('The one accent'),
  marigold: colour('Emphasis on dark sections; light'),
  leaf: colour('What is done'),
};

type Base = Readonly<Record<keyof typeof baseColours, string>>;

/** The colours of a theme. */
export interface Palette {
  colours: Base;
  exact?: Readonly<Record<string, string | undefined>> | undefined;
}

const white = '#ffffff';
const black = '#000000';

/** The colours from which others follow. */
type Known = Base &
  Record<'horizon' | 'mist' | 'error' | 'errorBackground' | 'seaDeep' | 'ring3' | 'line', string>;

/** The colour itself, or the nearest one on the way to another that can be told from all these. */
const clear = (start: string, towards: string, others: readonly string[], least = 4.5): string =>
  findNearest(start, towards, (candidate) => others.every((other) => contrast(candidate, other) >= least)) ??
  towards;
const pages = ({ cream, mist }: Known) => [cream, white, mist];
const grounds = (c: Known) => [...pages(c), c.horizon, c.errorBackground, mix(c.foam, c.cream, 0.4)];

/** What each derived colour is for, and how it follows from those of the theme and from those above it. */
export const derivedColours = {
  horizon: ['Calm cards and placeholders of pictures', ({ foam }) => mix(foam, white, 0.5)],
  mist: ['Calm sections', ({ foam }) => mix(foam, white, 0.8)],
  error: ['Errors', (c) => clear('#b3261e', black, pages(c))],
  errorBackground: ['Ground of an error', ({ error, cream }) => mix(error, cream, 0.9)],
  errorLine: ['Edge of an error', ({ error, cream }) => mix(error, cream, 0.65)],
  inkSoft: ['Second text', (c) => clear(mix(c.ink, c.cream, 0.22), c.ink, grounds(c))],
  seaDeep: ['Links and labels', (c) => clear(mix(c.sea, c.ink, 0.3), black, [...grounds(c), c.marigold])],
  ring1: [
    'Signs, the first of three steps',
    (c) => clear(mix(c.sea, c.foam, 0.05), c.ink, [...pages(c), c.sand], 3),
  ],
  ring2: ['Signs, the second step', (c) => clear(mix(c.sea, c.foam, 0.2), c.ink, pages(c), 3)],
  ring3: ['The third step', ({ sea, foam, ink }) => clear(mix(sea, foam, 0.45), foam, [ink], 3)],
  coralDeep: [
    'The accent as text',
    (c) => clear(mix(c.coral, black, 0.15), black, [...pages(c), c.errorBackground]),
  ],
  current: ['Current menu item and focus', ({ seaDeep }) => seaDeep],
  line: ['Hairlines', ({ ink, cream }) => mix(ink, cream, 0.84)],
  fieldLine: ['Edges of fields', ({ ink, cream }) => clear(mix(ink, cream, 0.4), ink, [white, cream], 3)],
  onInk: ['Text on dark sections', ({ foam, ink }) => clear(mix(foam, white, 0.55), white, [ink])],
  onInkStrong: [
    'Quotes on dark sections',
    ({ foam, ink, seaDeep }) => clear(mix(foam, white, 0.7), white, [ink, seaDeep]),
  ],
  onInkSoft: ['Small print on dark sections', ({ foam, ink }) => clear(mix(foam, ink, 0.15), white, [ink])],
  deep1: ['Dark steps, the first of three', ({ ink, ring3 }) => mix(ink, ring3, 0.35)],
  deep2: ['Dark steps, the second', ({ ink, ring3 }) => mix(ink, ring3, 0.23)],
  deep3: ['Dark steps, the third', ({ ink, ring3 }) => mix(ink, ring3, 0.12)],
  hazeSea: ['Behind words on a slide with the mood sea', ({ foam }) => mix(foam, white, 0.7)],
  depthSea: ['Behind light words on it', ({ seaDeep }) => seaDeep],
  hazeDawn: ['Behind words on a slide with the mood dawn', ({ cream, sand }) => mix(cream, sand, 0.1)],
  depthDawn: ['Behind light words on it', ({ seaDeep }) => seaDeep],
  hazeInk: ['Behind words on a slide with the mood ink', ({ horizon }) => mix(horizon, white, 0.3)],
  depthInk: ['Behind light words on it', ({ seaDeep, ink }) => mix(seaDeep, ink, 0.4)],
  abyss: ['The darkest water at the head of pages', ({ ink }) => mix(ink, black, 0.2)],
  track: ['The track of a progress bar', ({ line, ink }) => mix(line, ink, 0.06)],
} satisfies Record<string, readonly [use: string, derive: (known: Known) => string]>;

/** Every colour of the site, by the name of its token in JSON: `inkSoft` for `--ink-soft`. */
export type Colours = Base & Record<keyof typeof derivedColours | 'white', string>;

/** Every colour that a theme makes. */
export const themeColours = ({ colours, exact = {} }: Palette): Colours => {
  // It has all of them at the end of the loop.
  const known = { ...colours, white } as Colours;
  for (const [name, [, derive]] of Object.entries(derivedColours))
    Object.assign(known, { [name]: exact[name] ?? derive(known) });
  return known;
};

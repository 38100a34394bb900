import { z } from 'zod';
import { shaped } from './company';
import { file, line, part, shared } from './fields';
import { findFaintPairs } from './theme/contrast';

const everywhere = 'Every page, link previews, tabs of browsers';

const colour = (description: string) =>
  shaped(
    /^#[0-9a-f]{6}$/,
    'must be a colour with six digits and small letters, such as #0b2a35',
    description,
    '#0b2a35',
  );

const derived = (description: string) => colour(`${description}; leave out to derive it`).optional();

const font = (use: string) =>
  shared('Font', {
    family: line(40, `${use}, by its name on fontsource.org`),
    weight: z.int().min(100).max(900).optional().describe('Its weight, if not 400'),
    fallback: z.enum(['serif', 'sans-serif']).describe('What it is like, until it has arrived'),
    signsFrom: line(40, 'Font that has the signs, if this one lacks them').optional(),
  });

/** How the site looks. */
export const theme = z
  .strictObject({
    colours: part(everywhere, {
      ink: colour('Text, and the ground of dark sections; dark'),
      sea: colour('The main colour, from which links, labels and steps follow'),
      foam: colour('Its light companion: cards, selected text, text on dark sections'),
      sand: colour('Warm grounds and edges of pictures; light'),
      cream: colour('The ground of the page; very light'),
      coral: colour('The one accent'),
      marigold: colour('Emphasis on dark sections; light'),
      leaf: colour('What is done'),
    }),
    exact: part('As their names say; /style shows each', {
      inkSoft: derived('Second text'),
      seaDeep: derived('Links and labels'),
      ring1: derived('Signs, the first of three steps'),
      ring2: derived('Signs, the second step'),
      ring3: derived('The third step'),
      horizon: derived('Calm cards and placeholders of pictures'),
      mist: derived('Calm sections'),
      coralDeep: derived('The accent as text'),
      current: derived('Current menu item and focus'),
      line: derived('Hairlines'),
      fieldLine: derived('Edges of fields'),
      onInk: derived('Text on dark sections'),
      onInkStrong: derived('Quotes on dark sections'),
      onInkSoft: derived('Small print on dark sections'),
      deep1: derived('Dark steps, the first of three'),
      deep2: derived('Dark steps, the second'),
      deep3: derived('Dark steps, the third'),
      error: derived('Errors'),
      errorBackground: derived('Ground of an error'),
      errorLine: derived('Edge of an error'),
      hazeSea: derived('Behind words on a slide with the mood sea'),
      depthSea: derived('Behind light words on it'),
      hazeDawn: derived('Behind words on a slide with the mood dawn'),
      depthDawn: derived('Behind light words on it'),
      hazeInk: derived('Behind words on a slide with the mood ink'),
      depthInk: derived('Behind light words on it'),
      abyss: derived('The darkest water at the head of pages'),
      track: derived('The track of a progress bar'),
    }).optional(),
    fonts: part('Every page; after a change run npm run brand', {
      display: font('Font of headings'),
      text: font('Font of texts'),
      signs: z
        .string()
        .regex(/^\S{1,8}$/u, 'must be up to eight signs without spaces')
        .optional()
        .meta({ description: 'Signs beyond Western Europe’s that pages use, such as ₹', examples: ['₹'] }),
    }),
    shape: z
      .enum(['isles', 'rectangles'])
      .describe('Shape of pictures of people and pages')
      .meta({ where: everywhere }),
    corners: z
      .enum(['round', 'soft', 'sharp'])
      .describe('Corners of cards, buttons and fields')
      .meta({ where: everywhere }),
    divider: z
      .enum(['wave', 'line'])
      .describe('Edge of dark sections and of the footer')
      .meta({ where: everywhere }),
    icon: file(
      ['.svg'],
      'The mark for small sizes, square; leave out to use that of site.json; after a change run npm run brand',
      'Tabs of browsers, home screens of phones',
    ).optional(),
  })
  .superRefine((value, context) => {
    for (const { path, problem } of findFaintPairs(value))
      context.addIssue({ code: 'custom', path, message: problem });
  })
  .meta({ where: everywhere });

export type Theme = z.infer<typeof theme>;

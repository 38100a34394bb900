import { z } from 'zod';
import { file, line, part, shared } from './fields';
import { findFaintPairs } from './theme/contrast';
import { baseColours, colour, derivedColours } from './theme/palette';

const exact = Object.fromEntries(
  Object.entries(derivedColours).map(([name, [use]]) => [
    name,
    colour(`${use}; leave out to derive it`).optional(),
  ]),
);

const font = (use: string) =>
  shared('Font', {
    family: line(40, `${use}, by its name on fontsource.org`),
    weight: z.int().min(100).max(900).optional().describe('Its weight, if not 400'),
    fallback: z.enum(['serif', 'sans-serif']).describe('What it is like, until it has arrived'),
    signsFrom: line(40, 'Font that has the signs, if this one lacks them').optional(),
  });

/** How the site looks. */
export const theme = part('Every page, link previews, tabs of browsers', {
  colours: z.strictObject(baseColours),
  exact: part('As their names say; /style shows each', exact).optional(),
  fonts: part('Every page; after a change run npm run brand', {
    display: font('Font of headings'),
    text: font('Font of texts'),
    signs: z
      .string()
      .regex(/^\S{1,8}$/u, 'must be up to eight signs without spaces')
      .optional()
      .meta({ description: 'Signs beyond Western Europe’s that pages use, such as ₹', examples: ['₹'] }),
  }),
  shape: z.enum(['isles', 'rectangles']).describe('Shape of pictures of people and pages'),
  corners: z.enum(['round', 'soft', 'sharp']).describe('Corners of cards, buttons and fields'),
  divider: z.enum(['wave', 'line']).describe('Edge of dark sections and of the footer'),
  icon: file(
    ['.svg'],
    'The mark for small sizes, square; leave out to use that of site.json; after a change run npm run brand',
    'Tabs of browsers, home screens of phones',
  ).optional(),
}).superRefine((value, context) => {
  for (const { path, problem } of findFaintPairs(value))
    context.addIssue({ code: 'custom', path, message: problem });
});

export type Theme = z.infer<typeof theme>;

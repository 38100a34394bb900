import { z } from 'zod';
import { icon, line, link, list, namedLink, part, shared } from './fields';

const movedAddress = shared('MovedAddress', {
  from: z
    .string()
    .regex(
      /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}_.~+-]+)+$/u,
      'must be a path of this site such as "/old-name", "/Old_Page.html" or "/über-uns", without "%", a query or a slash at its end',
    )
    .meta({ description: 'Address that the page had, perhaps on another system', examples: ['/old-name'] }),
  to: link('Address that the page has now'),
});

/** Addresses that have moved. `npm run rename` writes it; the server answers the old ones with 301. */
export const redirects = part('Nowhere; visitors of an old address are sent to the new one', {
  moved: z.array(movedAddress).describe('Pages that have moved, so that old links still lead to them'),
});

const menuItem = shared('NavigationItem', {
  index: z.int().min(1).max(7).describe('Place in the menu, 1 to 7'),
  name: line(24, 'Words in the menu'),
  link: link('Page or section it opens'),
  icon: icon('Icon in the mobile menu'),
  children: z
    .enum(['service', 'industry'])
    .optional()
    .describe('Collection whose pages are listed below this item'),
});

/** The menus (behaviour.md, rules 8 and 19). Items with `children` list every page of that collection. */
export const navigation = part('Menus of header and footer', {
  header: list(menuItem, [1, 7], 'Main menu, at the head of every page'),
  contactButton: namedLink(24, 'Words on the button', 'Page it opens').describe(
    'Button at the end of the main menu',
  ),
  footer: list(namedLink(24, 'Words in the menu', 'Page or section it opens'), [1, 8], 'Menu in the footer'),
  legal: list(namedLink(24, 'Words in the menu', 'Page it opens'), [0, 4], 'Links at the end of the footer'),
});

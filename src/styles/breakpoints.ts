/**
 * Every width at which the layout changes, for CSS and code. A style sheet writes `@media (--phone)`; PostCSS replaces the
 * name with its query (gatsby-config.ts) and stops at an unknown one.
 */
export const breakpoints = {
  /** The menu is behind a button (behaviour.md, rule 10). */
  phone: '(max-width: 575.98px)',
  'above-phone': '(min-width: 576px)',
  /** One client logo at a time, service descriptions always visible (rules 33 and 40). */
  'phone-cards': '(max-width: 576px)',
  'above-phone-cards': '(min-width: 576.02px)',
  /** A parent item of the menu toggles its dropdown on click (rule 12). */
  tablet: '(min-width: 600px) and (max-width: 800px)',
  /** The hero's mobile pictures (rule 27). */
  'hero-mobile': '(max-width: 768px)',
  'hero-desktop': '(min-width: 768.02px)',
  /** Wider than the pictures at the head of pages. */
  'beyond-pictures': '(min-width: 1921px)',
  /** Wider than the banners' pictures. */
  'beyond-banners': '(min-width: 2561px)',
} as const;

/** Pixels from which a layout has room for more: `@media (--from-900)`, and below it `@media (--below-900)`. */
export const layoutWidths = [375, 480, 600, 700, 800, 900, 1000, 1100] as const;

/**
 * Widths of the header at which it changes, for `@container header (--compact)`. They are in rem because larger text has
 * fewer of them, so the menu button also appears in a wide window (WCAG 1.4.4). At the default text size they equal
 * the window widths of the spec.
 */
export const headerWidths = {
  /** The menu is behind a button (behaviour.md, rule 10). */
  compact: '(width < 36rem)',
  /** The button to the top is in the header: next to the menu button, or between name and contact. */
  'top-in-header': '(19.5rem <= width < 68.75rem)',
  /** Next to the menu button there is room for another. */
  'header-has-room': '(19.5rem <= width < 36rem)',
  /** Name and contact above, the menu below. */
  'two-rows': '(36rem <= width < 68.75rem)',
  /** Everything in one row, with little room to spare. */
  'narrow-row': '(68.75rem <= width < 80rem)',
  /** The narrowest phones: name, button to the top and menu button would touch. */
  small: '(width < 22rem)',
  /** Very large text: the menu button shrinks to its icon. */
  tiny: '(width < 15rem)',
  /** All menu items have to fit in one row. */
  tight: '(36rem <= width < 45rem)',
} as const;

/** The labels of all isles have room: on the tall chart, which is no wider, or on the wide one. */
const onChart = '(22rem <= width <= 600px) or (width >= 44rem)';

/** Widths of other containers. */
export const containerWidths = {
  /** The words of the home page's head stand on the banners. */
  'on-picture': '(width >= 75rem)',
  'on-chart': onChart,
  /** They have none, and stand below it. */
  'off-chart': `not (${onChart})`,
  /** With larger text words have no drawings or bars beside them. */
  'words-alone': '(width < 12rem)',
  /** A heading leaves room for a picture beside it, whatever the size of the text. */
  'beside-heading': '(width >= 66rem)',
  /** The labels of the places in a picture have room. */
  'on-places': '(width >= 18rem)',
} as const;

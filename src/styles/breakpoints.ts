/**
 * Every width at which the layout changes, for CSS and code. A style sheet writes `@media (--phone)`; PostCSS puts the
 * query in its place (gatsby-config.ts), and stops at a name that is not here.
 */
export const breakpoints = {
  /** Mobile menu (behaviour.md, rule 10). */
  phone: '(max-width: 575.98px)',
  'above-phone': '(min-width: 576px)',
  /** One client logo at a time, service descriptions always visible (rules 33 and 40). */
  'phone-cards': '(max-width: 576px)',
  'above-phone-cards': '(min-width: 576.02px)',
  /** A parent item of the menu toggles its dropdown on click (rule 12). */
  'below-tablet': '(max-width: 599.98px)',
  'from-tablet': '(min-width: 600px)',
  tablet: '(min-width: 600px) and (max-width: 800px)',
  /** The hero's mobile pictures (rule 27). */
  'hero-mobile': '(max-width: 768px)',
  'hero-desktop': '(min-width: 768.02px)',

  'below-xxs': '(max-width: 374.98px)',
  'up-to-xs': '(max-width: 420px)',
  'up-to-s': '(max-width: 480px)',
  'from-s': '(min-width: 620px)',
  'from-m': '(min-width: 700px)',
  'up-to-m': '(max-width: 720px)',
  'from-l': '(min-width: 800px)',
  'below-l': '(max-width: 799.98px)',
  'up-to-xl': '(max-width: 860px)',
  'from-xl': '(min-width: 900px)',
  'below-xl': '(max-width: 899.98px)',
  'from-2xl': '(min-width: 1000px)',
  'below-2xl': '(max-width: 999.98px)',
  'below-3xl': '(max-width: 1023.98px)',
  'from-4xl': '(min-width: 1100px)',
  'below-4xl': '(max-width: 1099.98px)',
  'up-to-5xl': '(max-width: 1180px)',
  /** Wider than the banners' pictures. */
  'beyond-pictures': '(min-width: 1921px)',
} as const;

/**
 * Widths of the header at which its layout changes, for `@container header (--compact)`. In rem, of which larger text has
 * fewer: then the menu button appears in a wide window, too (WCAG 1.4.4). At the browser's own text size they are the
 * window's widths of the spec.
 */
export const headerWidths = {
  /** The menu is behind a button (behaviour.md, rule 10). */
  compact: '(width < 36rem)',
  /** The menu is behind a button, and beside it there is room for another. */
  'header-has-room': '(19.5rem <= width < 36rem)',
  /** Name and contact above, the menu below. */
  'two-rows': '(36rem <= width < 68.75rem)',
  /** Very large text: the menu button is an icon alone. */
  tiny: '(width < 15rem)',
  /** All items of the menu have to fit in one row. */
  tight: '(36rem <= width < 45rem)',
} as const;

/** Widths of a card, for `@container (--wide-card)`. */
export const cardWidths = {
  /** It takes more than one column, and has its text beside the picture. */
  'wide-card': '(width > 40rem)',
} as const;

import * as styles from './samples.module.css';

/** Name of a token, the class that shows it, what it is for. */
export const colours = [
  ['ink', styles.ink, 'Text, buttons, the deep sea'],
  ['ink-soft', styles.inkSoft, 'Second text'],
  ['sea', styles.sea, 'Links under the pointer'],
  ['sea-deep', styles.seaDeep, 'Links, labels'],
  ['ring-1', styles.ring1, 'Contour step'],
  ['ring-2', styles.ring2, 'Contour step'],
  ['ring-3', styles.ring3, 'Contour step'],
  ['foam', styles.foam, 'Foam, selection'],
  ['horizon', styles.horizon, 'Calm cards'],
  ['mist', styles.mist, 'Calm background'],
  ['sand', styles.sand, 'Isles'],
  ['cream', styles.cream, 'Background of the page'],
  ['white', styles.white, 'Background of text'],
  ['coral', styles.coral, 'The one accent'],
  ['coral-deep', styles.coralDeep, 'Accent as text'],
  ['marigold', styles.marigold, 'Emphasis on ink'],
  ['leaf', styles.leaf, 'Growth, done'],
  ['current', styles.current, 'The current menu item'],
  ['line', styles.line, 'Hairlines'],
  ['error', styles.error, 'Errors'],
  ['field-line', styles.fieldLine, 'Edge of a field'],
  ['on-ink', styles.onInk, 'Text on ink'],
  ['on-ink-strong', styles.onInkStrong, 'Quotes and solutions on ink'],
  ['on-ink-soft', styles.onInkSoft, 'Small print on ink'],
  ['deep-1', styles.deep1, 'Contour step on ink'],
  ['deep-2', styles.deep2, 'Contour step on ink'],
  ['deep-3', styles.deep3, 'Contour step on ink'],
  ['error-background', styles.errorBackground, 'Background of an error'],
  ['error-line', styles.errorLine, 'Edge of an error'],
] as const;

export const sizes = [
  ['title-xl', styles.titleXl],
  ['title-l', styles.titleL],
  ['title-m', styles.titleM],
  ['title-s', styles.titleS],
  ['text-xl', styles.textXl],
  ['text-l', styles.textL],
  ['text-m', styles.textM],
  ['text-s', styles.textS],
] as const;

export const spaces = [
  ['space-1', styles.space1],
  ['space-2', styles.space2],
  ['space-3', styles.space3],
  ['space-4', styles.space4],
  ['space-5', styles.space5],
  ['space-6', styles.space6],
  ['space-7', styles.space7],
  ['space-8', styles.space8],
] as const;

export const boxes = [
  ['radius-s', styles.radiusS],
  ['radius-m', styles.radiusM],
  ['radius-l', styles.radiusL],
  ['isle', styles.isle],
  ['shadow-s', styles.shadowS],
  ['shadow-m', styles.shadowM],
] as const;

export const paragraphs = [
  'The opening of a text is a little larger than what follows, and says what the rest is about.',
  'Body text keeps to some 66 characters a line. “Quotes” are curly, ranges – 9 to 17 – have a real dash, and a figure such as ₹12,34,567 or 94% names its base.',
];

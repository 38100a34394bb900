import * as styles from './samples.module.css';

/** The class that shows a token. */
export const findSample = (token: string): string =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page shows every class of the file.
  styles[token.replace(/-(\w)/g, (_dash, next: string) => next.toUpperCase())] ?? '';

export const sizes = ['title-xl', 'title-l', 'title-m', 'title-s', 'text-xl', 'text-l', 'text-m', 'text-s'];

export const spaces = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `space-${step}`);

export const boxes = ['radius-s', 'radius-m', 'radius-l', 'isle', 'shadow-s', 'shadow-m'];

export const paragraphs = [
  'The opening of a text is a little larger than what follows, and says what the rest is about.',
  'Body text keeps to some 66 characters a line. “Quotes” are curly, ranges – 9 to 17 – have a real dash, and a figure such as ₹12,34,567 or 94% names its base.',
];

/** A field in its states. */
export const fields = [
  { name: 'empty', label: 'Field', hint: 'A hint says what is wanted' },
  { name: 'filled', label: 'Filled field', optional: true, defaultValue: 'Sunanda Khanvilkar' },
  {
    name: 'wrong',
    label: 'Field with an error',
    defaultValue: 'nobody',
    error: 'Please enter a valid email',
  },
  { name: 'read-only', label: 'Field while sending', defaultValue: 'On its way', readOnly: true },
];

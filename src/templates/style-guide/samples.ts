import * as styles from './samples.module.css';

/** The class that shows a token. */
export const findSample = (token: string): string =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page shows every class of the file.
  styles[token.replace(/-(\w)/g, (_dash, next: string) => next.toUpperCase())] ?? '';

export const sizes = ['title-xl', 'title-l', 'title-m', 'title-s', 'text-xl', 'text-l', 'text-m', 'text-s'];

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

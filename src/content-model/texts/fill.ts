import type { Plural } from './languages';

type Values = Readonly<Record<string, string | number>>;

/** A text with its parameters: `fill('Step {number} of {count}', { number: 1, count: 5 })`. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The form of a text that goes with a number in the site's language; the number is its parameter `count`. */
export const plural = (forms: Plural, count: number, values: Values = {}): string => {
  const byCategory: Readonly<Record<string, string | undefined>> = forms;
  const like = count < 100 ? count : 100 + (count % 100);
  const category = Object.entries(LOCALE.plurals).find(([, counts]) => counts.includes(like))?.[0];
  return fill(byCategory[category ?? 'other'] ?? forms.other, { count, ...values });
};

/**
 * A number as the site's country writes it. `Intl` would load data that takes a slow phone a quarter of a second.
 * @param size digits of a group beyond the first: two in India
 */
export const writeNumber = (value: number, size = LOCALE.groupSize): string => {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(new RegExp(`\\B(?=(\\d{${size}})*\\d{3}$)`, 'g'), LOCALE.group);
  return decimals === undefined ? grouped : grouped + LOCALE.decimal + decimals;
};

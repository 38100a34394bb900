import ar from './ar.json';
import de from './de.json';
import en from './en.json';

/** The texts of the interface in one language, by group and name. A word in braces is a parameter. */
export type Texts = typeof en;
/** A text that depends on a number: a form for each plural category of its language. */
export type Plural = Texts['projects']['all'];

/** The languages that the site brings, by their code. */
export const languages: Readonly<Record<string, Texts>> = { ar, de, en };

/** The texts of a locale's language, with a company's own in their place. */
export const mergeTexts = (locale: string, own: unknown): Record<string, unknown> => {
  const brought = Object(languages[locale.slice(0, 2)]);
  return Object.fromEntries(
    Object.keys(en).map((group) => [group, { ...brought[group], ...Object(own)[group] }]),
  );
};

/** The paths of missing texts, such as `form.send`. Which plural forms there are is up to a language. */
export const listMissing = (texts: unknown): string[] =>
  Object.entries(en).flatMap(([group, names]) =>
    Object.entries<string | Plural>(names).flatMap(([name, model]) => {
      const text = Object(Object(texts)[group])[name];
      return typeof (typeof model === 'string' ? text : text?.other) === 'string' ? [] : `${group}.${name}`;
    }),
  );

export const isComplete = (texts: unknown): texts is Texts => listMissing(texts).length === 0;

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const daysIn = { day: 1, week: 7, month: 365 / 12, year: 365 } as const;

const isUnit = (word: string): word is keyof typeof daysIn => Object.hasOwn(daysIn, word);

/** After how many days a text promises that messages are deleted: every period in a sentence that speaks of deleting. */
export const findPromisedDays = (text: string): number[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /\b(delet|eras)/i.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/\b(\d+|[a-z]+)[ -](day|week|month|year)s?\b/gi)])
    .flatMap(([, count = '', unit = '']) => {
      const number = Number(count) || numbers.indexOf(count.toLowerCase()) + 1;
      const name = unit.toLowerCase();
      return number > 0 && isUnit(name) ? [Math.round(number * daysIn[name])] : [];
    });

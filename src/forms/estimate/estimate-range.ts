/** A price range in lakh rupees (1 lakh is 100,000). */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Two significant digits: an estimate is not more exact than that. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/**
 * The range of a kind of work, multiplied by the factors of the other answers.
 * @returns rounded to two digits
 */
export const estimateRange = ({ low, high }: Range, factors: readonly number[]): Range => {
  const factor = factors.reduce((product, each) => product * each, 1);
  return { low: rounded(low * factor), high: rounded(high * factor) };
};

const inLakh = (value: number): string =>
  value >= 100 ? `₹${rounded(value / 100)} crore` : `₹${value} lakh`;

const inDollars = (lakh: number, dollarsPerLakh: number): string =>
  `US$${rounded(lakh * dollarsPerLakh).toLocaleString('en-US')}`;

/** The range in words: "₹12 lakh to ₹26 lakh (US$14,000 to US$31,000)". */
export const rangeText = ({ low, high }: Range, dollarsPerLakh: number): string =>
  `${inLakh(low)} to ${inLakh(high)} (${inDollars(low, dollarsPerLakh)} to ${inDollars(high, dollarsPerLakh)})`;

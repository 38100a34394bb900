import { graphql } from 'gatsby';
import { fill, writeNumber } from '../../content-model/texts/fill';

type Money = Queries.MoneyFragment;

/** A price range in the unit of the company's prices. */
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

/** The range in words: "₹12 lakh to ₹26 lakh (US$14,000 to US$31,000)". */
export const rangeText = ({ low, high }: Range, { text, large, abroad, rate }: Money): string => {
  const between = (write: (value: number) => string) =>
    fill(TEXTS.prices.range, { low: write(low), high: write(high) });
  const own = between((value) =>
    large && value >= 100
      ? large.replace('#', writeNumber(rounded(value / 100)))
      : text.replace('#', writeNumber(value)),
  );
  if (!abroad || !rate) return own;
  // Abroad the groups of a number are thousands.
  const other = between((value) => abroad.replace('#', writeNumber(rounded(value * rate), 3)));
  return fill(TEXTS.prices.rangeAbroad, { range: own, abroad: other });
};

export const moneyFragment = graphql`
  fragment Money on Money { text large abroad rate }
`;

import type { Elements } from './elements';

/** A code such as GSTR-2B, after whose hyphen some browsers break the line, or a time such as 5 h 20 min. */
const unbroken =
  /((?<![\p{L}\p{N}-])(?:\p{Lu}[\p{L}\p{N}]*(?:-\d[\p{L}\p{N}]*)+|\d+ h(?: \d+ min)?|\d+ min)(?![\p{L}\p{N}-]))/u;

/**
 * A text whose codes and times stay on one line. Its characters stay the same, so that it can be copied and searched; each
 * piece has its own element, so that translating breaks nothing.
 */
export const wholeWords = (text: string): Elements | string => {
  const pieces = text.split(unbroken);
  if (pieces.length === 1) return text;
  return pieces.map(
    (piece, index) =>
      piece && (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may occur twice, and the order of the pieces never changes.
        <span key={index} data-whole={index % 2 === 1 || undefined}>
          {piece}
        </span>
      ),
  );
};

/** Characters of a teaser (behaviour.md, rule 48). */
export const excerptLength = 200;

/**
 * The first 200 characters of a text and an ellipsis; a shorter text unchanged. Counts characters as readers see
 * them, so that none is cut in half.
 */
export const excerpt = (text: string, length = excerptLength): string => {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}…`;
};

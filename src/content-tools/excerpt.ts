/** Characters of a case study's text on lists of further case studies (spec section 2). */
export const excerptLength = 200;

/**
 * The first 200 characters of a text and an ellipsis; a shorter text as it is.
 * Characters are counted as readers see them, so that no letter is cut in half.
 */
export const excerpt = (text: string, length = excerptLength): string => {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return letters.length <= length ? text : `${letters.slice(0, length).join('')}…`;
};

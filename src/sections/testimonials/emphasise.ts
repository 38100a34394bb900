/**
 * Splits a text where its highlights begin and end. Every occurrence of a highlight is emphasised; overlapping
 * highlights merge. The parts joined are the text again; `start` is where a part begins in it.
 */
export const emphasise = (text: string, highlights: readonly string[]) => {
  const marks = new Array<string>(text.length).fill(' ');
  for (const phrase of highlights.filter(Boolean)) {
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
      marks.fill('*', at, at + phrase.length);
    }
  }
  return [...marks.join('').matchAll(/ +|\*+/g)].map(({ 0: run, index }) => ({
    part: text.slice(index, index + run.length),
    start: index,
    emphasised: run.startsWith('*'),
  }));
};

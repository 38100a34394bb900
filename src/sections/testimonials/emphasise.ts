export interface Stretch {
  part: string;
  /** Index of the part in the text. */
  start: number;
  emphasised: boolean;
}

/**
 * Splits a text where its highlights begin and end. Every occurrence of a highlight is emphasised; overlapping
 * highlights merge. The parts joined are the text again.
 */
export const emphasise = (text: string, highlights: readonly string[]): Stretch[] => {
  const marked = new Array<boolean>(text.length).fill(false);
  for (const phrase of highlights) {
    if (!phrase) continue;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
      marked.fill(true, at, at + phrase.length);
    }
  }
  const stretches: Stretch[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at === text.length || marked[at] !== marked[start]) {
      stretches.push({ part: text.slice(start, at), start, emphasised: marked[start] === true });
      start = at;
    }
  }
  return stretches;
};

/** A piece of a text with *emphasis* and [links](/path). */
export interface RichPiece {
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
  readonly emphasised?: true;
  readonly link?: string;
}

/**
 * A star begins or ends emphasis only at the edge of a word, so that `2 * 3 * 4` and a 4* hotel beside a 5* hotel are as they
 * are written, and `**bold**` is no emphasis.
 */
const marks =
  /(?<![\p{L}\p{M}\p{N}*])\*(?![\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])|\[([^\]]+)\]\((\/[^\s)]*)\)/gu;

/** Splits a text at its marks; everything else stays as it is written. */
export const richPieces = (text: string): RichPiece[] => {
  const pieces: RichPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, emphasised, linked, link] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), start: end });
    if (emphasised !== undefined) pieces.push({ text: emphasised, start: match.index, emphasised: true });
    else if (linked !== undefined && link !== undefined)
      pieces.push({ text: linked, start: match.index, link });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end });
  return pieces;
};

/** The paths that a text links to. */
export const richLinks = (text: string): string[] => richPieces(text).flatMap(({ link }) => link ?? []);

/** The text without its marks. */
export const plainText = (text: string): string =>
  richPieces(text)
    .map((piece) => piece.text)
    .join('');

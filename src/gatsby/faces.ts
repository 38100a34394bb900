interface Face {
  /** Missing for a face of the visitor's own system (`local()`). */
  address: string | undefined;
  /** The letters that the face is asked for, as `unicode-range` gives them: the first and the last code point of each. */
  ranges: readonly (readonly [first: number, last: number])[];
}

const faceRules = /@font-face\s*\{([^}]*)\}/g;

/** `U+1e??` is U+1E00-1EFF (CSS Fonts 4, section 4.5). */
const rangeFrom = (range: string): readonly [number, number] => {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
};

const facesIn = (styles: string, family: string): readonly Face[] =>
  [...styles.matchAll(faceRules)].flatMap(([, rule = '']) => {
    const [, name] = /font-family:\s*["']?([^"';]+)/.exec(rule) ?? [];
    const [, address] = /url\(\s*["']?([^"')]+)/.exec(rule) ?? [];
    const [, ranges = 'U+0-10FFFF'] = /unicode-range:([^;]+)/.exec(rule) ?? [];
    return name === family ? [{ address, ranges: ranges.split(',').map(rangeFrom) }] : [];
  });

/**
 * The files that a browser asks for to show a text.
 * @param styles style sheets that hold the families' `@font-face` rules
 * @param families the families that the text is set in: a letter is taken from the first that has it, and from no file where
 *   that is a face of the visitor's own system
 * @returns the files' addresses, each once; of two files of a family that have a letter the browser takes the later one
 */
export const facesFor = (text: string, styles: string, families: readonly string[]): readonly string[] => {
  // The last of a family's files comes first here.
  const faces = families.flatMap((family) => facesIn(styles, family).toReversed());
  const found = [...new Set(text)].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const face = faces.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
    return face?.address ? [face.address] : [];
  });
  return [...new Set(found)];
};

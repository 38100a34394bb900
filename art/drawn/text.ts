/** Words and figures as outlines (Figtree SemiBold, SIL Open Font License), so that no installed font matters. */
import glyphs from './glyphs.json';
import { round } from './space';

const outlines = glyphs as unknown as Record<string, [advance: number, path: string]>;

export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  align: 'start' | 'middle' | 'end' = 'start',
): string {
  const letters = [...words].map((letter) => outlines[letter] ?? [300, '']) as [number, string][];
  const width = letters.reduce((sum, [advance]) => sum + advance, 0);
  let pen = align === 'start' ? 0 : align === 'end' ? -width : -width / 2;
  const body = letters.map(([advance, path]) => {
    const glyph = path && `<path transform="translate(${pen})" d="${path}"/>`;
    pen += advance;
    return glyph;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size) === '0' ? 0 : (size / 1000).toFixed(4)})" fill="${colour}">${body.join('')}</g>`;
}

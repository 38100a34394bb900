import { plainText } from '../../content-model/rich-text';

/** Ids that the layout has on every page. */
const taken = ['main', 'footer-menu'];

const toId = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** The anchors of an article's headings, each its own: "C" and "C++" become `c` and `c-2`. */
export const headingIds = (headings: readonly string[]): string[] => {
  const used = new Set(taken);
  return headings.map((text) => {
    const id = toId(text);
    let own = id;
    for (let nth = 2; used.has(own); nth += 1) own = `${id}-${nth}`;
    used.add(own);
    return own;
  });
};

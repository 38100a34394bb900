import { plainText } from '../../content-model/rich-text';

type Block = Queries.TextBlockFragment;

/** The anchors of headings. */
export type HeadingIds = ReadonlyMap<Block, string>;

/** Ids that the layout has on every page. */
const taken = ['main', 'footer-menu'];

const toId = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** The anchors of the headings of a text, each its own: "C" and "C++" become `c` and `c-2`. */
export const findHeadingIds = (body: readonly Block[]): HeadingIds => {
  const ids = new Map<Block, string>();
  const used = new Set(taken);
  for (const block of body) {
    if (block.__typename !== 'HeadingBlock') continue;
    const id = toId(block.text);
    let own = id;
    for (let nth = 2; used.has(own); nth += 1) own = `${id}-${nth}`;
    used.add(own);
    ids.set(block, own);
  }
  return ids;
};

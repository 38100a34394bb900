import escapeHtml from 'escape-html';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { richPieces } from '../../content-model/rich-text';
import { absolute } from '../../head/build-head';

/** A block of an article, with the fields of every type (content-model/insight.ts says which type has which). */
export interface FeedBlock
  extends Pick<
    Queries.Block,
    'type' | 'text' | 'items' | 'source' | 'value' | 'code' | 'title' | 'head' | 'unit'
  > {
  rows: readonly Pick<Queries.TableRow, 'cells'>[] | null;
  bars: readonly Pick<Queries.ChartBar, 'name' | 'amount'>[] | null;
  image: { alt: string; src: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } } | null;
}

/** The fields of a block, as a query selects them. The picture's sizes are those that the page has. */
export const feedBlockFields = `
  type text items source value code title head unit
  rows { cells }
  bars { name amount }
  image {
    alt
    src { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 640, outputPixelDensities: [0.5, 1, 2]) } }
  }
`;

const row = ([first = '', ...others]: readonly string[]): string =>
  `<tr><th scope="row">${escapeHtml(first)}</th>${others.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

const table = (
  title: string | null,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const columns = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const top = columns && `<thead><tr>${columns}</tr></thead>`;
  return `<table><caption>${escapeHtml(title ?? '')}</caption>${top}<tbody>${rows.map(row).join('')}</tbody></table>`;
};

/**
 * A block of an article as HTML that needs no style sheet: charts are tables of their figures.
 * @param siteUrl makes links and pictures absolute
 */
export const blockHtml = (block: FeedBlock, siteUrl: string): string => {
  const richHtml = (text: string): string =>
    richPieces(text)
      .map(({ text: piece, emphasised, link }) => {
        if (link) return `<a href="${escapeHtml(absolute(siteUrl, link))}">${escapeHtml(piece)}</a>`;
        return emphasised ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece);
      })
      .join('');
  const { type, title, value, source, image } = block;
  const rich = richHtml(block.text ?? '');
  switch (type) {
    case 'heading':
      return `<h2>${rich}</h2>`;
    case 'list':
      return `<ul>${(block.items ?? []).map((item) => `<li>${richHtml(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote><p>${rich}</p>${source ? `<p>${escapeHtml(source)}</p>` : ''}</blockquote>`;
    case 'picture': {
      const data = image?.src.childImageSharp?.gatsbyImageData;
      if (!image || !data?.images.fallback) return '';
      const src = absolute(siteUrl, data.images.fallback.src);
      return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(image.alt)}" width="${data.width}" height="${data.height}"></figure>`;
    }
    case 'figure':
      return `<p><strong>${escapeHtml(value ?? '')}</strong> ${rich}</p>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.code ?? '')}</code></pre>`;
    case 'callout':
      return `<aside><p><strong>${escapeHtml(title ?? '')}</strong></p><p>${rich}</p></aside>`;
    case 'table':
      return table(
        title,
        block.head ?? [],
        (block.rows ?? []).map(({ cells }) => cells),
      );
    case 'chart':
      return table(
        title,
        [],
        (block.bars ?? []).map(({ name, amount }) => [
          name,
          `${amount.toLocaleString('en-US')}${block.unit ?? ''}`,
        ]),
      );
    default:
      return `<p>${rich}</p>`;
  }
};

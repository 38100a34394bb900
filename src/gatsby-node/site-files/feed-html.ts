import escapeHtml from 'escape-html';
import { richPieces } from '../../content-model/rich-text';
import { absolute } from '../../head/build-head';

/**
 * The fields of a block of an article: those of `Queries.TextBlockFragment`, which a query outside of components cannot
 * name. The picture's sizes are those that the page has.
 */
export const feedBlockFields = `
  __typename
  ... on ParagraphBlock { text }
  ... on HeadingBlock { text }
  ... on ListBlock { items }
  ... on QuoteBlock { text source }
  ... on PictureBlock {
    image {
      alt focus
      src { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 640, outputPixelDensities: [0.5, 1, 2]) } }
    }
  }
  ... on FigureBlock { value text }
  ... on CodeBlock { code }
  ... on CalloutBlock { title text }
  ... on TableBlock { title head rows { cells } }
  ... on ChartBlock { title unit bars { name amount } }
`;

const row = ([first = '', ...others]: readonly string[]): string =>
  `<tr><th scope="row">${escapeHtml(first)}</th>${others.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const columns = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const top = columns && `<thead><tr>${columns}</tr></thead>`;
  return `<table><caption>${escapeHtml(title)}</caption>${top}<tbody>${rows.map(row).join('')}</tbody></table>`;
};

/**
 * A block of an article as HTML that needs no style sheet: charts are tables of their figures.
 * @param site whose address makes links and pictures absolute, and whose country writes the numbers
 */
export const blockHtml = (
  block: Queries.TextBlockFragment,
  { url: siteUrl, locale }: Pick<Queries.Company, 'url' | 'locale'>,
): string => {
  const richHtml = (text: string): string =>
    richPieces(text)
      .map(({ text: piece, emphasised, link }) => {
        if (link) return `<a href="${escapeHtml(absolute(siteUrl, link))}">${escapeHtml(piece)}</a>`;
        return emphasised ? `<em>${escapeHtml(piece)}</em>` : escapeHtml(piece);
      })
      .join('');
  switch (block.__typename) {
    case 'ParagraphBlock':
      return `<p>${richHtml(block.text)}</p>`;
    case 'HeadingBlock':
      return `<h2>${richHtml(block.text)}</h2>`;
    case 'ListBlock':
      return `<ul>${block.items.map((item) => `<li>${richHtml(item)}</li>`).join('')}</ul>`;
    case 'QuoteBlock': {
      const source = block.source ? `<p>${escapeHtml(block.source)}</p>` : '';
      return `<blockquote><p>${richHtml(block.text)}</p>${source}</blockquote>`;
    }
    case 'PictureBlock': {
      const { alt, src: file } = block.image;
      const data = file.childImageSharp?.gatsbyImageData;
      if (!data?.images.fallback) return '';
      const src = absolute(siteUrl, data.images.fallback.src);
      return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${data.width}" height="${data.height}"></figure>`;
    }
    case 'FigureBlock':
      return `<p><strong>${escapeHtml(block.value)}</strong> ${richHtml(block.text)}</p>`;
    case 'CodeBlock':
      return `<pre><code>${escapeHtml(block.code)}</code></pre>`;
    case 'CalloutBlock':
      return `<aside><p><strong>${escapeHtml(block.title)}</strong></p><p>${richHtml(block.text)}</p></aside>`;
    case 'TableBlock':
      return table(
        block.title,
        block.head,
        block.rows.map(({ cells }) => cells),
      );
    case 'ChartBlock':
      return table(
        block.title,
        [],
        block.bars.map(({ name, amount }) => [name, `${amount.toLocaleString(locale)}${block.unit ?? ''}`]),
      );
  }
};

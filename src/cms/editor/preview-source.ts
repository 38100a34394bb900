import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { filePath, type PreviewNode } from './preview-nodes';

/** An object of an entry, on its way through a query; it remembers whose files it names. */
export class Source {
  constructor(
    readonly type: string,
    readonly node: PreviewNode,
    readonly fields: Readonly<Record<string, unknown>>,
  ) {}
}

/** Replaces a picture that is not chosen yet: the colour of the sea. */
const noPicture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI0IiBoZWlnaHQ9IjMiPjxwYXRoIGZpbGw9IiNiZmRjZTAiIGQ9Ik0wIDBoNHYzSDB6Ii8+PC9zdmc+';

/** A picture of one size, as gatsby-plugin-image describes it. The real proportions are the file's own. */
const imageData = (url: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 960,
  height: 720,
  images: { fallback: { src: url, srcSet: url } },
});

/** The file that an entry names, as a query sees it; a picture that is not chosen yet is a file without a name. */
export const fileSource = (node: PreviewNode, name: string): Source => {
  const url = name === '' ? noPicture : node.findUrl(name);
  const isDrawing = name.toLowerCase().endsWith('.svg');
  return new Source('File', node, {
    // Two entries that name one file share the picture.
    id: name === '' ? node.fields.id : filePath(node.folder, name),
    publicURL: url,
    drawingURL: url,
    placeholder: url,
    childImageSharp: isDrawing ? null : { gatsbyImageData: imageData(url), resize: { src: url } },
  });
};

/** Replaces an entry that is named, and does not exist or is not loaded yet. */
export const unknownEntry = (type: string, node: PreviewNode, slug: string): Source =>
  new Source(type, node, { id: slug, title: slug, name: slug, slug, path: `/${slug}` });

import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FieldSchema } from '../../content-tools/fields-of';
import { iconNames, iconPath } from '../../content-tools/icons/read-icons';
import { isObject } from '../../is-object';

/** An entry as the site's queries return it. */
export type PreviewNode = Record<string, unknown>;

/** Where the parts of an entry come from that it only names. */
export interface Sources {
  /** The address of a file that the entry names. */
  urlOf: (file: string) => string;
  /** Another entry, by collection and slug. */
  entry: (kind: string, slug: string) => PreviewNode | undefined;
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

const fileNode = (field: FieldSchema, value: string, { urlOf }: Sources): PreviewNode => {
  const url = value === '' ? noPicture : urlOf(value);
  return {
    publicURL: url,
    drawingURL: url,
    childImageSharp: field.endings?.includes('.jpg')
      ? { gatsbyImageData: imageData(url), resize: { src: url } }
      : null,
  };
};

/** Replaces an entry that is not chosen, or not loaded yet. */
const unknownEntry = {
  tagline: '',
  icon: '',
  role: '',
  image: { alt: '', focus: null, src: { childImageSharp: { gatsbyImageData: imageData(noPicture) } } },
};

const textNode = (field: FieldSchema, text: string, sources: Sources): unknown => {
  switch (field.kind) {
    case 'file':
      return fileNode(field, text, sources);
    case 'icon':
      return iconNames().has(text) ? iconPath(text) : '';
    case 'ref':
      return (
        sources.entry(field.to ?? '', text) ?? {
          ...unknownEntry,
          path: `/${text}`,
          slug: text,
          title: text,
          name: text,
        }
      );
    default:
      return field.const ?? text;
  }
};

/**
 * Turns an entry, as it is written, into what the site's queries would return. Missing parts are filled with empty
 * values of the right kind, so that a template can show an entry that has only begun.
 */
export const previewNode = (field: FieldSchema, value: unknown, sources: Sources): unknown => {
  if (field.type === 'array' && field.items) {
    const { items } = field;
    return (Array.isArray(value) ? value : [])
      .filter((entry) => entry !== null && entry !== undefined)
      .map((entry) => previewNode(items, entry, sources));
  }
  if (field.type === 'object') {
    const given = isObject(value) ? value : {};
    return Object.fromEntries(
      Object.entries(field.properties ?? {}).map(([name, child]) => {
        const own = given[name];
        const isMissing =
          own === undefined || own === null || own === '' || (isObject(own) && Object.keys(own).length === 0);
        const mayMiss = !field.required?.includes(name);
        return [name, isMissing && mayMiss ? null : previewNode(child, own, sources)];
      }),
    );
  }
  if (field.type === 'integer' || field.type === 'number') return typeof value === 'number' ? value : 0;
  return textNode(field, typeof value === 'string' ? value : '', sources);
};

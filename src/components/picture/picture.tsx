import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './picture.module.css';

/** A picture as the fragments query it. */
export interface PictureNode {
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** The side that stays when it is cropped; the middle by default. */
  readonly focus?: string | null;
  readonly src: {
    /** It is transparent around what it shows, which then stands on the page. */
    readonly isCutOut?: boolean | null;
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}

interface PictureProps {
  picture: PictureNode;
  /** In place of the picture's own. */
  alt?: string;
  sizes?: string | undefined;
  /** For the largest picture above the fold: loaded eagerly and with high priority. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** Marks a loaded picture: a frame with `content-visibility` then keeps it painted, on screen or off. */
const mark = (image: HTMLImageElement): void => {
  image.dataset.loaded = '';
};
const markComplete = (image: HTMLImageElement | null): void => {
  if (image?.naturalWidth) mark(image);
};

/**
 * A small version of a picture that the HTML carries itself: it shows until the picture is loaded. The caller's styles lay
 * one over the other.
 */
export const Placeholder = ({ url, className = '' }: { url: string; className?: string | undefined }) => (
  <img className={`${styles.placeholder} ${className}`} src={url} alt="" decoding="sync" />
);

/**
 * A responsive picture from gatsby-plugin-image's data. GatsbyImage would add lazy hydration, and with it
 * react-dom/server, to every page (docs/decisions/0001-own-picture-component.md).
 * @throws when the file is no picture, which the content check rules out
 */
export const Picture = (props: PictureProps) => {
  const { picture, alt = picture.alt, sizes, priority = false, className } = props;
  const { src, focus } = picture;
  if (!src.childImageSharp) throw new Error(`The picture "${picture.alt}" could not be read`);
  const image = src.childImageSharp.gatsbyImageData;
  const { sources = [], fallback } = image.images;
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet, sizes: ownSizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? ownSizes} />
      ))}
      <img
        className={`${styles.image} ${className ?? ''}`}
        // In one width: browsers that this site supports take a source.
        src={fallback?.src}
        // gatsby-plugin-image may give 452.99999999999994, which is no valid attribute.
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        data-focus={focus ?? undefined}
        data-cut-out={src.isCutOut ?? undefined}
        decoding={priority ? 'auto' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // A picture that loaded before hydration sends no event.
        ref={markComplete}
        onLoad={({ currentTarget }) => mark(currentTarget)}
      />
    </picture>
  );
};

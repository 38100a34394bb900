import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './picture.module.css';

/** A picture and its text. */
export interface PictureData {
  image: IGatsbyImageData;
  /** Text that stands for the picture; empty where it only decorates. */
  alt: string;
}

interface PictureProps extends PictureData {
  /** Width of the picture on the page, as the `sizes` attribute; the image's own sizes otherwise. */
  sizes?: string | undefined;
  /** For the largest picture above the fold: loaded at once and first. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** Marks a picture that is there: a frame that put off its picture then paints it for good, in the window or out of it. */
const mark = (image: HTMLImageElement): void => {
  image.dataset.loaded = '';
};
const markComplete = (image: HTMLImageElement | null): void => {
  if (image?.naturalWidth) mark(image);
};

/**
 * A responsive picture from the plugin's data. GatsbyImage is not used: it brings lazy hydration, and with
 * it react-dom/server, to every page (docs/decisions/0001-own-picture-component.md).
 */
export const Picture = ({ image, alt, sizes, priority = false, className }: PictureProps) => {
  const { sources = [], fallback } = image.images;
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet, sizes: ownSizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? ownSizes} />
      ))}
      <img
        className={`${styles.image} ${className ?? ''}`}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        data-tint={image.backgroundColor}
        decoding={priority ? 'auto' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // One that came before React did sends no event any more.
        ref={markComplete}
        onLoad={({ currentTarget }) => mark(currentTarget)}
      />
    </picture>
  );
};

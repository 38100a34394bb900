import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureData } from '../components/picture';

/** A picture as the fragments give it. */
export interface PictureNode {
  alt: string;
  src: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

/**
 * Takes a picture out of its GraphQL node.
 * @throws when the file is no picture, which the content check has ruled out
 */
export const pictureOf = ({ alt, src }: PictureNode): PictureData => {
  if (!src.childImageSharp) throw new Error(`The picture "${alt}" could not be read`);
  return { alt, image: src.childImageSharp.gatsbyImageData };
};

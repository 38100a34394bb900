import { graphql } from 'gatsby';

/**
 * Pictures by where they are used. The widths are those of the layout on phones and desktops, at one and two times the
 * pixel density; 640 is a phone of 412 px at the common density of 1.75, less the margins.
 */
export const pictureFragments = graphql`
  # With a placeholder in the HTML, which a slow phone shows 0.6 seconds before the picture (docs/performance.md). As wide as
  # a phone: a picture that is larger than its placeholder counts as a later paint.
  fragment HeaderPicture on Picture {
    ...LargePicture
    src { placeholder(width: 412) }
  }
  fragment LargePicture on Picture {
    alt focus
    src { ...LargeFile }
  }
  fragment LargeFile on File {
    isCutOut
    childImageSharp { gatsbyImageData(
      width: 640
      outputPixelDensities: [0.5, 1, 2]
      sizes: "(max-width: 899.98px) calc(100vw - 48px), 560px"
    ) }
  }
  fragment CardPicture on Picture {
    alt focus
    src { isCutOut childImageSharp { gatsbyImageData(
      width: 480
      outputPixelDensities: [0.75, 1, 1.334, 2]
      # No visible difference to 54 at the size of a card.
      avifOptions: { quality: 40 }
      sizes: "(max-width: 575px) calc(100vw - 48px), (max-width: 1023px) 50vw, 400px"
    ) } }
  }
  fragment SmallPicture on Picture {
    alt focus
    src { isCutOut childImageSharp { gatsbyImageData(
      width: 240
      outputPixelDensities: [0.5, 1, 2]
      sizes: "120px"
    ) } }
  }
`;

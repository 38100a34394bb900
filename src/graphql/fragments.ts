import { graphql } from 'gatsby';

/**
 * Pictures by the place they stand in. Widths are those the layout shows on phones and desktops, once and
 * twice as dense; 640 is a phone of 412 px at the density of 1.75 that most have, less the margins.
 */
export const pictureFragments = graphql`
  fragment HeadPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          outputPixelDensities: [0.5, 1, 2]
          sizes: "(max-width: 860px) calc(100vw - 48px), 560px"
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment CardPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 480
          outputPixelDensities: [0.75, 1, 1.334, 2]
          # Looked at beside 50 at the size of a card (docs/performance.md).
          avifOptions: { quality: 36 }
          sizes: "(max-width: 575px) calc(100vw - 48px), (max-width: 1023px) 50vw, 400px"
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment SmallPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 240
          outputPixelDensities: [0.5, 1, 2]
          sizes: "120px"
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment PageParts on Page {
    title
    tagline
    path
    description
    keywords
    image {
      ...HeadPicture
    }
  }
  fragment NextStepText on CallToAction {
    title
    text
    linkText
    link
  }
  fragment ProjectCard on Project {
    title
    tagline
    path
    client
    image {
      ...CardPicture
    }
  }
  fragment CaseStudyCard on CaseStudy {
    title
    text
    path
    image {
      ...CardPicture
    }
  }

  # The same on lists of further case studies, with the beginning of the text.
  fragment CaseStudyTeaser on CaseStudy {
    title
    text: excerpt
    path
    image {
      ...CardPicture
    }
  }
`;

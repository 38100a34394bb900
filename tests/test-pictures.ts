import type { IGatsbyImageData } from 'gatsby-plugin-image';

export const imageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 480,
  height: 320,
  images: {
    fallback: { src: '/isle.jpg', srcSet: '/isle.jpg 480w', sizes: '50vw' },
    sources: [
      { type: 'image/avif', srcSet: '/isle.avif 480w', sizes: '50vw' },
      { type: 'image/webp', srcSet: '/isle.webp 480w', sizes: '50vw' },
    ],
  },
};

export const pictureNode = (alt = 'An isle') => ({
  alt,
  focus: null,
  src: { isCutOut: null, childImageSharp: { gatsbyImageData: imageData } },
});

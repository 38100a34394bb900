/**
 * Spec section 9: react-slick's settings, the same for every carousel. The build writes them, and the defaults of all that is
 * not named here, into react-slick's own code (src/lean/fixed-slick.cjs).
 */
export const settings = {
  infinite: true,
  speed: 500,
  autoplay: true,
  // Slick adds 50 ms, so that a slide stays for 3000.
  autoplaySpeed: 2950,
  easing: 'linear',
  cssEase: 'linear',
  arrows: false,
  pauseOnHover: true,
  slidesToShow: 1,
  slidesToScroll: 1,
  initialSlide: 0,
  // Arrow keys would move the slide away from under its focused link.
  accessibility: false,
} as const;

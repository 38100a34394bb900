/** The settings of react-slick, the same for every carousel (behaviour.md, rule 26). */
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
  // Arrow keys would move a slide away from under its focused link.
  accessibility: false,
} as const;

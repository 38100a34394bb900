import * as styles from './wave-divider.module.css';

/**
 * Contour steps from the land down into the deep sea, on a 1440 by 96 grid. Only the last one reaches the bottom,
 * where the blurred edges of the others would show as a line.
 */
const steps = [
  'M0 94V30C150 4 300-2 470 14s300 34 470 20S1280-6 1440 10v84z',
  'M0 94V48c160-24 290-30 450-14s290 34 470 22 350-36 520-22v60z',
  'M0 94V66c150-20 290-26 440-12s300 32 480 22 360-30 520-18v36z',
  'M0 96V84c140-16 290-20 440-8s310 22 490 14 350-24 510-14v20z',
];

/**
 * The edge of a section with the background `ink`, which has to be positioned. Inline, because browsers set up
 * a document for each SVG image before the first paint.
 */
export const WaveDivider = ({ side = 'start' }: { side?: 'start' | 'end' }) => (
  <svg
    className={styles.divider}
    data-side={side}
    viewBox="0 0 1440 96"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {steps.map((step) => (
      <path key={step} d={step} />
    ))}
  </svg>
);

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../content-model/texts/fill';
import * as styles from './carousel.module.css';

interface SlideProps {
  index: number;
  count: number;
  /** The visible slide; undefined before the carousel runs, when all may be visible. */
  current: number | undefined;
  children: ReactNode;
}

/**
 * One slide. It ignores the `style` and `tabIndex` that slick passes with cloneElement, and is inert unless it is
 * visible. Slick renders the clones of its infinite loop from the same element; only their position in the track
 * tells them apart.
 */
export const Slide = ({ index, count, current, children }: SlideProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(index);
  useLayoutEffect(() => {
    const onTrack = frame.current?.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (onTrack !== undefined) setPlace(Number(onTrack));
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the APG names this role
    <div
      ref={frame}
      className={styles.slide}
      role="group"
      aria-roledescription={TEXTS.carousel.slideRole}
      aria-label={fill(TEXTS.carousel.position, { number: index + 1, count })}
      inert={current !== undefined && place !== current}
    >
      {children}
    </div>
  );
};

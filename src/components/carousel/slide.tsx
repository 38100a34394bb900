import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './carousel.module.css';

interface SlideProps {
  index: number;
  count: number;
  /** The slide that is shown; undefined before the carousel runs, when all of them may be. */
  current: number | undefined;
  children: ReactNode;
}

/**
 * One slide. It takes neither the `style` nor the `tabIndex` that slick's cloneElement hands to its
 * children, and is inert unless it is shown. Slick renders clones for its endless loop from the same
 * element; only their place in its track tells them apart.
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
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      inert={current !== undefined && place !== current}
    >
      {children}
    </div>
  );
};

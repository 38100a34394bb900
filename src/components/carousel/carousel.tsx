import { ErrorBoundary } from '../error-boundary';
import * as styles from './carousel.module.css';
import { type CarouselProps, RunningCarousel } from './running-carousel';

/** All slides below each other: nothing moves. */
const SlideList = ({ texts: { label }, names, className, children }: CarouselProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className={`${styles.carousel} ${className ?? ''}`} role="group" aria-label={label}>
    {names.map((name, index) => (
      <div key={name}>{children(index, true)}</div>
    ))}
  </div>
);

/** The site's carousel. If it fails, or has a single slide, it is a list. */
export const Carousel = (props: CarouselProps) =>
  props.names.length > 1 ? (
    <ErrorBoundary fallback={() => <SlideList {...props} />}>
      <RunningCarousel {...props} />
    </ErrorBoundary>
  ) : (
    <SlideList {...props} />
  );

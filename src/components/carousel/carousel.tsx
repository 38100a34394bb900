import { Children, memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type Slider from 'react-slick';
import { fill } from '../../content-model/texts/fill';
import type { Texts } from '../../content-model/texts/languages';
import { ErrorBoundary } from '../error-boundary';
import * as styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { Slide } from './slide';
import { picturesReady, useCover, useNearSlides } from './slide-pictures';
import { useRotation } from './use-rotation';
import { useSlick } from './use-slick';

interface CarouselProps {
  /** Its name and its buttons, for assistive technology. */
  texts: Texts['banners'];
  names: readonly string[];
  dots?: boolean;
  arrows?: boolean;
  /**
   * Slides in the HTML before slick is loaded: all of them, if they should be readable without scripts. With `first`,
   * slick starts with the slides near the first one and gets the others a moment later, so that the page stays
   * responsive.
   */
  inHtml?: 'all' | 'first';
  className?: string | undefined;
  /** Renders a slide's content; `near` slides are visible now or next, and need their pictures. */
  children: (index: number, near: boolean) => ReactNode;
}

/** The longest that a dot waits for its slide's picture, in milliseconds. */
const longestWait = 800;

/** The settings of react-slick, the same for every carousel (behaviour.md, rule 26). */
const settings = {
  infinite: true,
  speed: 500,
  autoplay: true,
  // Slick adds 50 ms, which makes 3000.
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

type SlideContentProps = Pick<CarouselProps, 'children'> & { index: number; near: boolean };

/** Slick renders every slide and its clones with each step; their content is rendered once. */
const SlideContent = memo(({ index, near, children }: SlideContentProps) => children(index, near));

/** All slides below each other: nothing moves. */
const SlideList = ({ texts: { label }, names, className, children }: CarouselProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div className={`${styles.carousel} ${className ?? ''}`} role="group" aria-label={label}>
    {names.map((name, index) => (
      <div key={name}>{children(index, true)}</div>
    ))}
  </div>
);

/**
 * React-slick, loaded on demand over slides that are already in the HTML, in the APG's carousel pattern: pause button first,
 * inert hidden slides, a live region while paused.
 */
const RunningCarousel = (props: CarouselProps) => {
  const { texts, names, dots = false, arrows = false, inHtml = 'all', className, children } = props;
  const count = names.length;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const slick = useSlick(root);
  const running = typeof slick === 'function';
  const Slick = running ? slick : undefined;
  // Slick counts from the left, so a page that is read from the right shows its first slide at slick's last place.
  const isRtl = running && document.dir === 'rtl';
  const flip = (place: number) => (isRtl ? count - 1 - place : place);
  const [current, setCurrent] = useState(0);
  const covered = useCover(root, running);
  const { wanted, rotating, toggle, focusHandlers, pointerHandlers } = useRotation(root, slider, running);
  const { near, needPicture } = useNearSlides(running, current, count);
  const [filled, setFilled] = useState(inHtml === 'all');
  useEffect(() => {
    if (running) startTransition(() => setFilled(true));
  }, [running]);

  const chosen = useRef(0);
  /** Goes to a slide once its picture can be painted. */
  const choose = async (place: number) => {
    chosen.current = place;
    flushSync(() => needPicture(flip(place)));
    await Promise.race([
      picturesReady(root.current, `[data-index="${place}"] img`),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    if (chosen.current === place) slider.current?.slickGoTo(place);
  };

  const slideAt = (index: number, active: number | undefined) => (
    <Slide key={names[index]} index={index} count={count} current={active}>
      {(filled || near.has(index)) && (
        <SlideContent index={index} near={near.has(index)}>
          {children}
        </SlideContent>
      )}
    </Slide>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the APG names this role
    <div
      ref={root}
      className={`${styles.carousel} ${className ?? ''}`}
      role="group"
      aria-roledescription={TEXTS.carousel.role}
      aria-label={texts.label}
      {...focusHandlers}
    >
      {running && (
        <CarouselControls
          texts={texts}
          playing={wanted}
          isRtl={isRtl}
          onToggle={toggle}
          slider={arrows && slider}
        />
      )}
      <div
        className={styles.slides}
        data-mode={running ? 'slick' : slick}
        aria-live={running ? (rotating ? 'off' : 'polite') : undefined}
        {...pointerHandlers}
        onPointerDown={() => needPicture((current + count - 1) % count)}
      >
        {(!Slick || covered) && (
          <div className={`slick-slider ${styles.still}`} inert={running}>
            <div className="slick-list">
              <div className="slick-track">
                {names.slice(0, inHtml === 'first' ? 1 : count).map((name, index) => (
                  <div key={name} className="slick-slide">
                    <div>{slideAt(index, undefined)}</div>
                  </div>
                ))}
              </div>
            </div>
          </div>
        )}
        {Slick && (
          <Slick
            {...settings}
            ref={slider}
            dots={dots}
            rtl={isRtl}
            // Start the transition before React updates the slides.
            beforeChange={(_from, to) => startTransition(() => setCurrent(flip(to)))}
            customPaging={(place) => {
              const index = flip(place);
              return (
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={fill(texts.show, { number: index + 1, count, name: names[index] ?? '' })}
                  aria-current={index === current || undefined}
                  // Before slick's own handler, which would not wait.
                  onClickCapture={(event) => {
                    event.stopPropagation();
                    choose(place);
                  }}
                  onPointerEnter={() => needPicture(index)}
                  onFocus={() => needPicture(index)}
                />
              );
            }}
            appendDots={(buttons) => (
              <ul aria-label={texts.choose}>{isRtl ? Children.toArray(buttons).reverse() : buttons}</ul>
            )}
          >
            {names.map((_, index) => slideAt(index, current))}
          </Slick>
        )}
      </div>
    </div>
  );
};

/** The site's carousel (behaviour.md, rules 26 to 30). If it fails, or has a single slide, it is a list. */
export const Carousel = (props: CarouselProps) =>
  props.names.length > 1 ? (
    <ErrorBoundary fallback={() => <SlideList {...props} />}>
      <RunningCarousel {...props} />
    </ErrorBoundary>
  ) : (
    <SlideList {...props} />
  );

import {
  type FocusEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type Slider from 'react-slick';
import { useMediaQuery } from '../../browser/hooks';
import { reducedMotion } from '../../browser/motion';
import { glyphs, Icon } from '../icon';
import * as styles from './carousel.module.css';
import { withNear } from './near-slides';
import { nextRotation, rotates, startOfRotation } from './rotation';
import { settings } from './settings';
import { Slide } from './slide';
import { useSlick } from './use-slick';

export interface CarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string;
  /** What a slide is called in button labels: "banner". */
  noun: string;
  /** The slides' names. */
  names: readonly string[];
  /** A button for each slide. */
  dots?: boolean;
  /** Buttons for the previous and the next slide. */
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

const playGlyph = 'M8 5.5v13l10.5-6.5z';
const pauseGlyph = 'M8.5 5.5v13M15.5 5.5v13';

interface SlideContentProps extends Pick<CarouselProps, 'children'> {
  index: number;
  near: boolean;
}

/** Slick renders every slide and its clones with each step; their content is rendered once. */
const SlideContent = memo(({ index, near, children }: SlideContentProps) => children(index, near));

/**
 * The site's carousel (behaviour.md, rules 26 to 30): react-slick, loaded on demand over slides that are already in
 * the HTML, in the APG's carousel pattern: pause button first, inert hidden slides, a live region while paused.
 */
export const RunningCarousel = ({
  label,
  noun,
  names,
  dots = false,
  arrows = false,
  inHtml = 'all',
  className,
  children,
}: CarouselProps) => {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const slick = useSlick(root);
  const running = typeof slick === 'function';
  const [rotation, tell] = useReducer(nextRotation, startOfRotation);
  // The HTML's slide stays in front until slick's copy can be painted, so that no frame is empty.
  const [covered, setCovered] = useState(true);
  const [current, setCurrent] = useState(0);
  const [filled, setFilled] = useState(inHtml === 'all');
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([0]));
  const count = names.length;
  const calm = useMediaQuery(reducedMotion);
  const rotating = running && rotates(rotation);

  useLayoutEffect(() => {
    if (!running) return undefined;
    const pictures = Array.from(root.current?.querySelectorAll<HTMLImageElement>('.slick-current img') ?? []);
    if (pictures.length === 0) {
      setCovered(false);
      return undefined;
    }
    let gone = false;
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!gone) setCovered(false);
    });
    return () => {
      gone = true;
    };
  }, [running]);

  useEffect(() => {
    if (calm) tell({ type: 'reduce' });
  }, [calm]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) tell({ type: 'see', seen: last.isIntersecting });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!running) return;
    if (rotating) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [running, rotating]);

  useEffect(() => {
    if (running) startTransition(() => setFilled(true));
  }, [running]);

  useEffect(() => {
    if (running) startTransition(() => setShown((before) => withNear(before, current, count)));
  }, [running, current, count]);

  const needPicture = (index: number) =>
    setShown((before) => (before.has(index) ? before : new Set([...before, index])));

  const onFocus = ({ target }: FocusEvent) => {
    // A click focuses too; only keyboard focus pauses the carousel.
    if (target.matches(':focus-visible')) tell({ type: 'focus' });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) tell({ type: 'blur' });
  };
  const onPointer = (type: 'enter' | 'leave') => (event: PointerEvent) => {
    // Touch does not hover.
    if (event.pointerType !== 'touch') tell({ type });
  };

  const slideAt = (index: number, active: number | undefined) => (
    <Slide key={names[index]} index={index} count={count} current={active}>
      {(filled || shown.has(index)) && (
        <SlideContent index={index} near={shown.has(index)}>
          {children}
        </SlideContent>
      )}
    </Slide>
  );

  const Slider = running ? slick : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; the APG names this role
    <div
      ref={root}
      className={`${styles.carousel} ${className ?? ''}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {running && (
        <div className={styles.controls} data-controls>
          <button
            type="button"
            className={styles.button}
            aria-label={`${rotation.wanted ? 'Pause' : 'Play'} ${noun}s`}
            onClick={() => tell({ type: 'toggle' })}
          >
            <Icon path={rotation.wanted ? pauseGlyph : playGlyph} />
          </button>
          {arrows && (
            <>
              <button
                type="button"
                className={styles.button}
                aria-label={`Previous ${noun}`}
                onClick={() => slider.current?.slickPrev()}
              >
                <Icon path={glyphs.left} />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={`Next ${noun}`}
                onClick={() => slider.current?.slickNext()}
              >
                <Icon path={glyphs.right} />
              </button>
            </>
          )}
        </div>
      )}
      <div
        className={styles.slides}
        data-mode={running ? 'slick' : slick}
        aria-live={running ? (rotating ? 'off' : 'polite') : undefined}
        onPointerEnter={onPointer('enter')}
        onPointerLeave={onPointer('leave')}
        onPointerDown={() => needPicture((current + count - 1) % count)}
      >
        {(!Slider || covered) && (
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
        {Slider && (
          <Slider
            {...settings}
            ref={slider}
            dots={dots}
            // Start the transition before React updates the slides.
            beforeChange={(_from, to) => startTransition(() => setCurrent(to))}
            customPaging={(index) => (
              <button
                type="button"
                className={styles.dot}
                aria-label={`Show ${noun} ${index + 1} of ${count}: ${names[index]}`}
                aria-current={index === current || undefined}
                onPointerEnter={() => needPicture(index)}
                onFocus={() => needPicture(index)}
              />
            )}
            appendDots={(buttons) => <ul aria-label={`Choose a ${noun}`}>{buttons}</ul>}
          >
            {names.map((_, index) => slideAt(index, current))}
          </Slider>
        )}
      </div>
    </div>
  );
};

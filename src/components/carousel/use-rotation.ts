import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer } from 'react';
import type Slider from 'react-slick';
import { useMediaQuery } from '../../browser/hooks';
import { reducedMotion, savesData } from '../../browser/preferences';

const initialRotation = {
  /** The visitor's wish: true until the pause button, reduced motion or data saver says otherwise. */
  wanted: true,
  /** Play was just pressed: it rotates despite pointer or focus. */
  insisted: false,
  hovered: false,
  /** Keyboard focus is inside. */
  focused: false,
  /** Some of it is in the viewport. */
  seen: false,
};

/**
 * Rotates a running carousel while the visitor wants it and can see it, and pauses it for pointer and keyboard focus
 * (behaviour.md, rules 26 to 30).
 * @returns what the visitor wants, whether it rotates, what toggles it, and handlers for the carousel and its slides
 */
export const useRotation = (
  root: RefObject<HTMLElement | null>,
  slider: RefObject<Slider | null>,
  running: boolean,
) => {
  const [{ wanted, insisted, hovered, focused, seen }, change] = useReducer(
    (before: typeof initialRotation, parts: Partial<typeof initialRotation>) => ({ ...before, ...parts }),
    initialRotation,
  );
  const calm = useMediaQuery(reducedMotion);
  const rotating = running && wanted && seen && (insisted || !(hovered || focused));

  useEffect(() => {
    if (calm || savesData()) change({ wanted: false, insisted: false });
  }, [calm]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) change({ seen: last.isIntersecting });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!running) return;
    if (rotating) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [slider, running, rotating]);

  const hover =
    (isOver: boolean) =>
    ({ pointerType }: PointerEvent) => {
      // Touch does not hover.
      if (pointerType !== 'touch') change({ hovered: isOver, ...(isOver && { insisted: false }) });
    };
  return {
    wanted,
    rotating,
    toggle: () => change({ wanted: !wanted, insisted: !wanted }),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => {
        // A click focuses too; only keyboard focus pauses the carousel.
        if (target.matches(':focus-visible')) change({ focused: true, insisted: false });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) change({ focused: false, insisted: false });
      },
    },
    pointerHandlers: { onPointerEnter: hover(true), onPointerLeave: hover(false) },
  };
};

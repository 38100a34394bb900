import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer } from 'react';
import type Slider from 'react-slick';
import { useMediaQuery } from '../../browser/hooks';
import { reducedMotion } from '../../browser/motion';

export interface Rotation {
  /** The visitor's wish: true until the pause button or reduced motion says otherwise. */
  wanted: boolean;
  /** Play was just pressed: it rotates despite pointer or focus. */
  insisted: boolean;
  hovered: boolean;
  /** Keyboard focus is inside. */
  focused: boolean;
  /** Some of it is in the viewport. */
  seen: boolean;
}

export type RotationEvent =
  | { type: 'toggle' | 'reduce' | 'enter' | 'leave' | 'focus' | 'blur' }
  | { type: 'see'; seen: boolean };

export const initialRotation: Rotation = {
  wanted: true,
  insisted: false,
  hovered: false,
  focused: false,
  seen: false,
};

export const nextRotation = (rotation: Rotation, event: RotationEvent): Rotation => {
  switch (event.type) {
    case 'toggle':
      return { ...rotation, wanted: !rotation.wanted, insisted: !rotation.wanted };
    case 'reduce':
      return { ...rotation, wanted: false, insisted: false };
    case 'enter':
      return { ...rotation, hovered: true, insisted: false };
    case 'leave':
      return { ...rotation, hovered: false };
    case 'focus':
      return { ...rotation, focused: true, insisted: false };
    case 'blur':
      return { ...rotation, focused: false, insisted: false };
    case 'see':
      return { ...rotation, seen: event.seen };
  }
};

export const rotates = ({ wanted, insisted, hovered, focused, seen }: Rotation): boolean =>
  wanted && seen && (insisted || !(hovered || focused));

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
  const [rotation, tell] = useReducer(nextRotation, initialRotation);
  const calm = useMediaQuery(reducedMotion);
  const rotating = running && rotates(rotation);

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
  }, [root]);

  useEffect(() => {
    if (!running) return;
    if (rotating) slider.current?.slickPlay();
    else slider.current?.slickPause();
  }, [slider, running, rotating]);

  const onPointer = (type: 'enter' | 'leave') => (event: PointerEvent) => {
    // Touch does not hover.
    if (event.pointerType !== 'touch') tell({ type });
  };
  return {
    wanted: rotation.wanted,
    rotating,
    toggle: () => tell({ type: 'toggle' }),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => {
        // A click focuses too; only keyboard focus pauses the carousel.
        if (target.matches(':focus-visible')) tell({ type: 'focus' });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) tell({ type: 'blur' });
      },
    },
    pointerHandlers: { onPointerEnter: onPointer('enter'), onPointerLeave: onPointer('leave') },
  };
};

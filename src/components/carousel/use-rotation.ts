import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer } from 'react';
import type Slider from 'react-slick';
import { useMediaQuery } from '../../browser/hooks';
import { reducedMotion, savesData } from '../../browser/preferences';

export const initialRotation = {
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

export type Rotation = typeof initialRotation;

const changes = {
  toggle: ({ wanted }) => ({ wanted: !wanted, insisted: !wanted }),
  reduce: () => ({ wanted: false, insisted: false }),
  enter: () => ({ hovered: true, insisted: false }),
  leave: () => ({ hovered: false }),
  focus: () => ({ focused: true, insisted: false }),
  blur: () => ({ focused: false, insisted: false }),
  show: () => ({ seen: true }),
  hide: () => ({ seen: false }),
} satisfies Record<string, (rotation: Rotation) => Partial<Rotation>>;

export type RotationEvent = keyof typeof changes;

export const nextRotation = (rotation: Rotation, event: RotationEvent): Rotation => ({
  ...rotation,
  ...changes[event](rotation),
});

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
    if (calm || savesData()) tell('reduce');
  }, [calm]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) tell(last.isIntersecting ? 'show' : 'hide');
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
    if (event.pointerType !== 'touch') tell(type);
  };
  return {
    wanted: rotation.wanted,
    rotating,
    toggle: () => tell('toggle'),
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => {
        // A click focuses too; only keyboard focus pauses the carousel.
        if (target.matches(':focus-visible')) tell('focus');
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) tell('blur');
      },
    },
    pointerHandlers: { onPointerEnter: onPointer('enter'), onPointerLeave: onPointer('leave') },
  };
};

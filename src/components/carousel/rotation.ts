/** What decides whether a carousel rotates. */
export interface Rotation {
  /** What the visitor wants: true at first, until the pause button or reduced motion says otherwise. */
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

export const startOfRotation: Rotation = {
  wanted: true,
  insisted: false,
  hovered: false,
  focused: false,
  seen: false,
};

/** The next state of a carousel's rotation. */
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

/** Whether the carousel rotates now. */
export const rotates = ({ wanted, insisted, hovered, focused, seen }: Rotation): boolean =>
  wanted && seen && (insisted || !(hovered || focused));

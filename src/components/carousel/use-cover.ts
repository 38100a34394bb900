import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Keeps the HTML's slide in front of slick's copy until the copy's pictures can be painted, so that no frame is empty.
 * @returns true while it covers the copy
 */
export const useCover = (root: RefObject<HTMLElement | null>, running: boolean): boolean => {
  const [covered, setCovered] = useState(true);
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
  }, [root, running]);
  return covered;
};

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the HTML's slide still covers slick's copy of it. It does until the copy's pictures can be painted, so that no
 * frame is empty.
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

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Settles once the pictures that a selector finds can be painted; undefined without any. */
export const picturesReady = (root: HTMLElement | null, selector: string) => {
  const pictures = Array.from(root?.querySelectorAll<HTMLImageElement>(selector) ?? []);
  return pictures.length > 0 ? Promise.allSettled(pictures.map((picture) => picture.decode())) : undefined;
};

/**
 * Keeps the HTML's slide in front of slick's copy until the copy's pictures can be painted, so that no frame is empty.
 * @returns true while it covers the copy
 */
export const useCover = (root: RefObject<HTMLElement | null>, running: boolean): boolean => {
  const [covered, setCovered] = useState(true);
  useLayoutEffect(() => {
    if (!running) return;
    const ready = picturesReady(root.current, '.slick-current img');
    if (ready) void ready.then(() => setCovered(false));
    else setCovered(false);
  }, [root, running]);
  return covered;
};

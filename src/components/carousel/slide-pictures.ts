import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { savesData } from '../../browser/preferences';

/** The slides whose pictures are needed: those already shown, the current one and, without data saver, the next. */
export const addNear = (shown: ReadonlySet<number>, current: number, count: number): ReadonlySet<number> => {
  const near = savesData() ? [current] : [current, (current + 1) % count];
  return near.every((index) => shown.has(index)) ? shown : new Set([...shown, ...near]);
};

/**
 * Remembers which slides need their pictures: only the first until slick runs.
 * @returns those slides, and a function that adds another one
 */
export const useNearSlides = (running: boolean, current: number, count: number) => {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    if (running) startTransition(() => setNear((before) => addNear(before, current, count)));
  }, [running, current, count]);
  const needPicture = (index: number) =>
    setNear((before) => (before.has(index) ? before : new Set([...before, index])));
  return { near, needPicture };
};

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

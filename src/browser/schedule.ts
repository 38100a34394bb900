/** Cancels what has not happened yet. */
export type Cancel = () => void;

/** Calls `start` when the browser is idle, within two seconds. */
export const whenIdle = (start: () => void): Cancel => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(start, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
};

/** Calls `start` in a separate task after the next paint. */
export const afterPaint = (start: () => void): Cancel => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(start);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};

/** Ends the current task, so that the browser can respond to the visitor; whoever awaits it continues in the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls `start` when the page has loaded and the browser is idle. */
export const whenLoaded = (start: () => void): void => {
  if (document.readyState === 'complete') whenIdle(start);
  else window.addEventListener('load', () => whenIdle(start), { once: true });
};

/** Calls `start` when an element is within 300 px of the viewport. */
export const whenNear = (element: Element, start: () => void): Cancel => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

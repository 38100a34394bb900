/** Calls off what has not happened yet. */
export type CallOff = () => void;

/** Calls `start` when the browser has nothing better to do, within two seconds. */
export const whenIdle = (start: () => void): CallOff => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(start, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
};

/** Calls `start` in a task of its own, once what has just been rendered can be seen. */
export const whenPainted = (start: () => void): CallOff => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(start);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};

/** Calls `start` when the page has loaded and the browser is idle. */
export const whenLoaded = (start: () => void): CallOff => {
  if (document.readyState === 'complete') return whenIdle(start);
  let callOff: CallOff | undefined;
  const onLoad = () => {
    callOff = whenIdle(start);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    callOff?.();
  };
};

/** Calls `start` when an element is in the window, or at most 300 px away. */
export const whenNear = (element: Element, start: () => void): CallOff => {
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

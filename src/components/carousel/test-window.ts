/** What jsdom lacks and a carousel needs. Everything is in the viewport, and pictures decode at once. */
export const prepareWindow = ({ matching = [] }: { matching?: readonly string[] } = {}): void => {
  class EverythingSeen {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.report([entry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  class NothingResized {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: EverythingSeen,
    ResizeObserver: NothingResized,
    matchMedia: (query: string) => ({
      matches: matching.some((part) => query.includes(part)),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  HTMLImageElement.prototype.decode = async () => undefined;
};

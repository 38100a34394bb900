/** Mocks what a carousel needs: everything is in the viewport, and no media query matches but those given. */
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
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation((report) => new EverythingSeen(report) as unknown as IntersectionObserver);
  const lists = (query: string) => ({
    matches: matching.some((part) => query.includes(part)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(lists as unknown as typeof window.matchMedia);
};

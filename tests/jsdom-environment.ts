import JsdomEnvironment from 'jest-environment-jsdom';

const ignore = (): undefined => undefined;

/** Nothing comes into view, since jsdom has no layout. */
class NothingSeen {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}

/** jsdom with the browser's interfaces that it lacks, so that tests can mock them with Jest's own functions. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { Element, HTMLImageElement } = this.dom?.window ?? {};
    Object.assign(this.global, {
      IntersectionObserver: NothingSeen,
      ResizeObserver: NothingSeen,
      Response,
      reportError: (error: unknown) => {
        throw error;
      },
      fetch: () => Promise.reject(new TypeError('The network is unreachable')),
      matchMedia: () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }),
    });
    Object.assign(Element?.prototype ?? {}, { scrollIntoView: ignore });
    Object.assign(HTMLImageElement?.prototype ?? {}, { decode: async () => undefined });
  }
}

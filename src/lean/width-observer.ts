/**
 * What react-slick needs of a ResizeObserver (src/gatsby/webpack.ts): to hear of another width of its slides. The browser's
 * own also reports the size that an element begins with, which react-slick has just measured, and each change of height, which
 * nothing of ours depends on; react-slick measures and renders all its slides again for either.
 */
export default class WidthObserver {
  private readonly observer: ResizeObserver;
  private width = Number.NaN;

  /** @param report called once the element that is observed has another width. */
  constructor(report: () => void) {
    this.observer = new ResizeObserver((entries) => {
      const { target } = entries.at(-1) ?? {};
      if (!(target instanceof HTMLElement) || target.offsetWidth === this.width) return;
      this.width = target.offsetWidth;
      report();
    });
  }

  observe(element: HTMLElement): void {
    this.width = element.offsetWidth;
    this.observer.observe(element);
  }

  disconnect(): void {
    this.observer.disconnect();
  }
}

import type { Page } from '@playwright/test';

/**
 * Pixels by which the page is wider than the window, the texts that reach beyond it, clipped or not, and the texts that an
 * element of a fixed height cuts off.
 */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Lists that scroll sideways, hidden labels and slides that wait beside the window may be wider.
    const hidden = '.slick-track, [aria-hidden="true"], nav[aria-label="Filter the projects"], noscript';
    const beyond = [
      ...document.querySelectorAll<HTMLElement>('#___gatsby :is(h1, h2, h3, p, a, li, dt, dd, label)'),
    ]
      .filter((element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
    const clipped = [
      ...document.querySelectorAll<HTMLElement>(
        '#___gatsby :is(h1, h2, h3, p, a, li, dt, dd, label, button)',
      ),
    ]
      .filter((element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).overflowY !== 'visible')
      .filter((element) => element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2)
      .map((element) => element.outerHTML.slice(0, 120));
    return { sideways: scrollWidth - clientWidth, beyond, clipped };
  });

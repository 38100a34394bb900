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

/** Words of up to twelve letters that begin on one line and end on another; addresses may break anywhere. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Not what is hidden from sight, and so one pixel wide.
      if (element.clientWidth === 1 || element.closest('script, style, noscript, [href^="mailto:"]'))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        if (word.length > 12) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (parts.some(({ top }) => Math.abs(top - (parts[0]?.top ?? top)) > 4)) broken.push(word);
      }
    }
    return broken;
  });

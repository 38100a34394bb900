import type { Page } from '@playwright/test';

export interface Target {
  what: string;
  width: number;
  height: number;
}

/** Interactive elements, without links within a sentence, which WCAG exempts. */
export const targets = (page: Page): Promise<Target[]> =>
  page
    .locator('a[href], button, input, textarea, summary')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.closest('[inert], [aria-hidden="true"]')) return [];
        const sentence = element.closest('p, dd');
        if (
          element instanceof HTMLAnchorElement &&
          getComputedStyle(element).display === 'inline' &&
          sentence &&
          sentence.textContent.trim() !== element.textContent.trim()
        ) {
          return [];
        }
        const area = (element instanceof HTMLInputElement && element.closest('label')) || element;
        const after = getComputedStyle(area, '::after');
        // A card can be pressed anywhere: its link covers it.
        const spread = after.content !== 'none' && after.position === 'absolute';
        const { width, height } = (
          spread ? (area instanceof HTMLElement && area.offsetParent) || area : area
        ).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [{ what: `${name} <${element.localName}>`, width, height }];
      }),
    );

import type { Page } from '@playwright/test';

/** In the page: whether an element is in something that scrolls sideways by itself, and so may be wider than the window. */
const sidewaysScroll = (page: Page) =>
  page.evaluateHandle(() => {
    const scrollsSideways = (element: Element): boolean =>
      (getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth) ||
      (element.parentElement !== null && scrollsSideways(element.parentElement));
    return scrollsSideways;
  });

/**
 * Pixels by which the page is wider than the window, the texts that reach beyond it, clipped or not, and the texts that an
 * element of a fixed height cuts off.
 */
export const overflow = async (page: Page) =>
  page.evaluate(
    (scrollsSideways) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // Hidden labels, slides that wait beside the window, and what scrolls by itself may be wider.
      const hidden = '.slick-track, [aria-hidden="true"], noscript';
      const beyond = [
        ...document.querySelectorAll<HTMLElement>('#___gatsby :is(h1, h2, h3, p, a, li, dt, dd, label)'),
      ]
        .filter(
          (element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }),
        )
        .filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrollsSideways(element),
        )
        .map((element) => element.outerHTML.slice(0, 120));
      const clipped = [
        ...document.querySelectorAll<HTMLElement>(
          '#___gatsby :is(h1, h2, h3, p, a, li, dt, dd, label, button)',
        ),
      ]
        .filter(
          (element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }),
        )
        .filter((element) => getComputedStyle(element).overflowY !== 'visible')
        .filter((element) => element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2)
        .map((element) => element.outerHTML.slice(0, 120));
      return { sideways: scrollWidth - clientWidth, beyond, clipped };
    },
    await sidewaysScroll(page),
  );

/** Words of up to fourteen letters that begin on one line and end on another; addresses may break anywhere. */
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
        if (word.length > 14) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (parts.some(({ top }) => Math.abs(top - (parts[0]?.top ?? top)) > 4)) broken.push(word);
      }
    }
    return broken;
  });

/** Visible texts that are clipped by a box around them. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isRead = (element: Element): boolean =>
      // Inert elements are other slides, or on their way out.
      !element.closest('[inert], noscript, script, style, [hidden]') &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const isForScreenReaders = (box: Element): boolean =>
      box.clientWidth <= 1 && getComputedStyle(box).clipPath !== 'none';
    const cuts = (box: Element, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const across = text.left < left - 1 || text.right > right + 1;
      const down = text.top < top - 1 || text.bottom > bottom + 1;
      return (/hidden|clip/.test(overflowX) && across) || (/hidden|clip/.test(overflowY) && down);
    };
    const boxesAround = (element: Element): Element[] => {
      const parent = element.parentElement;
      // What scrolls by itself loses nothing.
      if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return [];
      return parent && parent !== document.documentElement ? [element, ...boxesAround(parent)] : [];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element || !isRead(element)) continue;
      const boxes = boxesAround(element);
      if (boxes.some(isForScreenReaders)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cutting = boxes.find((box) => cuts(box, range.getBoundingClientRect()));
      if (cutting) clipped.push(`${words.slice(0, 50)} in ${cutting.localName}.${cutting.className}`);
    }
    return clipped;
  });

/** Pixels by which the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Texts below something else: a picture, other words, what stays while the page scrolls. Looked for in the middle of the
 * window and below its header.
 */
export const coveredTexts = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (scrollsSideways) => {
      // Slides wait beside the window.
      const unread = '[inert], [aria-hidden="true"], noscript, script, style, option, .slick-track';
      const isRead = (element: Element): boolean =>
        !element.closest(unread) &&
        element.clientWidth !== 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !scrollsSideways(element);
      // The link of a card, and one of a slide, lies over all of it.
      const belongs = (element: Element, over: Element): boolean =>
        element.contains(over) ||
        over.contains(element) ||
        (over.closest('a, button, label')?.closest('li, article, label')?.contains(element) ?? false);
      const main = document.querySelector('main') ?? document.body;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const covered = new Set<string>();
      const look = (words: string, element: Element): void => {
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const y = (top + bottom) / 2;
          const over = document.elementFromPoint((left + right) / 2, y);
          if (y > header && over && !belongs(element, over))
            covered.add(
              `${words.slice(0, 50)} below ${over.localName} ${over.textContent.trim().slice(0, 30)}`,
            );
        }
      };
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.nodeValue?.trim();
        const element = text.parentElement;
        if (!words || !element || !isRead(element)) continue;
        range.selectNodeContents(text);
        for (const place of [header + 60, window.innerHeight / 2]) {
          window.scrollBy({ top: range.getBoundingClientRect().top - place, behavior: 'instant' });
          look(words, element);
        }
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return [...covered];
    },
    await sidewaysScroll(page),
  );

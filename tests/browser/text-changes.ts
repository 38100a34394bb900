import type { Page } from '@playwright/test';

const longWord = 'https://www.sevenisle.example/'.padEnd(90, 'abcdefghij');

/** Sets the size of all text, as a browser's settings do. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Replaces every visible text by one word of 90 characters. */
export const lengthenWords = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (!currentNode.parentElement?.closest('script, style, noscript, textarea')) texts.push(currentNode);
    }
    for (const text of texts) text.data = word;
  }, longWord);

/**
 * Does to a page what a browser's translation does: puts every visible text node into two `<font>` elements, and does the
 * same to text that is added later. To be run in the page (`page.evaluate`, `page.addInitScript`).
 * @param replace also replaces the text nodes by new ones with another text, as Google Translate does
 */
export const translate = (replace: boolean): void => {
  const skipped = 'script, style, noscript, textarea, title, font';
  const wrap = (text: Text): void => {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(replace ? new Text(`${text.data}\u00a0`) : text);
  };
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (!currentNode.parentElement?.closest(skipped)) found.push(currentNode);
    }
    found.forEach(wrap);
  };
  let timer: number | undefined;
  const watch = (): void => {
    translateAll();
    new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(translateAll, 30);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.body) watch();
  else window.addEventListener('DOMContentLoaded', watch);
};

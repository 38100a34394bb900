/**
 * The browser's half of strict-csp.ts: sets the variables of `window` that Gatsby's inline scripts would have set. Imported
 * first by gatsby-browser.tsx, because Gatsby's runtime reads them as soon as it starts.
 */
import { isObject } from '../../is-object';

const names = ['pagePath', '___webpackCompilationHash'];

for (const element of document.querySelectorAll('script[data-gatsby-globals]')) {
  const values: unknown = JSON.parse(element.textContent);
  if (!isObject(values)) continue;
  for (const name of names) {
    if (typeof values[name] === 'string') Object.assign(window, { [name]: values[name] });
  }
}
// Gatsby 5 writes the mapping as a string, in which its loader finds no chunk to prefetch. An empty object has the
// same effect.
Object.assign(window, { ___chunkMapping: {} });

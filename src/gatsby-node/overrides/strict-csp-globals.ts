/**
 * The browser's half of strict-csp.ts: sets the variables of `window` that Gatsby's inline scripts would have set. Imported
 * first by gatsby-browser.tsx, because Gatsby's runtime reads them as soon as it starts.
 */
for (const element of document.querySelectorAll('script[data-gatsby-globals]')) {
  Object.assign(window, JSON.parse(element.textContent));
}
// Gatsby 5 writes the mapping as a string, in which its loader finds no chunk to prefetch. An empty object has the
// same effect.
Object.assign(window, { ___chunkMapping: {} });

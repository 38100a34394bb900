/**
 * Gives Gatsby's runtime the variables of `window` that it expects. Gatsby sets them with inline scripts; the build turns
 * those into JSON (src/build/overrides/finish-html.ts), so that the security policy needs to allow no inline script. Imported
 * first by gatsby-browser.tsx, because the runtime reads the variables as soon as it starts.
 */
const names = ['pagePath', '___webpackCompilationHash'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

for (const element of document.querySelectorAll('script[data-gatsby-globals]')) {
  const values: unknown = JSON.parse(element.textContent);
  if (!isRecord(values)) continue;
  for (const name of names) {
    if (typeof values[name] === 'string') Object.assign(window, { [name]: values[name] });
  }
}
// The loader looks up chunks to prefetch here; without entries it fetches the page's data alone.
Object.assign(window, { ___chunkMapping: {} });

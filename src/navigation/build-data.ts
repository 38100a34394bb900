/**
 * Hands Gatsby's runtime what it expects as global variables. Gatsby writes them into inline scripts; the build turns
 * those into data (src/gatsby/finish-html.ts), so that no inline script has to be allowed. Imported first of all by
 * gatsby-browser.tsx, since the runtime reads them as soon as it starts.
 */
interface GatsbyGlobals {
  pagePath?: string;
  ___webpackCompilationHash?: string;
  ___chunkMapping: Record<string, string[]>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The text that a data element holds under a name; undefined in develop, where Gatsby's own scripts run. */
const textFrom = (id: string, name: string): string | undefined => {
  const element = document.getElementById(id);
  if (element?.getAttribute('type') !== 'application/json') return undefined;
  const data: unknown = JSON.parse(element.textContent);
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const pagePath = textFrom('gatsby-script-loader', 'pagePath');
const hash = textFrom('gatsby-compilation', 'hash');
// Gatsby prefetches files of this map beside the page data; it has been a string, and so without effect, since 5.0.
const globals: GatsbyGlobals = { ___chunkMapping: {} };
if (pagePath !== undefined) globals.pagePath = pagePath;
if (hash !== undefined) globals.___webpackCompilationHash = hash;
Object.assign(window, globals);

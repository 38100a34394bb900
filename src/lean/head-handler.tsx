import { StaticQueryContext } from 'gatsby';
import { type ComponentType, type Context, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

declare module 'gatsby' {
  /** What `useStaticQuery` reads; Gatsby's types leave it out. */
  export const StaticQueryContext: Context<StaticQueryResults>;
}

type StaticQueryResults = Readonly<Record<string, { data: unknown }>>;

interface PageOfGatsby {
  pageComponent: { Head?: ComponentType<object> } | undefined;
  staticQueryResults: StaticQueryResults;
  pageComponentProps: { pageResources: { page: { path: string } } };
}

/** Takes away what the HTML, or Gatsby, has put into the head, once the new elements stand there. */
const Instead = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    for (const element of document.querySelectorAll('[data-gatsby-head]')) element.remove();
  }, []);
  return children;
};

let root: Root | undefined;
/** Path of the page whose head the document has. */
let shown: string | undefined;

/**
 * In place of Gatsby's handler of the Head API in the visitors' scripts (src/gatsby/webpack.ts). React 19 puts titles,
 * metas and links into the document's head by itself and takes them away again; Gatsby's handler, made for React 18, keeps
 * it from that, copies them instead, does so for the page that is opened directly, whose HTML has them, and with every
 * render anew.
 */
export const headHandlerForBrowser = ({
  pageComponent,
  staticQueryResults,
  pageComponentProps,
}: PageOfGatsby): void => {
  const { path } = pageComponentProps.pageResources.page;
  useEffect(() => {
    if (path === shown) return;
    const isFirst = shown === undefined;
    shown = path;
    if (isFirst) return;
    const Head = pageComponent?.Head;
    root ??= createRoot(document.createElement('div'));
    root.render(
      <Instead>
        <StaticQueryContext.Provider value={staticQueryResults}>
          {Head && <Head {...pageComponentProps} />}
        </StaticQueryContext.Provider>
      </Instead>,
    );
  });
};

import '../navigation/build-data';

/** Lets the browser answer the visitor before the next step. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Entry of the visitors' scripts (src/gatsby/webpack.ts). Gatsby's own evaluates React, its runtime and the frame of the
 * page in one piece, in which nothing can be clicked; here each has a task of its own.
 */
const begin = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '../shell/wrap-page');
  await pause();
  await import(/* webpackMode: "eager" */ 'gatsby-app');
};

void begin();

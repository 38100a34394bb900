import '../navigation/build-data';

/** Lets the browser answer the visitor before the next step. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const ownError = globalThis.Error;

/** An error without a stack, made as React does it: without `new`. */
const stackless = (message: string): Error =>
  Object.create(ownError.prototype, { message: { value: message, configurable: true, writable: true } });

/**
 * React makes the errors by which it tells itself something as it is evaluated. Under an inspector, which is what Lighthouse
 * and DevTools are, V8 parses the whole of React again to note their stacks, which nobody reads.
 */
const withoutStacks = async (evaluate: () => Promise<unknown>): Promise<void> => {
  Object.assign(globalThis, { Error: stackless });
  try {
    await evaluate();
  } finally {
    globalThis.Error = ownError;
  }
};

/**
 * Entry of the visitors' scripts (src/gatsby/webpack.ts). Gatsby's own evaluates React, its runtime and the frame of the
 * page in one piece, in which nothing can be clicked; here each has a task of its own.
 */
const begin = async (): Promise<void> => {
  await withoutStacks(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await pause();
  await import(/* webpackMode: "eager" */ '../shell/wrap-page');
  await pause();
  await import(/* webpackMode: "eager" */ 'gatsby-app');
};

void begin();

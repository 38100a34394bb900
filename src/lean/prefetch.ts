/**
 * Stands for Gatsby's way to bring a file into the browser's cache (src/gatsby/webpack.ts): a link in the head, which Firefox
 * holds against the policy's `default-src` and Safari does not know. It is used for the data of pages alone, which Gatsby's
 * loader asks for by itself, and keeps, as soon as this has ended. So nothing is left to do.
 */
const prefetch = (): Promise<void> => Promise.resolve();

export default prefetch;

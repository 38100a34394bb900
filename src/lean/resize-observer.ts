/** The browser's own ResizeObserver, in place of the polyfill that react-slick imports (src/gatsby/webpack.ts). */
export default globalThis.ResizeObserver;

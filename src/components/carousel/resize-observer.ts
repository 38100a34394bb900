/** What react-slick imports as `resize-observer-polyfill` (src/gatsby-node/visitor-scripts.ts). */
export default globalThis.ResizeObserver;

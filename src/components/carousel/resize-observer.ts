/** What react-slick imports as `resize-observer-polyfill` (gatsby-node.ts). */
export default globalThis.ResizeObserver;

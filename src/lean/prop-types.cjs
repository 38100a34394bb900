/**
 * In place of `prop-types` in the visitors' bundles (src/gatsby/webpack.ts): React 19 no longer looks at what it
 * declares. Whatever is asked of it is this same function.
 */
const anything = new Proxy(() => null, { get: () => anything });

module.exports = anything;

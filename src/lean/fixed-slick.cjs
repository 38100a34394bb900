/**
 * A webpack loader for the files of react-slick (src/gatsby/webpack.ts). Its carousels can be vertical, faded, lazy and much
 * more; ours have the same settings everywhere. Whatever the files ask of a setting is answered here, and minifying removes
 * what then never happens: a third of react-slick's weight.
 */
const { default: defaults } = require('react-slick/lib/default-props');

/** Settings that differ from carousel to carousel, or that react-slick itself changes on the way. */
const varying = ['appendDots', 'beforeChange', 'className', 'customPaging', 'dots', 'unslick', 'useCSS'];

/** The helpers that Babel wrote into each file for old browsers, and what they come to in those of today. */
const helpers = {
  _objectSpread: 'const _objectSpread = Object.assign;',
  _extends: 'const _extends = Object.assign;',
  _classCallCheck: 'const _classCallCheck = () => {};',
  _assertThisInitialized: 'const _assertThisInitialized = (object) => object;',
  _defineProperty: 'const _defineProperty = (object, key, value) => { object[key] = value; return object; };',
  _createClass:
    'const _createClass = (type, methods) => methods.forEach(({ key, value }) => { type.prototype[key] = value; });',
  _inherits:
    'const _inherits = (type, base) => { type.prototype = Object.create(base.prototype, { constructor: { value: type } }); Object.setPrototypeOf(type, base); };',
  _createSuper:
    'const _createSuper = (type) => function (...args) { return Reflect.construct(Object.getPrototypeOf(type), args, this.constructor); };',
  _objectWithoutProperties:
    'const _objectWithoutProperties = ({ ...rest }, names) => { for (const name of names) delete rest[name]; return rest; };',
  _typeof: 'const _typeof = (value) => typeof value;',
};

/**
 * @param {string} source a file of react-slick
 * @param {Record<string, unknown>} settings those of every carousel; all others have react-slick's defaults
 * @returns {string} the file with every fixed setting that it reads written out
 */
const fixSettings = (source, settings) => {
  // Without settings by width of the window it is never at one of their widths.
  const all = { ...defaults, ...settings, breakpoint: null };
  const fixed = Object.entries(all).filter(([name]) => !varying.includes(name));
  const written = new Map(fixed.map(([name, value]) => [name, JSON.stringify(value)]));
  // An object's member that is read: not assigned, not called.
  const read = /\b(?:[\w$]+\.)+(\w+)\b(?!\s*=[^=]|\()/g;
  return source
    .replace(read, (expression, name) => written.get(name) ?? expression)
    .replace(/^function (_\w+)\(.*$/gm, (line, name) => helpers[name] ?? line);
};

/** @this {import('webpack').LoaderContext<{ settings: Record<string, unknown> }>} */
module.exports = function fixedSlick(source) {
  return fixSettings(source, this.getOptions().settings);
};
module.exports.fixSettings = fixSettings;

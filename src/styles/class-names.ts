import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The part of a class name or an animation's name that stands for its CSS module. */
export const moduleNames = /_[0-9a-z]{3}(?=-)/g;

/** What stands for a CSS module in its class names. It is the same in every build, whatever other modules there are. */
export const nameModule = (file: string): string =>
  `_${createHash('sha256').update(basename(file)).digest().readUInt32BE().toString(36).slice(-3)}`;

const locals = new Map<string, string[]>();

/**
 * Names a class of a visitors' page (css-loader's `getLocalIdent`): module, and the class's number in it. The HTML has hundreds
 * of these names in its styles and elements; with words they take 0.6 to 0.8 KB more (brotli).
 */
export const nameClass = ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) => {
  const known = locals.get(resourcePath) ?? [];
  locals.set(resourcePath, known);
  if (!known.includes(local)) known.push(local);
  return `${nameModule(resourcePath)}-${known.indexOf(local).toString(36)}`;
};

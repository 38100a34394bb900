import { styleText } from 'node:util';
import type { Paint } from '../src/content-tools/check/print-problems';

/**
 * Colours for a terminal, and none if the output goes elsewhere or they are unwanted (no-color.org); `FORCE_COLOR`
 * forces them.
 */
export const terminalPaint = (stream: NodeJS.WriteStream): Paint => {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== '0' : stream.isTTY && !NO_COLOR;
  return wanted ? (style, text) => styleText(style, text) : (_style, text) => text;
};

import { styleText } from 'node:util';
import type { Paint } from '../src/content-tools/check';

/**
 * Colours for a terminal, and none where the output goes elsewhere or nobody wants them (no-color.org); `FORCE_COLOR`
 * asks for them anyway.
 */
export const terminalPaint = (stream: NodeJS.WriteStream): Paint => {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== '0' : stream.isTTY && !NO_COLOR;
  return wanted ? (style, text) => styleText(style, text) : (_style, text) => text;
};

import { styleText } from 'node:util';
import type { Paint } from '../src/content-tools/check/print-problems';

/** Colours for a terminal, and none if the output goes elsewhere or `NO_COLOR` is set; `FORCE_COLOR` forces them. */
export const terminalPaint =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

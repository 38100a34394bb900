import { styleText } from 'node:util';
import type { Paint } from '../src/content-tools/check/print-problems';

/** Colours for a terminal, and none if the output goes elsewhere or `NO_COLOR` is set; `FORCE_COLOR` forces them. */
export const terminalPaint =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

/** Writes lines of text. */
export const say = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Runs a command. What it throws is told by its message alone.
 * @param exitCode of the process then
 */
export const runCommand = (main: () => Promise<void>, exitCode: (error: unknown) => number = () => 1): void =>
  void main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = exitCode(error);
  });

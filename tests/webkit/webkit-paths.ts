import { existsSync } from 'node:fs';

const first = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** What WebKit's tests need: its WebDriver, and a display that needs no screen. Debian: webkit2gtk-driver, xvfb. */
export const webkitDriver = first([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']);
export const xvfb = first(['/usr/bin/Xvfb']);
export const hasWebKit = webkitDriver !== undefined && xvfb !== undefined;

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath, usesOwnBrowser } from './tests/chromium/chromium-path';

// Another port and folder let a second run go on beside the first.
const port = Number(process.env.PW_PORT ?? 9123);
const results = process.env.PW_RESULTS ?? 'test-results';
/** Where the test server keeps the messages it takes. */
export const dataDir = resolve(results, 'data');
mkdirSync(dataDir, { recursive: true });

export default defineConfig({
  testDir: 'tests/browser',
  // Each build of Chromium draws the edges of letters in its own way, and the pictures are of the pinned one.
  testIgnore: usesOwnBrowser() ? 'visual.spec.ts' : [],
  // Emptied at every start, so nothing else is kept there.
  outputDir: `${results}/artifacts`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Layout and timing are measured on whatever else the machine does; what fails three times is broken.
  retries: 2,
  // One page keeps more than one processor busy. On two processors a third worker makes the suite a third slower.
  workers: 2,
  // A machine that shares its processors can stand still for seconds at a time.
  timeout: 150_000,
  // The pictures of one machine hold for all.
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: `${results}/browser.json` }]],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters have the same shapes whatever the machine's font settings are.
        '--font-render-hinting=none',
      ],
    },
  },
  // With BASE_URL another server is tested, which somebody else has started.
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node --import tsx server/main.ts',
        // `npm test -- company` builds it. Not relative to the configuration: others build on this one.
        cwd: resolve('dist/company'),
        url: `http://localhost:${port}/livez`,
        env: { PORT: String(port), DATA_DIR: dataDir, MAIL_LIMIT_PER_ADDRESS: '100000' },
        reuseExistingServer: false,
        stdout: 'ignore',
      },
});

import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { hasWebKit } from './webkit-paths';

const results = process.env.PW_RESULTS ?? 'test-results';

if (!hasWebKit) {
  throw new Error('No WebKit found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).');
}

/** The same server and limits; Playwright runs the tests, WebDriver drives the browser. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: resolve(results, 'webkit'),
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: resolve(results, 'webkit.json') }]],
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { firefoxPath } from './firefox-path';

const results = process.env.PW_RESULTS ?? 'test-results';

if (!existsSync(firefoxPath)) {
  throw new Error('No Firefox found. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
}

/** The same server and limits; Playwright runs the tests, puppeteer-core drives the browser. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: resolve(results, 'firefox'),
  workers: 1,
  reporter: [['list'], ['json', { outputFile: resolve(results, 'firefox.json') }]],
});

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

const results = process.env.PW_RESULTS ?? 'test-results';
// Beside the port and the messages of the browser tests, which may run at the same time.
const port = Number(process.env.PW_PORT ?? 9123) + 1;
const dataDir = resolve(results, 'content-data');
mkdirSync(dataDir, { recursive: true });

/** The same browser and server, over the site that was built from `content/`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: resolve(results, 'content'),
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  reporter: [['list'], ['json', { outputFile: resolve(results, 'content.json') }]],
  webServer: {
    command: 'node --import tsx server/main.ts',
    cwd: process.cwd(),
    url: `http://localhost:${port}/livez`,
    env: { PORT: String(port), DATA_DIR: dataDir },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site, { dataDir } from '../../playwright.config';

const results = process.env.PW_RESULTS ?? 'test-results';
const port = Number(process.env.PW_PORT ?? 9123);

/** The same browser and server, over the site that was built from `content/`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: resolve(results, 'content'),
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

import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site, { dataDir } from '../../playwright.config';

const results = process.env.PW_RESULTS ?? 'test-results';
const port = Number(process.env.PW_PORT ?? 9123);

/** The same browser and the same server, over the built site of the second company. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: resolve(results, 'second-company'),
  reporter: [['list'], ['json', { outputFile: resolve(results, 'second-company.json') }]],
  webServer: {
    command: 'node --import tsx server/main.ts',
    cwd: resolve('dist/second-company'),
    url: `http://localhost:${port}/livez`,
    env: { PORT: String(port), DATA_DIR: dataDir },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

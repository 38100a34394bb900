import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site, { dataDir } from '../../playwright.config';

const results = process.env.PW_RESULTS ?? 'test-results';
const port = Number(process.env.PW_PORT ?? 9123);

/** The copy of the project that `npm test -- admin` makes. */
export const project = resolve('dist/admin-test');

/** The same browser, with `npm run develop`. All tests change one content folder, so they run one after the other. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: 'edit.spec.ts',
  outputDir: resolve(results, 'admin'),
  reporter: [['list'], ['json', { outputFile: resolve(results, 'admin.json') }]],
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: `node --import tsx scripts/develop.ts -p ${port}`,
    cwd: project,
    url: `http://localhost:${port}/admin`,
    env: { GATSBY_TELEMETRY_DISABLED: '1', DATA_DIR: dataDir },
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { companyContent } from '../test-companies';

const results = process.env.PW_RESULTS ?? 'test-results';
const port = Number(process.env.PW_PORT ?? 9123);

/** The content that the editor of these tests works on, and the site that was built from it. */
export const content = resolve('dist/editor-test/content');
export const built = resolve('dist/company/public');

if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(content, { recursive: true, force: true });
  cpSync(companyContent, content, { recursive: true });
}

/** The editor at /admin over the content of the test company. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: ['previews.spec.ts', 'guards.spec.ts', 'published.spec.ts', 'pull-request.spec.ts'],
  outputDir: resolve(results, 'editor'),
  reporter: [['list'], ['json', { outputFile: resolve(results, 'editor.json') }]],
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node --import tsx tests/admin/server.ts',
    cwd: process.cwd(),
    url: `http://localhost:${port}/admin`,
    env: { PORT: String(port), CONTENT_DIR: content, NODE_ENV: 'development' },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

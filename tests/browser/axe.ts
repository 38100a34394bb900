import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** It starts faster than what the package exports. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe runs only on request: new ones of WCAG 2.2, and experimental ones. */
const alsoWanted = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

const options: axe.RunOptions = {
  rules: Object.fromEntries(alsoWanted.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
};

/** What axe reports with all rules of levels A and AA, best practices, and those above. */
export const complaints = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1) throw new Error('axe does not look into frames here');
  // Once a page: its 600 KB take as long to start as to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (wanted) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, wanted);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
};

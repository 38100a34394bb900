import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe reports with all rules of levels A and AA, best practices, and those above. */
export const complaints = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1) throw new Error('The legacy mode of axe does not look into frames');
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page for each run, which takes three times as long.
    .setLegacyMode()
    .options({
      rules: Object.fromEntries(alsoWanted.map((rule) => [rule, { enabled: true }])),
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

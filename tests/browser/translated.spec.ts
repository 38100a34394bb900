import { expect, type Page, test } from '@playwright/test';
import { fillContactForm } from './contact-form';
import { gate } from './gate';
import { messagesWith, uniqueText } from './mail';
import { ready } from './ready';
import { pageTypes } from './routes';
import { translate } from './translate';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.locator('h1');

/** Errors in the page's code, also those from which React recovers. */
const collectErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

/** What changes a page besides React. */
const changes: Record<string, (page: Page, when: 'before' | 'after') => Promise<unknown>> = {
  'wrapped text': (page, when) =>
    when === 'before' ? page.addInitScript(translate, false) : page.evaluate(translate, false),
  'replaced text': (page, when) =>
    when === 'before' ? page.addInitScript(translate, true) : page.evaluate(translate, true),
  'elements and attributes of extensions': (page, when) =>
    when === 'before' ? page.addInitScript(extend) : page.evaluate(extend),
};

/** Does what password managers, spelling checkers and dark modes do to a page. */
function extend(): void {
  const change = () => {
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-ms-editor', 'true');
      field.after(document.createElement('com-icon-root'));
    }
  };
  if (document.body) change();
  else window.addEventListener('DOMContentLoaded', change);
}

const openAs = async (page: Page, path: string, change: string, when: 'before' | 'after') => {
  if (when === 'before') await changes[change]?.(page, when);
  await page.goto(path);
  await ready(page);
  if (when === 'after') await changes[change]?.(page, when);
};

const expectWhole = async (page: Page, what: string) => {
  await expect(heading(page), what).toHaveCount(1);
  await expect(page.locator('footer'), what).toBeVisible();
  await expect(page.locator('main [role="alert"]'), what).toHaveCount(0);
};

// pages.spec.ts opens every page with wrapped text.
for (const change of Object.keys(changes).filter((name) => name !== 'wrapped text')) {
  test(`every kind of page stays whole with ${change}, before hydration`, async ({ page }) => {
    await changes[change]?.(page, 'before');
    for (const path of pageTypes) {
      await page.goto(path);
      await ready(page);
      await expectWhole(page, path);
    }
  });
}

test('every kind of page stays whole with one change after the other, after hydration', async ({ page }) => {
  const errors = collectErrors(page);
  for (const path of pageTypes) {
    await page.goto(path);
    await ready(page);
    for (const [change, apply] of Object.entries(changes)) {
      await apply(page, 'after');
      await expectWhole(page, `${path} with ${change}`);
    }
  }
  expect(errors).toEqual([]);
});

for (const change of Object.keys(changes)) {
  for (const when of ['before', 'after'] as const) {
    test.describe(`with ${change}, ${when} hydration`, () => {
      test('a message is sent and confirmed', async ({ page }) => {
        await openAs(page, '/contact-us', change, when);
        const message = await fillContactForm(page);
        await page.locator('form[action="/email"] [type="submit"]').click();
        await expect(page.locator('#contact-outcome')).toContainText('Thank you!');
        await expect(page.locator('#contact-message')).toHaveValue('');
        expect(messagesWith(message)).toHaveLength(1);
        await expect(heading(page)).toHaveText(/Contact Us/);
      });

      test('a quote is asked for, step by step', async ({ page }) => {
        await openAs(page, '/request-quote', change, when);
        const scope = uniqueText();
        const next = page.locator('form[action="/email"] [type="submit"]');
        // A mistake first: its text appears beside an icon, and goes again.
        await next.click();
        await expect(page.locator('#quote-service-error')).toContainText('Please choose a service.');
        const choose = async (field: string) => {
          await page.locator(`#quote-${field} input`).first().check();
        };
        await choose('service');
        await expect(page.locator('#quote-service-error')).toHaveCount(0);
        await next.click();
        await choose('stage');
        await page.locator('#quote-scope').fill(scope);
        await next.click();
        await choose('budget');
        await next.click();
        await choose('timeline');
        await next.click();
        await page.locator('#quote-name').fill('Asha');
        await page.locator('#quote-email').fill('asha@example.in');
        await next.click();
        await expect(page.locator('form[action="/email"] dl')).toContainText(scope);
        await next.click();
        await expect(page.locator('main')).toContainText('Thank you!');
        await expect(page.locator('main')).toContainText('asha@example.in');
        expect(messagesWith(scope)).toHaveLength(1);
      });

      test('filters, menu, navigation and Back work', async ({ page }) => {
        const errors = collectErrors(page);
        await page.setViewportSize({ width: 390, height: 800 });
        await openAs(page, '/projects', change, when);
        const before = errors.length;
        await page.locator('nav[aria-label="Filter the projects"] a').first().click();
        await expect(page.locator('main [role="status"]')).toContainText('of 5');
        await page.locator('header button[aria-expanded]').first().click();
        await expect(menu(page)).toBeVisible();
        await menu(page).locator('a[aria-expanded]').first().click();
        await menu(page).locator('a[href="/automation"]').click();
        await expect(heading(page)).toHaveText(/Automation/);
        await page.goBack();
        await expect(heading(page)).toHaveText(/Projects/);
        expect(errors.slice(before)).toEqual([]);
      });

      test('the carousels run, and pause', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.clock.install();
        await openAs(page, '/', change, when);
        const pause = page.locator('#hero [data-controls] button');
        await expect(pause).toHaveAttribute('aria-label', 'Pause banners');
        const current = page.locator('#hero .slick-dots [aria-current]');
        const shown = await current.getAttribute('aria-label');
        await page.clock.runFor(3_100);
        await expect(current).not.toHaveAttribute('aria-label', shown ?? '');
        await pause.click();
        await expect(pause).toHaveAttribute('aria-label', 'Play banners');
        await page.locator('#testimonials').scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Next testimonial' }).click();
        await expect(page.locator('#testimonials .slick-current')).toBeVisible();
        await expect(page.locator('main [role="alert"]')).toHaveCount(0);
      });
    });
  }
}

test('what was typed before the scripts ran is kept, though an extension has changed the form', async ({
  page,
}) => {
  await page.addInitScript(extend);
  const scripts = gate();
  await page.route('**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.locator('#contact-name').fill('Asha Rao');
  await page.locator('#contact-message').fill('We need a portal.');
  scripts.open();
  await ready(page);
  await expect(page.locator('#contact-name')).toHaveValue('Asha Rao');
  await expect(page.locator('#contact-message')).toHaveValue('We need a portal.');
});

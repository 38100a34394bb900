import { expect, type Page, test } from '@playwright/test';
import { fillContactForm } from './contact-form';
import { gate } from './gate';
import { messagesWith, uniqueText } from './mail';
import { ready } from './ready';

// A tab that was opened before a deploy, and visitors whose scripts do not arrive.

const heading = (page: Page) => page.locator('h1');
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
};
/** Whether the page was loaded anew since `open`. */
const expectFullLoad = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-first-document');

/** Scripts that are requested from now on are gone. */
const removeScripts = (page: Page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 }));

/** From now on the page at `path` is of a build with a template that this tab does not know. */
const giveNewTemplate = async (page: Page, path: string) => {
  const response = await page.request.get(`/page-data${path}/page-data.json`);
  const json = { ...(await response.json()), componentChunkName: 'component---new' };
  await page.route(`**/page-data${path}/page-data.json`, (route) => route.fulfill({ json }));
};

/** From now on there is another build, in which nothing that this tab needs has changed. */
const changeBuild = (page: Page) =>
  page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another-build' } }),
  );

test.describe('a form whose code is gone', () => {
  test('is sent as an ordinary post, with everything that was typed', async ({ page }) => {
    await open(page, '/contact-us');
    await removeScripts(page);
    const message = await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(messagesWith(message)).toHaveLength(1);
  });

  test('is checked by the browser first', async ({ page }) => {
    await open(page, '/contact-us');
    await removeScripts(page);
    await page.locator('#contact-name').fill('Asha');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-email')).toBeFocused();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.locator('#contact-name')).toHaveValue('Asha');
  });

  test('asks for a quote with all its steps on one page', async ({ page }) => {
    await open(page, '/request-quote');
    await removeScripts(page);
    const scope = uniqueText();
    await page.locator('#quote-service input').first().check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#quote-scope')).toBeVisible();
    for (const field of ['stage', 'budget', 'timeline']) {
      await page.locator(`#quote-${field} input`).first().check();
    }
    await page.locator('#quote-scope').fill(scope);
    await page.locator('#quote-name').fill('Asha');
    await page.locator('#quote-email').fill('asha@example.in');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/thank-you');
    const [stored] = messagesWith(scope);
    expect(stored?.message).toContain('Service: ');
    expect(stored?.message).toContain('Timeline: ');
  });

  test('keeps everything while the visitor is offline, and is sent afterwards', async ({ page, context }) => {
    await open(page, '/contact-us');
    await context.setOffline(true);
    const message = await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-outcome')).toContainText('Oops!');
    await expect(page.locator('#contact-outcome a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('#contact-outcome a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue(message);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('#contact-outcome')).toContainText('Thank you!');
    expect(messagesWith(message)).toHaveLength(1);
  });
});

test.describe('a page of another build', () => {
  test('with a template that this tab does not know is loaded in full', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await giveNewTemplate(page, '/about-us');
    await open(page, '/privacy');
    await footerLink(page, '/about-us').click();
    await expect(heading(page)).toHaveText('About Us');
    await expectFullLoad(page);
  });

  test('is loaded at the section and with the query of its link', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await giveNewTemplate(page, '/index');
    await open(page, '/privacy');
    await footerLink(page, '/#our-products').click();
    await expect(page).toHaveURL('/#our-products');
    await expectFullLoad(page);
    await expect(page.locator('#our-products h2')).toBeInViewport();
  });

  test('after Back, too', async ({ page }) => {
    await open(page, '/about-us');
    await footerLink(page, '/privacy').click();
    await expect(heading(page)).toHaveText('Privacy');
    await page.reload();
    await ready(page);
    await giveNewTemplate(page, '/about-us');
    await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
    await page.goBack();
    await expect(heading(page)).toHaveText('About Us');
    await expectFullLoad(page);
  });

  test('takes one entry in the history, when only the build differs', async ({ page }) => {
    await open(page, '/privacy');
    await changeBuild(page);
    const entries = await page.evaluate(() => history.length);
    await footerLink(page, '/contact-us').click();
    await expect(heading(page)).toHaveText('Contact Us');
    await expectFullLoad(page);
    await ready(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    // Otherwise Gatsby reloads each page once more, because its data is of another build than its HTML.
    await page.unroute('**/page-data/app-data.json');
    await page.goBack();
    await expect(heading(page)).toHaveText('Privacy');
  });

  test('is not loaded again and again', async ({ page }) => {
    await changeBuild(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await open(page, '/privacy');
    const first = documents;
    await footerLink(page, '/contact-us').click();
    await expect(heading(page)).toHaveText('Contact Us');
    await ready(page);
    // Gatsby itself reloads a page once whose data is of another build.
    expect(documents).toBeLessThanOrEqual(first + 2);
  });
});

test('a page whose code could not be loaded once is loaded in full, also with Back', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, '/contact-us');
  await footerLink(page, '/accessibility').click();
  await expect(heading(page)).toHaveText('Accessibility');
  await page.reload();
  await ready(page);
  await removeScripts(page);
  const failed = page.waitForResponse((response) => response.url().endsWith('.js'));
  await footerLink(page, '/contact-us').hover();
  await failed;
  await page.unroute('**/*.js');
  await page.goBack();
  await expect(heading(page)).toHaveText('Contact Us');
  await ready(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Accessibility');
  await page.goBack();
  await expect(heading(page)).toHaveText('Contact Us');
  expect(errors.filter((error) => error.includes('slicesMap'))).toEqual([]);
});

test('Back wins over a page that is still loading', async ({ page }) => {
  await open(page, '/accessibility');
  await footerLink(page, '/privacy').click();
  await expect(heading(page)).toHaveText('Privacy');
  const data = gate();
  await page.route('**/page-data/contact-us/page-data.json', async (route) => {
    await data.opened;
    await route.continue();
  });
  const arrived = page.waitForResponse('**/page-data/contact-us/page-data.json');
  await footerLink(page, '/contact-us').click({ noWaitAfter: true });
  await page.goBack();
  await expect(heading(page)).toHaveText('Accessibility');
  data.open();
  await arrived;
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText('Accessibility');
  await expect(page).toHaveURL('/accessibility');
});

test.describe('when no script can be loaded', () => {
  test('the menu button of phones leads to the menu at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await removeScripts(page);
    await page.goto('/about-us');
    await page.locator('header').getByRole('link', { name: 'Menu' }).click();
    await expect(page.locator('#footer-menu')).toBeInViewport();
    await page.locator('#footer-menu').getByRole('link', { name: 'Case Studies' }).click();
    await expect(heading(page)).toHaveText('Case Studies');
  });

  test('a message is sent', async ({ page }) => {
    await removeScripts(page);
    await page.goto('/contact-us');
    const message = await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/thank-you');
    expect(messagesWith(message)).toHaveLength(1);
  });
});

import { expect, type Page, test } from '@playwright/test';
import { complaints } from '../browser/axe';

const company = 'Elbgrün Software';
const siteUrl = 'https://www.elbgruen.example';

/** Every page that the second company's content makes, with its heading. */
const routes = {
  '/': 'Software für Leute, die etwas wachsen lassen',
  '/bestandsfuehrung': 'Bestandsführung für Baumschulen',
  '/obstpartien': 'Obstpartien',
  '/telefone-fuers-feld': 'Telefone fürs Feld',
  '/kontakt': 'Schreiben Sie uns',
  '/angebot-anfragen': 'Angebot anfragen',
  '/thank-you': 'Vielen Dank',
} as const;

const paths = Object.keys(routes);
const sections = (page: Page) =>
  page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} has one heading, a complete head, nothing of the sample company and no error`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText([heading]);
    await expect(page).toHaveTitle(new RegExp(company));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(siteUrl + path);
    expect(await page.content()).not.toMatch(/sevenisle/i);
    expect(problems).toEqual([]);
  });
}

test('the home page has the sections that have content, and no other', async ({ page }) => {
  await page.goto('/');
  expect(await sections(page)).toEqual(['hero', 'why-choose-us', 'our-services', 'contact-us']);
  await expect(page.locator('#our-services li')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Produkte und Leistungen' })).toHaveCount(0);
});

test('a service page without industries and work has no empty part', async ({ page }) => {
  await page.goto('/obstpartien');
  const headings = await page.locator('main h2').allTextContents();
  expect(headings).toEqual([
    'Was wir machen',
    'Was Sie bekommen können',
    'Was Sie davon haben',
    'Erzählen Sie uns, was langsam wächst',
  ]);
});

test('menu and footer lead to what there is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('footer address')).toHaveCount(1);
  await expect(
    page.locator('footer').getByRole('navigation', { name: 'Direkt zu' }).getByRole('link'),
  ).toHaveText(['Bestandsführung für Baumschulen', 'Obstpartien', 'Telefone fürs Feld']);
});

test('every link of the site leads to a page or section that is there', async ({ page, request }) => {
  const targets = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) targets.add(link);
  }
  expect(targets.size).toBeGreaterThan(5);
  for (const target of targets) {
    const response = await request.get(target);
    expect([target, response.status()]).toEqual([target, 200]);
    const [, section] = target.split('#');
    if (section) expect(await response.text()).toContain(`id="${section}"`);
  }
});

test('without an open job, nothing speaks of jobs', async ({ page, request }) => {
  for (const path of ['/stellen', '/careers/entwicklerin'])
    expect((await request.get(path)).status()).toBe(404);
  await page.goto('/');
  expect(await page.content()).not.toMatch(/stellen|entwicklerin/i);
});

test('the sitemap lists its own pages under its own address', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const expected = paths.filter((path) => path !== '/thank-you').map((path) => siteUrl + path);
  expect(listed.sort()).toEqual(expected.sort());
});

for (const path of paths) {
  test(`${path} neither scrolls sideways nor breaks a rule of accessibility on phone and desktop`, async ({
    page,
  }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
      expect(await complaints(page), `${width} px`).toEqual([]);
    }
  });
}

test('colours, fonts and shapes are those of its theme', async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1c2b20');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Noto Serif"/);
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(28, 43, 32)');
  expect(await page.evaluate(() => document.fonts.check('400 20px "Noto Serif"'))).toBe(true);
});

test('an unknown address shows its own 404 page', async ({ page }) => {
  const response = await page.goto('/projects/impex');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Seite nicht gefunden');
  await expect(page.getByText('Unter dieser Adresse wächst nichts.')).toBeVisible();
});

test('an address that has moved leads to its new place, for good', async ({ request }) => {
  const response = await request.get('/bestand', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/bestandsfuehrung');
});

/** English words of the interface, which are no German ones. */
const english =
  /\b(menu|close|skip|back to|home|send|please|your|message|phone number|step|of|optional|opens|page|quick|local time|to|and|the)\b/i;

for (const path of [...paths, '/404']) {
  test(`${path} says nothing in English, seen or heard`, async ({ page }) => {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const texts = await page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [aria-roledescription], [alt]')].flatMap((element) =>
        ['aria-label', 'aria-roledescription', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ]);
    expect(texts.filter((text) => english.test(text)).map((text) => english.exec(text)?.[0])).toEqual([]);
  });
}

test('the address is written as Germans write it', async ({ page }) => {
  await page.goto('/kontakt');
  await expect(page.locator('footer address')).toContainText('20459 Hamburg');
  await expect(page.locator('main address')).not.toContainText('Hamburg, ');
});

test('a form takes what is right in Germany, and refuses in German what is not', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByLabel('Name', { exact: true }).fill('Jörg Müller');
  await page.getByLabel('E-Mail-Adresse').fill('Joerg.Mueller');
  await page.getByLabel('Telefonnummer').fill('+49 40 1234567');
  await page.getByLabel('Nachricht', { exact: true }).fill('Bitte rufen Sie zurück.');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  );
  await page.getByLabel('E-Mail-Adresse').fill('Joerg.Mueller@Firma.de');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.locator('#contact-outcome')).toContainText('Ihre Nachricht ist bei uns angekommen.');
  await expect(page.locator('#contact-outcome')).toContainText(
    'Wir antworten an Joerg.Mueller@Firma.de so bald wie möglich.',
  );
});

test('without scripts the server answers in German', async ({ request }) => {
  const answer = await request.post('/email', { form: { name: '', email: 'x', message: '' } });
  const html = await answer.text();
  expect(answer.status()).toBe(400);
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain('<h1>Ihre Nachricht wurde nicht gesendet</h1>');
  expect(html).toContain('Bitte geben Sie Ihren Namen ein.');
});

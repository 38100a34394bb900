import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fragments, oddAddresses, startPlainHost } from './addresses';
import { ready } from './ready';
import { routes } from './routes';

// Whatever address a browser opens, the page is alive and whole (behaviour.md, rule 4).

/** `ADDRESS_SEED=7 npx playwright test addresses` tries others. */
const seed = Number(process.env.ADDRESS_SEED ?? 47);
const parts = 8;
const addresses = oddAddresses(seed, 320);

const headings = new Set(['Page Not Found', 'Sevenisle Software', ...Object.values(routes)]);

/** What is wrong with the page; '' if it is alive and whole. */
const findFault = async (page: Page): Promise<string> => {
  try {
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), undefined, {
      timeout: 15_000,
    });
  } catch {
    return 'is not alive';
  }
  return page.evaluate(async () => {
    // Whatever fails does it in the frames after the hydration.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
    const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const missing = ['header a', 'h1', 'footer a'].filter((selector) => !isShown(selector));
    if (missing.length > 0) return `has no ${missing.join(', ')}`;
    if (document.querySelectorAll('h1').length > 1) return 'has several headings';
    if (document.querySelector('main [role="alert"]')) return 'shows an error';
    if ((document.querySelector('main')?.innerText.length ?? 0) < 100) return 'is empty';
    return document.documentElement.hasAttribute('data-hydrated') ? '' : 'is no longer alive';
  });
};

/** Notes errors of scripts; returns those since the last call. */
const watchErrors = (page: Page): (() => string[]) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return () => errors.splice(0);
};

/** Pictures and fonts don't matter here. */
const withoutPictures = (page: Page) =>
  page.route(/\.(?:avif|webp|jpg|png|svg|woff2|mp4)$/, (route) => route.abort());

const visit = async (page: Page, origin: string, paths: readonly string[]): Promise<string[]> => {
  await withoutPictures(page);
  const newErrors = watchErrors(page);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto('about:blank');
    newErrors();
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    const fault = await findFault(page);
    const heading = await page
      .locator('h1')
      .first()
      .innerText({ timeout: 1000 })
      .catch(() => '');
    const errors = newErrors();
    const isKnown = headings.has(heading) || page.url().startsWith(`${origin}/?`);
    if (fault || errors.length > 0 || heading === '') {
      faults.push(
        `${path.slice(0, 120)} ${fault} ${errors.join('; ')} (${page.url().slice(0, 120)}, "${heading}", ${isKnown})`,
      );
    }
  }
  return faults;
};

for (let part = 0; part < parts; part += 1) {
  const own = addresses.filter((_, index) => index % parts === part);

  test(`addresses nobody planned, on a plain host, part ${part + 1} of ${parts}, seed ${seed}`, async ({
    page,
  }) => {
    const host = await startPlainHost(resolve(process.env.PLAIN_PUBLIC ?? 'dist/company/public'));
    try {
      expect(await visit(page, host.origin, own)).toEqual([]);
    } finally {
      host.close();
    }
  });

  test(`addresses nobody planned, on our server, part ${part + 1} of ${parts}, seed ${seed}`, async ({
    page,
    baseURL,
  }) => {
    expect(await visit(page, String(baseURL), own)).toEqual([]);
  });
}

for (const path of ['/about-us', '/no-such-page', '/request-quote']) {
  test(`fragments nobody planned: ${path} stays alive, opened with them and typed later`, async ({
    page,
    baseURL,
  }) => {
    const opened = path === '/about-us' ? fragments.map((fragment) => path + fragment) : [];
    expect(await visit(page, String(baseURL), opened)).toEqual([]);
    const newErrors = watchErrors(page);
    await page.goto(path);
    await ready(page);
    for (const fragment of fragments) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, fragment);
      expect(await findFault(page), fragment).toBe('');
      expect(newErrors(), fragment).toEqual([]);
    }
    await page.goBack();
    await page.goBack();
    expect(await findFault(page)).toBe('');
  });
}

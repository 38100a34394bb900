import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fragments, oddAddresses, startPlainHost } from './addresses';
import { ready } from './ready';

// Whatever address a browser opens, the page is alive and whole (behaviour.md, rule 4).

/** `ADDRESS_SEED=7 ADDRESSES=320 npx playwright test addresses` tries others, and more of them. */
const seed = Number(process.env.ADDRESS_SEED ?? 47);
const parts = 4;
const all = oddAddresses(seed, Number(process.env.ADDRESSES ?? 40));

/** In the page: what is wrong with it after the next frames; '' if it is whole. */
async function look(): Promise<string> {
  // Whatever fails does it in the frames after the hydration.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
  const missing = ['header nav', 'h1', 'footer a'].filter((selector) => !isShown(selector));
  if (missing.length > 0) return `has no ${missing.join(', ')}`;
  if (document.querySelectorAll('h1').length > 1) return 'has several headings';
  if (document.querySelector('main [role="alert"]')) return 'shows an error';
  if ((document.querySelector('main')?.innerText.length ?? 0) < 100) return 'is empty';
  return document.documentElement.hasAttribute('data-hydrated') ? '' : 'is no longer alive';
}

/** What is wrong with the page; '' if it is alive and whole. */
const findFault = async (page: Page): Promise<string> => {
  try {
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), undefined, {
      timeout: 15_000,
    });
  } catch {
    return 'is not alive';
  }
  return page.evaluate(look);
};

/** Notes errors of scripts; returns those since the last call. */
const watchErrors = (page: Page): (() => string[]) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return () => errors.splice(0);
};

/** Pictures and fonts don't matter here. A route of Playwright would turn the browser's cache off. */
const withoutPictures = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const endings = ['avif', 'webp', 'jpg', 'png', 'svg', 'woff2', 'mp4'];
  await browser.send('Network.setBlockedURLs', { urls: endings.map((ending) => `*.${ending}`) });
};

/** Opens addresses one after the other; returns what is wrong with them. */
const visit = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  await withoutPictures(page);
  const newErrors = watchErrors(page);
  const faults: string[] = [];
  for (const address of addresses) {
    // Otherwise an address that differs in its fragment alone is not loaded.
    await page.goto('about:blank');
    newErrors();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const found = [await findFault(page), ...newErrors()].filter(Boolean);
    if (found.length > 0)
      faults.push(`${address.slice(0, 120)}: ${found.join('; ')}, at ${page.url().slice(0, 120)}`);
    // Each takes a while.
    if (faults.length > 4) break;
  }
  return faults;
};

for (let part = 0; part < parts; part += 1) {
  const own = all.filter((_, index) => index % parts === part);

  test(`addresses nobody planned, on a plain host, part ${part + 1} of ${parts}, seed ${seed}`, async ({
    page,
  }) => {
    const host = await startPlainHost(resolve('dist/company/public'), part % 2 === 0 ? 404 : 200);
    try {
      expect(
        await visit(
          page,
          own.map((path) => host.origin + path),
        ),
      ).toEqual([]);
    } finally {
      host.close();
    }
  });

  test(`addresses nobody planned, on our server, part ${part + 1} of ${parts}, seed ${seed}`, async ({
    page,
    baseURL,
  }) => {
    expect(
      await visit(
        page,
        own.map((path) => baseURL + path),
      ),
    ).toEqual([]);
  });
}

for (const path of ['/about-us', '/no-such-page', '/request-quote']) {
  test(`fragments nobody planned: ${path} stays alive, opened with them and typed later`, async ({
    page,
    baseURL,
  }) => {
    // Opening takes ten times as long as typing: other seeds open others, and every one is typed.
    const opened = fragments.filter((_, index) => index % 4 === seed % 4);
    expect(
      await visit(
        page,
        opened.map((fragment) => baseURL + path + fragment),
      ),
    ).toEqual([]);
    const newErrors = watchErrors(page);
    await page.goto(path);
    await ready(page);
    for (const fragment of fragments) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, fragment);
      expect(await page.evaluate(look), fragment).toBe('');
      expect(newErrors(), fragment).toEqual([]);
    }
    await page.goBack();
    await page.goBack();
    expect(await findFault(page)).toBe('');
  });
}

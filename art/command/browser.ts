import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { art, cached, shown } from './paths';
import { hashOf, pageSources } from './sources';
import { ArtError } from './tools';

const candidates = [
  process.env.CHROMIUM_PATH,
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

let running: Promise<Browser> | undefined;

/** The one browser of this run, started when it is first needed. */
const browser = (): Promise<Browser> => {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) {
    throw new ArtError('Chromium is missing: apt-get install -y chromium, or set CHROMIUM_PATH');
  }
  running ??= chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return running;
};

export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close();
};

export interface Size {
  width: number;
  height: number;
}

/** The value of <meta name="..."> in a page, or undefined. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1];

/** Reads "1440x900". Throws an ArtError that names the page when it is anything else. */
export const parseSize = (value: string | undefined, page: string): Size => {
  const match = /^(\d+)x(\d+)$/.exec(value ?? '');
  if (!match) throw new ArtError(`${shown(page)}: its size is "${value}", not like 1440x900`);
  return { width: Number(match[1]), height: Number(match[2]) };
};

/** A PNG of a page at twice its size, once fonts, frames and pictures are there. */
export const photograph = async (page: string, size: Size): Promise<Buffer> => {
  const context = await (await browser()).newContext({ viewport: size, deviceScaleFactor: 2 });
  const tab = await context.newPage();
  const broken: string[] = [];
  tab.on('requestfailed', (request) => broken.push(request.url()));
  tab.on('pageerror', (error) => broken.push(error.message));
  await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' });
  for (const frame of tab.frames()) await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await tab.screenshot({ animations: 'disabled' });
  await context.close();
  if (broken.length > 0) throw new ArtError(`${shown(page)} did not load whole:\n${broken.join('\n')}`);
  return picture;
};

/** The page of a screen: a whole interface in art/screens, or a scene's own small card in art/cards. */
export const screenPage = (name: string): string => {
  const pages = [join(art, 'screens', `${name}.html`), join(art, 'cards', `${name}.html`)];
  const page = pages.find((path) => existsSync(path));
  if (!page) throw new ArtError(`screen("${name}"): neither ${pages.map(shown).join(' nor ')} exists`);
  return page;
};

/** Photographs a screen into the cache, unless the photograph there is of the same page. */
export const photographScreen = async (name: string): Promise<void> => {
  const page = screenPage(name);
  const hash = hashOf(pageSources(page), 'screen');
  const picture = cached('screens', `${name}.png`);
  const stamp = cached('screens', `${name}.hash`);
  if (existsSync(picture) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const size = parseSize(metaOf(readFileSync(page, 'utf8'), 'viewport-size'), page);
  writeFileSync(picture, await photograph(page, size));
  writeFileSync(stamp, hash);
};

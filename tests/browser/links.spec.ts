import { expect, test } from '@playwright/test';
import { routes } from './routes';

interface BuiltPage {
  path: string;
  ids: Set<string>;
  links: string[];
  assets: string[];
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

const read = (path: string, html: string): BuiltPage => ({
  path,
  ids: new Set(all(html, /\sid="([^"]+)"/g)),
  links: all(html, /<a [^>]*href="([/#][^"]*)"/g),
  assets: all(html, /\s(?:src|srcset|srcSet)="([^"]*)"/g)
    .flatMap((list) => list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''))
    .filter((url) => url.startsWith('/')),
});

test('no link, picture or anchor of any page leads nowhere', async ({ request }) => {
  const status = new Map<string, number>();
  const readStatus = async (address: string): Promise<number> => {
    const known = status.get(address);
    if (known !== undefined) return known;
    const found = (await request.head(address, { maxRedirects: 0 })).status();
    status.set(address, found);
    return found;
  };
  const pages = new Map<string, BuiltPage>();
  for (const path of Object.keys(routes)) {
    pages.set(path, read(path, await (await request.get(path)).text()));
  }

  const dead: string[] = [];
  for (const { path, links, assets } of pages.values()) {
    for (const link of links) {
      const [address = '', anchor] = link.split('#');
      const target = pages.get(address || path);
      if (!target && (await readStatus(address)) !== 200) dead.push(`${path} -> ${link}`);
      if (anchor && target && !target.ids.has(anchor)) dead.push(`${path} -> ${link}`);
    }
    for (const asset of assets) {
      if ((await readStatus(asset)) !== 200) dead.push(`${path} -> ${asset}`);
    }
  }
  expect(dead).toEqual([]);
  expect(status.size).toBeGreaterThan(100);
});

import { logCampaign, logPage } from './safe-log';

test.each(['spring', 'Spring sale 2026', 'news_2026-11-27', '20261127', undefined])(
  'the campaign %j is logged',
  (campaign) => {
    expect(logCampaign(campaign)).toBe(campaign);
  },
);

test.each(['asha@example.in', 'asha.example.in', '9876543210', 'x'.repeat(41), 'आशा', '<b>', '203.0.113.9'])(
  'the campaign %j may name a person and is withheld',
  (campaign) => {
    expect(logCampaign(campaign)).toBe('(withheld)');
  },
);

test('of a page sent by a browser, only a path of the site is logged', () => {
  const isPage = (path: string) => path === '/about-us';
  expect(logPage('/about-us', isPage)).toBe('/about-us');
  expect(logPage('/asha-rao', isPage)).toBe('(withheld)');
  expect(logPage(undefined, isPage)).toBeUndefined();
});

test.each([
  ['/case-studies/autocad', '/case-studies/autocad'],
  ['/asha@example.in', '(withheld)'],
  ['/9876543210', '(withheld)'],
])('where the paths are not known, %s is logged as %s', (path, logged) => {
  expect(logPage(path)).toBe(logged);
});

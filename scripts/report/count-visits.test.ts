import { countVisits } from './count-visits';

const now = Date.UTC(2024, 10, 26);
const hour = 3_600_000;
const request = (path: string, more: object = {}) =>
  JSON.stringify({ time: now - hour, method: 'GET', path, status: 200, ms: 3, ...more });
const message = (more: object = {}) =>
  JSON.stringify({ time: now - hour, msg: 'message kept', id: 'a', suspectedSpam: false, ...more });
const count = (...lines: string[]) => countVisits(lines, ['/contact-us', '/request-quote'], 30, now);

test('a visit is a page opened from outside', () => {
  const report = count(
    request('/', { from: 'search.example' }),
    request('/automation'),
    request('/contact-us', { inside: true }),
    request('/page-data/app-data.json', { inside: true }),
    request('/favicon.svg'),
    request('/old', { status: 301 }),
    request('/email', { method: 'POST', status: 202 }),
  );
  expect(report.visits).toBe(2);
  expect(report.visitsByPage).toEqual([
    ['/', 1],
    ['/automation', 1],
  ]);
  expect(report.referrers).toEqual([
    ['none (typed, bookmark, mail)', 1],
    ['search.example', 1],
  ]);
});

test('robots and monitors are no visits', () => {
  const report = count(
    request('/', { robot: true }),
    request('/contact-us', { robot: true }),
    request('/automation'),
  );
  expect(report).toMatchObject({ visits: 1, formViews: 0, visitsByPage: [['/automation', 1]] });
});

test('a form is reached by its address or within the visit, not by a prefetch', () => {
  const data = '/page-data/request-quote/page-data.json';
  const report = count(
    request('/contact-us'),
    request(data, { inside: true }),
    request(data, { inside: true, prefetch: true }),
    request('/page-data/automation/page-data.json', { inside: true }),
  );
  expect(report.formViews).toBe(2);
});

test('messages are counted by first page and campaign, suspected spam apart', () => {
  const report = count(
    message({ firstPage: '/automation', campaign: 'spring' }),
    message({ firstPage: '/automation' }),
    message(),
    message({ suspectedSpam: true, firstPage: '/' }),
  );
  expect(report).toMatchObject({
    messages: 3,
    suspectedSpam: 1,
    messagesByFirstPage: [
      ['/automation', 2],
      ['not told', 1],
    ],
    messagesByCampaign: [['spring', 1]],
  });
});

test('older lines and those of other programs are left out', () => {
  const old = JSON.stringify({ time: now - 31 * 24 * hour, method: 'GET', path: '/', status: 200 });
  expect(count(old, 'The site is at http://localhost:9000', '{"half":')).toMatchObject({
    visits: 0,
    messages: 0,
  });
});

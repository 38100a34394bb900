import { exchange, raw } from '../tests/attack/exchange';
import { health } from '../tests/test-site';
import { createMetricsServer, formatMetrics } from './metrics';

test('the figures are in the text format of Prometheus', () => {
  const state = { ...health, oldestWaiting: 90_500, counters: { accepted: 7, stored: 6, suspected_spam: 2 } };
  const text = formatMetrics(state);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+ -?\d+(\.\d+)?)$/);
  }
  const values = Object.fromEntries(
    text.split('\n').flatMap((line) => (/^[a-z]/.test(line) ? [line.split(' ')] : [])),
  );
  expect(values).toMatchObject({
    website_can_store: '1',
    website_deliveries_stuck: '0',
    website_oldest_waiting_seconds: '90.5',
    website_email_accepted_total: '7',
    website_email_stored_total: '6',
    website_email_suspected_spam_total: '2',
  });
});

test('an unknown state is not told as a good one', () => {
  expect(formatMetrics(undefined)).toContain('website_can_store 0\n');
  expect(formatMetrics(undefined)).not.toContain('_total');
});

test('they are served at /metrics and nowhere else', async () => {
  const server = createMetricsServer(async () => health).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = (path: string) =>
    exchange(port, [raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)]);
  const { text } = await get('/metrics');
  expect(text).toMatch(/^content-type: text\/plain; version=0\.0\.4/im);
  expect(text).toContain('website_can_store 1');
  expect((await get('/')).statuses).toEqual([404]);
  await new Promise((resolve) => server.close(resolve));
});

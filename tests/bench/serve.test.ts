import { parseWrk } from './serve';

const output = `Running 10s test @ http://127.0.0.1:9201/about-us
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.61ms  411.04us  14.92ms   90.62%
    Req/Sec    12.33k   611.33    13.21k    84.00%
  122724 requests in 10.00s, 1.77GB read
Requests/sec:  12271.44
Transfer/sec:    181.00MB
`;

test('the rate is read', () => {
  expect(parseWrk(output)).toEqual({ 'requests/s': 12271.44, failed: 0 });
});

test('what failed is counted', () => {
  const bad = `${output}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 100\n`;
  expect(parseWrk(bad).failed).toBe(110);
});

test('a run without output has no figures', () => {
  expect(parseWrk('unable to connect')).toEqual({ 'requests/s': NaN, failed: 0 });
});

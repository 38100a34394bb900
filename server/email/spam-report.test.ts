import { recordingLog } from '../../tests/test-email';
import { createSpamReport } from './spam-report';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 25, 22) }));
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const { log, lines } = recordingLog();
  const report = createSpamReport(log);
  report.start();
  return { report, logged: () => lines.map((line) => JSON.parse(line)) };
};

test('every midnight (UTC), one line says how many messages were marked', () => {
  const { report, logged } = setUp();
  report.count();
  report.count();
  jest.advanceTimersByTime(2 * 60 * 60 * 1000 - 1);
  expect(logged()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(logged()).toMatchObject([{ messages: 2 }]);
  jest.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(logged()).toMatchObject([{ messages: 2 }, { messages: 0 }]);
});

test('a server that stops reports what it has counted', () => {
  const { report, logged } = setUp();
  report.stop();
  expect(logged()).toEqual([]);
  report.count();
  report.stop();
  expect(logged()).toMatchObject([{ messages: 1 }]);
  jest.advanceTimersByTime(48 * 60 * 60 * 1000);
  expect(logged()).toHaveLength(1);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../test-folder';
import { countTests } from './counts';

const folder = temporaryFolder();

const count = (report: object) => {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return countTests('report.json', folder);
};

test("Jest's tests are counted, and suites that could not start", () => {
  expect(count({ numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test("Playwright's tests are counted; a flaky one passed in the end", () => {
  expect(count({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } })).toEqual({
    passed: 9,
    failed: 1,
  });
});

test('a report that is missing counts nothing', () => {
  expect(countTests('missing.json', folder)).toEqual({ passed: 0, failed: 0 });
});

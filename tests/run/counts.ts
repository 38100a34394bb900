import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const resultsFolder = 'test-results';
const file = join(resultsFolder, 'counts.json');

const countsSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  /** Steps that have run, passed or not. */
  steps: z.array(z.string()),
  seconds: z.number(),
});
/** What has run so far, and with what result; every step counts as one test, too. */
export type Counts = z.infer<typeof countsSchema>;

const jestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
  })
  // A suite that could not start has no test that failed.
  .transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
const playwrightReport = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
  .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
const report = z.union([jestReport, playwrightReport]);

/**
 * The tests that a report of Jest or Playwright counts.
 * @param name of a file in test-results/; one that is not there counts nothing, because its runner never got that far
 */
export const countTests = (name: string, folder = resultsFolder): Pick<Counts, 'passed' | 'failed'> => {
  const path = join(folder, name);
  return existsSync(path) ? report.parse(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
};

export const noCounts: Counts = { passed: 0, failed: 0, steps: [], seconds: 0 };

/** The counts of the run before, to which `npm test -- rest` adds. */
export const readCounts = (): Counts =>
  existsSync(file) ? countsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : noCounts;
export const writeCounts = (counts: Counts): void => writeFileSync(file, `${JSON.stringify(counts)}\n`);

// Reads what the runners of the tests reported, and prints at the very end which tests failed and why: node scripts/test-report.ts FOLDER
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';

export type TestReport = { passed: number; failures: { test: string; why: string }[]; skipped: number };

const messages = z._default(z.array(z.string()), []);
const UnitReport = z.pipe(
  z.object({
    numPassedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: messages })),
      }),
    ),
  }),
  z.transform(
    (report): TestReport => ({
      passed: report.numPassedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = path.relative('.', name);
        const failed = assertionResults.filter((test) => test.status === 'failed');
        // A file may fail outside of its tests: it does not load, or a hook of it fails.
        if (status === 'failed' && !failed.length) return [{ test: file, why: message }];
        return failed.map((test) => ({ test: `${file} › ${test.fullName}`, why: test.failureMessages.join('\n') }));
      }),
    }),
  ),
);

const Fault = z.object({ message: z._default(z.string(), 'no message') });
const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(Fault) })) })),
});
const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z._default(z.array(Suite), []);
  },
});
const BrowserReport = z.pipe(
  z.object({
    stats: z.object({ expected: z.number(), skipped: z.number() }),
    errors: z.array(Fault),
    suites: z.array(Suite),
  }),
  z.transform(
    ({ stats, errors, suites }): TestReport => ({
      passed: stats.expected,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => ({ test: 'browser tests', why: message })),
        ...suites.flatMap((suite) => failuresIn(suite)),
      ],
    }),
  ),
);

function failuresIn({ title, specs, suites }: z.infer<typeof Suite>): TestReport['failures'] {
  const failed = specs.flatMap((spec) =>
    spec.tests
      // One that passes on its second try hides a race.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: spec.title,
        why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...failed, ...suites.flatMap(failuresIn)].map(({ test, why }) => ({ test: `${title} › ${test}`, why }));
}

const reports = { 'unit.json': UnitReport, 'e2e.json': BrowserReport };

/** Sums the reports of `folder`; one that is missing, which a runner that crashed does not write, is a failure. */
export function readTestReports(folder: string): TestReport {
  const read = Object.entries(reports).map(([file, Report]): TestReport => {
    const report = path.join(folder, file);
    if (!existsSync(report)) return { passed: 0, skipped: 0, failures: [{ test: file, why: 'no report was written' }] };
    return Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  });
  return {
    passed: read.reduce((sum, { passed }) => sum + passed, 0),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: read.flatMap(({ failures }) => failures),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failures, skipped } = readTestReports(process.argv[2]!);
  for (const { test, why } of failures) console.error(`\nFAILED ${test}\n${why.slice(0, 1200)}`);
  console.log(`\n${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failures.length ? 1 : 0;
}

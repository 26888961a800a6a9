import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTestReports } from '../../scripts/test-report';

const unit = (testResults: object[]) => ({
  numPassedTests: 7,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
});
const browser = (suites: object[], errors: object[] = []) => ({ stats: { expected: 5, skipped: 2 }, errors, suites });

function folderWith(reports: Record<string, object>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  for (const [file, report] of Object.entries(reports)) writeFileSync(path.join(folder, file), JSON.stringify(report));
  return folder;
}

test('all that passed and was skipped is counted, and nothing failed', () => {
  const passed = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] };
  const folder = folderWith({ 'unit.json': unit([passed]), 'e2e.json': browser([]) });
  expect(readTestReports(folder)).toEqual({ passed: 12, skipped: 4, failures: [] });
});

test('what failed is named with its reason: a test, a file that does not load, a race in the browser, a run that broke off', () => {
  const folder = folderWith({
    'unit.json': unit([
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one is two', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'one is one', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]),
    'e2e.json': browser(
      [
        {
          title: 'login.spec.ts',
          specs: [spec('a guest logs in', 'expected')],
          suites: [
            {
              title: 'on a phone',
              specs: [spec('it opens', 'unexpected', 'timed out'), spec('it closes', 'flaky', 'not seen')],
            },
          ],
        },
      ],
      [{ message: 'worker died' }],
    ),
  });
  expect(readTestReports(folder).failures).toEqual([
    { test: 'a.test.ts › one is two', why: 'expected 1 to be 2' },
    { test: 'b.test.ts', why: 'no such module' },
    { test: 'browser tests', why: 'worker died' },
    { test: 'login.spec.ts › on a phone › it opens', why: 'timed out' },
    { test: 'login.spec.ts › on a phone › it closes', why: 'not seen' },
  ]);
});

test('a report that was not written is a failure', () => {
  const folder = folderWith({ 'unit.json': unit([]) });
  expect(readTestReports(folder).failures).toEqual([{ test: 'e2e.json', why: 'no report was written' }]);
});

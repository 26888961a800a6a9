// npm test: installs what the tests need (packages, Chromium, PostgreSQL), runs the gate and the browser tests, and counts from their reports.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureInstalled, pinnedEnvironment, root, run } from './prepare.mjs';

const reportFolder = path.join(root, '.cache', 'reports');

/** Runners' own reports, each brought to the same three numbers. */
const reports = {
  'unit.json': ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    // A file that fails to load has no test in it, and is a failure all the same.
    failed:
      numFailedTests + testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
    skipped: numPendingTests + numTodoTests,
  }),
  'e2e.json': ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
};

function count() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [file, read] of Object.entries(reports)) {
    const report = path.join(reportFolder, file);
    if (!existsSync(report)) {
      console.error(`${file}: no report was written`);
      total.failed += 1;
      continue;
    }
    const counted = read(JSON.parse(readFileSync(report, 'utf8')));
    for (const key of Object.keys(total)) total[key] += counted[key];
  }
  return total;
}

function browserTests() {
  console.log('\n— browser tests');
  const environment = { ...pinnedEnvironment(), CHROMIUM_PATH: ensureChromium(), REPORT_FOLDER: reportFolder };
  return run(path.join(root, 'node_modules', '.bin', 'playwright'), ['test'], { env: environment });
}

try {
  ensureInstalled();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const { verify } = await import('./verify.mjs');
  const failed = verify({ reportFolder });
  if (!browserTests()) failed.push('browser tests');
  const { passed, failed: failedTests, skipped } = count();
  if (failed.length) console.error(`\nFailed steps: ${failed.join(', ')}`);
  console.log(`\n${passed} passed, ${failedTests} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exit(failed.length || failedTests ? 1 : 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

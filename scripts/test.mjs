// npm test: installs what the tests need (packages, Chromium, PostgreSQL), runs the gate and the browser tests, and sums up their reports.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureInstalled, pinnedEnvironment, pinnedNode, root, run } from './prepare.mjs';

const reportFolder = path.join(root, '.cache', 'reports');

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
  if (failed.length) console.error(`\nFailed steps: ${failed.join(', ')}`);
  const passed = run(pinnedNode, [
    '--disable-warning=ExperimentalWarning',
    path.join('scripts', 'test-report.ts'),
    reportFolder,
  ]);
  process.exit(failed.length || !passed ? 1 : 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tests/chromium-flags.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on its second try hides a race.
  retries: 0,
  workers: 2,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.REPORT_FOLDER
    ? [['line'], ['json', { outputFile: `${process.env.REPORT_FOLDER}/e2e.json` }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace costs a fifth of the run; `--trace retain-on-failure` keeps one where it is wanted.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  },
});

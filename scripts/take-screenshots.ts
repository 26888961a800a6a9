// npm run screenshots: takes the pictures of the app that an installer shows, by the manifest's own list (needs a built app and Chromium, see CHROMIUM_PATH).
import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Strategy } from '#contract/strategy';
import { type Account, signUp, uploadChart } from '../tests/e2e/fixtures.ts';
import { givePlan } from '../tests/e2e/give-plan.ts';
import { pictures } from '../tests/e2e/pictures.ts';
import { type RunningServer, startServer } from '../tests/e2e/start-server.ts';

type Screenshot = { src: string; sizes: string; form_factor: 'narrow' | 'wide' };

const { screenshots }: { screenshots: Screenshot[] } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));

/** A history as a trader has it: charts of `tests/charts/golden/images`, the newest last. */
const history: readonly [file: string, strategy: Strategy][] = [
  ['dev-clean-021.png', 'ichimoku'],
  ['dev-clean-020.png', 'fvg_strategy'],
  ['dev-clean-025.png', 'fib_retracement'],
  ['dev-busy-021.png', 'ma_crossover'],
  ['dev-clean-006.png', 'rsi_divergence'],
  ['dev-clean-027.png', 'head_shoulders'],
  ['dev-clean-024.png', 'order_blocks'],
];

/** Pixels of a picture for each pixel of the page, as on the devices that it stands for. */
const density = { narrow: 2, wide: 1 } as const;

/** What each picture shows, by its file's name. */
const scenes: Record<string, (page: Page) => Promise<unknown>> = {
  capture: (page) => page.getByRole('button', { name: 'Choose Image File' }).waitFor(),
  async result(page) {
    await page.locator('input[type=file]').first().setInputFiles(pictures.otherChart);
    await page.getByRole('button', { name: 'Copy' }).waitFor({ timeout: 60_000 });
  },
  async history(page) {
    await page.goto(new URL('/history', page.url()).href);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  },
};

async function open(browser: Browser, server: RunningServer, trader: Account, { sizes, form_factor }: Screenshot) {
  const scale = density[form_factor];
  const [width = 0, height = 0] = sizes.split('x').map((side) => Number(side) / scale);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(trader.email);
  await page.getByLabel('Password', { exact: true }).fill(trader.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/analysis');
  await page.goto(`${server.url}/analysis?tab=upload`);
  await page.getByRole('button', { name: 'Choose Image File' }).waitFor();
  return page;
}

const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const trader = await signUp(server);
  givePlan(server, trader, 'PLN_pro');
  for (const [file, strategy] of history) {
    await uploadChart(server, trader, await readFile(path.join(path.dirname(pictures.chart), file)), strategy);
  }
  for (const screenshot of screenshots) {
    const name = path.basename(screenshot.src, '.webp').split('-')[0] ?? '';
    const page = await open(browser, server, trader, screenshot);
    await scenes[name]?.(page);
    // The toast of a finished analysis has its time, and the picture of the chart is drawn.
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const file = path.join('public', screenshot.src);
    await mkdir(path.dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

// npm run looks -- [scene …]: pictures of every screen as a newcomer and as a trader see it, at three sizes in both themes, in .cache/looks (needs a built app and Chromium).
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Strategy } from '#contract/strategy';
import { type Account, bringSession, signUp, uploadChart } from '../tests/e2e/fixtures.ts';
import { givePlan } from '../tests/e2e/give-plan.ts';
import { pictures } from '../tests/e2e/pictures.ts';
import { type RunningServer, startServer } from '../tests/e2e/start-server.ts';
import { openDesk, writeTicket } from '../tests/e2e/support/desk.ts';
import { switchTheme } from '../tests/e2e/switch-theme.ts';

const sizes = { phone: [390, 844], tablet: [768, 1024], desk: [1440, 900] } as const;
const themes = ['dark', 'light'] as const;
const folder = '.cache/looks';

type Who = 'guest' | 'newcomer' | 'trader';
type Scene = { who: Who; path: string; act?: (page: Page, context: BrowserContext) => Promise<unknown> };

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');
const choose = (page: Page, ...files: string[]) => page.locator('input[type=file]').first().setInputFiles(files);
const openCard = (at: number) => async (page: Page) => {
  await cards(page).nth(at).click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};
const upload = '/analysis?tab=upload';

const scenes: Record<string, Scene> = {
  login: { who: 'guest', path: '/login' },
  signup: { who: 'guest', path: '/signup' },
  forgot: { who: 'guest', path: '/forgot-password' },
  upload: { who: 'newcomer', path: upload },
  camera: { who: 'newcomer', path: '/analysis?tab=camera' },
  refused: {
    who: 'newcomer',
    path: upload,
    async act(page) {
      await choose(page, pictures.noChart);
      await page.getByRole('main').getByRole('alert').waitFor({ timeout: 60_000 });
    },
  },
  offline: {
    who: 'newcomer',
    path: upload,
    async act(page, context) {
      await context.setOffline(true);
      await choose(page, pictures.chart, pictures.otherChart);
      await page.getByText('Your picture is saved on this device.').waitFor();
    },
  },
  result: { who: 'trader', path: '/history', act: openCard(0) },
  failure: { who: 'trader', path: '/history', act: openCard(1) },
  compare: {
    who: 'trader',
    path: '/history',
    async act(page) {
      await page.getByRole('button', { name: 'Compare' }).click();
      await cards(page).nth(0).click();
      await cards(page).nth(2).click();
      await page.getByRole('article').nth(1).getByRole('table').first().waitFor();
    },
  },
  thread: {
    who: 'trader',
    path: '/support',
    async act(page) {
      await page.getByRole('link', { name: /Invoice/ }).click();
      await page.getByRole('dialog').getByRole('listitem').nth(1).waitFor();
    },
  },
  missing: { who: 'trader', path: '/nowhere' },
};
// What is read only is looked at as both see it.
for (const screen of ['history', 'profile', 'subscription', 'support', 'notifications', 'settings', 'help']) {
  scenes[`${screen}-empty`] = { who: 'newcomer', path: `/${screen}` };
  scenes[screen] = { who: 'trader', path: `/${screen}` };
}

const charts: readonly [file: string, strategy: Strategy][] = [
  [pictures.otherChart, 'ichimoku'],
  [pictures.noChart, 'macd_strategy'],
  [pictures.chart, 'order_blocks'],
];

async function settleIn(server: RunningServer): Promise<Record<Exclude<Who, 'guest'>, Account>> {
  const newcomer = await signUp(server, { fullName: 'Neo Newcomer' });
  const trader = await signUp(server, { fullName: 'Maximiliana-Charlotte von Hohenstein-Wittgenstein' });
  givePlan(server, trader, 'PLN_pro');
  for (const [file, strategy] of charts) await uploadChart(server, trader, await readFile(file), strategy);
  const desk = await openDesk(server);
  await desk.answer(await writeTicket(server, trader, 'Invoice for November'), 'It is in your payments now.');
  return { newcomer, trader };
}

async function look(
  browser: Browser,
  baseURL: string,
  name: string,
  account: Account | null,
  size: keyof typeof sizes,
) {
  const scene = scenes[name]!;
  const [width, height] = sizes[size];
  const isMobile = size !== 'desk';
  const common = { baseURL, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...common, viewport: { width, height }, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  if (account) await bringSession(page, account);
  await page.goto(scene.path);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await scene.act?.(page, context);
  for (const colorScheme of themes) {
    await switchTheme(page, colorScheme);
    await page.screenshot({ path: path.join(folder, `${name}-${size}-${colorScheme}.png`) });
  }
  await context.close();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length > 0)
  throw new Error(`no such scene: ${unknown.join(', ')}; there are ${Object.keys(scenes).join(', ')}`);
await mkdir(folder, { recursive: true });
const server = await startServer();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const accounts = await settleIn(server);
  for (const name of wanted.length > 0 ? wanted : Object.keys(scenes)) {
    const { who } = scenes[name]!;
    const account = who === 'guest' ? null : accounts[who];
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
      await look(browser, server.url, name, account, size);
  }
} finally {
  await browser.close();
  await server.stop();
}

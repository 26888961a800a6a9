import type { Page } from 'playwright';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { createRandom } from '../charts/random.ts';
import { outboxRows } from '../e2e/outbox/device.ts';
import { type RunningServer, startServer } from '../e2e/start-server.ts';
import { openBrowser } from './browser-process.ts';
import { type FaultProxy, type Seen, startFaultProxy } from './fault-proxy.ts';
import type { Plan, Step } from './plan.ts';

export type Person = { id: string; email: string; password: string };
export type Ledger = { analyses: { id: string; state: string }[]; credits: number };
export type Evidence = { taken: number[]; rows: OutboxItem[]; people: Person[]; ledgers: Ledger[]; uploads: Seen[] };

/** Ms within which everything must be settled once nothing is broken any more. */
const settleTime = 90_000;

export const isUpload = ({ method, path }: Pick<Seen, 'method' | 'path'>) =>
  method === 'POST' && path === '/api/image-analysis/upload';

/** Plays a plan in a real browser against a real server, heals everything, and gives what is left to judge. */
export async function runPlan(plan: Plan, { pictures }: { pictures: readonly string[] }): Promise<Evidence> {
  const server = await startServer();
  const proxy = await startFaultProxy(server.url);
  const browser = await openBrowser();
  try {
    const run = await begin(plan, { server, proxy, browser, pictures });
    for (const step of plan.steps) await run.play(step);
    return await run.settle();
  } finally {
    await browser.close();
    await proxy.stop();
    await server.stop();
  }
}

type Parts = {
  server: RunningServer;
  proxy: FaultProxy;
  browser: Awaited<ReturnType<typeof openBrowser>>;
  pictures: readonly string[];
};

async function begin(plan: Plan, { server, proxy, browser, pictures }: Parts) {
  const random = createRandom(`${plan.seed} on the way`);
  const people = [await signUp(server, 'Ada'), await signUp(server, 'Ben')];
  const taken = [0, 0];
  let person = 0;
  let page: Page = await browser.context().newPage();
  await signIn(page, proxy, people[person]!);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  /** Chromium writes localStorage to the disk some seconds late: a browser that is killed may have forgotten who was signed in. */
  const openScreen = async () => {
    await page.goto(`${proxy.url}/analysis?tab=upload`);
    const login = page.getByLabel('Email');
    const file = page.locator('input[type=file]').first();
    await login.or(file).first().waitFor({ state: 'attached' });
    if (await login.isVisible()) await signIn(page, proxy, people[person]!);
  };
  const openPage = async () => {
    page = await browser.context().newPage();
    await openScreen();
  };

  const actions: { [S in Step as S['do']]: (step: S) => Promise<unknown> } = {
    async 'take-picture'() {
      await openScreen();
      const before = (await outboxRows(page)).length;
      const file = pictures[(taken[0]! + taken[1]!) % pictures.length]!;
      await page.locator('input[type=file]').first().setInputFiles(file);
      // Only a picture that is saved is promised to anybody.
      await until(async () => (await outboxRows(page)).length > before, 'the picture is saved on the device');
      taken[person]! += 1;
    },
    async way({ fault, share }) {
      proxy.set((request) => (isUpload(request) && random.chance(share) ? fault : null));
    },
    async offline({ ms }) {
      proxy.set(() => ({ kind: 'refuse' }));
      proxy.breakAll();
      await browser.context().setOffline(true);
      await pause(ms);
      await browser.context().setOffline(false);
      proxy.set(null);
    },
    'stop-worker': () => browser.stopServiceWorkers(),
    async 'close-page'() {
      await page.close();
      await pause(200);
      await openPage();
    },
    async 'second-tab'() {
      const tab = await browser.context().newPage();
      await tab.goto(`${proxy.url}/analysis`);
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
    async 'kill-browser'() {
      await browser.kill();
      await browser.openAgain();
      await openPage();
    },
    async 'kill-server'() {
      await server.kill();
      await pause(random.integer(0, 500));
      await server.startAgain();
    },
    async 'change-person'() {
      await signOut(page, proxy);
      person = 1 - person;
      await signIn(page, proxy, people[person]!);
    },
    wait: ({ ms }) => pause(ms),
  };

  return {
    play: (step: Step) => (actions[step.do] as (step: Step) => Promise<unknown>)(step),

    async settle(): Promise<Evidence> {
      proxy.set(null);
      for (let turn = 0; turn < people.length; turn += 1) {
        const mine = people[person]!.id;
        await until(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
          const rows = (await outboxRows(page)).filter(({ ownerId }) => ownerId === mine);
          return rows.every(({ state }) => state === 'done' || state === 'failed');
        }, 'all pictures are settled');
        if (turn + 1 < people.length) await actions['change-person']({ do: 'change-person' });
      }
      const rows = await outboxRows(page);
      const ledgers = await Promise.all(people.map((one) => ledgerOf(server, one)));
      return { taken, rows, people, ledgers, uploads: proxy.seen.filter(isUpload) };
    },
  };
}

async function post(server: RunningServer, path: string, body: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { accessToken: string; user: { _id: string } } }).data;
}

export async function signUp(server: RunningServer, fullName: string): Promise<Person> {
  const account = { email: `${fullName.toLowerCase()}@example.com`, password: 'correct horse battery' };
  const { user } = await post(server, '/auth/signup', { ...account, fullName });
  return { ...account, id: user._id };
}

/** By the login screen, as a person would. */
export async function signIn(page: Page, proxy: FaultProxy, { email, password }: Person) {
  await page.goto(`${proxy.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/analysis**');
  await page.goto(`${proxy.url}/analysis?tab=upload`);
}

async function signOut(page: Page, proxy: FaultProxy) {
  await page.goto(`${proxy.url}/analysis?tab=upload`);
  // A refused session has ended the screen's already.
  await page.waitForURL(/\/(analysis|login)/);
  if (new URL(page.url()).pathname === '/login') return;
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

async function ledgerOf(server: RunningServer, { email, password }: Person): Promise<Ledger> {
  const { accessToken } = await post(server, '/auth/login', { email, password });
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { data: { analyses: { _id: string; state: string }[]; used: number } }).data;
  };
  const { analyses } = await get('/image-analysis/analyses?limit=1000');
  const { used } = await get('/subscriptions/credits');
  return { analyses: analyses.map(({ _id, state }) => ({ id: _id, state })), credits: used };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until(isSo: () => Promise<boolean>, what: string) {
  const end = Date.now() + settleTime;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`After ${settleTime / 1000} s it is not so that ${what}`);
    await pause(250);
  }
}

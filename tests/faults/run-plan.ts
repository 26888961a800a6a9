import type { Page } from 'playwright';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { createRandom } from '../charts/random.ts';
import { outboxRows } from '../e2e/outbox/device.ts';
import { isUpload, type Seen } from './fault-proxy.ts';
import { type Ledger, ledgerOf, type Person, signIn, signOut, signUp } from './people.ts';
import type { Moment, Plan, Step } from './plan.ts';
import type { Stage } from './stage.ts';
import { pause, until } from './until.ts';

export type Evidence = { taken: number[]; rows: OutboxItem[]; people: Person[]; ledgers: Ledger[]; uploads: Seen[] };

type Options = { stage: Stage; pictures: readonly string[] };

/** How long a step waits for the upload in whose middle it is to happen, ms: there may be none. */
const patience = 1_500;

let runs = 0;

/** Plays a plan in a real browser against a real server, heals everything, and gives what is left to judge. */
export async function runPlan(plan: Plan, options: Options): Promise<Evidence> {
  const run = await begin(plan, options);
  for (const step of plan.steps) await run.play(step);
  return await run.settle();
}

async function begin(plan: Plan, { stage, pictures }: Options) {
  const { server, proxy, browser } = stage;
  const random = createRandom(`${plan.seed} on the way`);
  runs += 1;
  const people = [await signUp(server, `ada-${runs}`), await signUp(server, `ben-${runs}`)];
  const taken = [0, 0];
  let person = 0;
  let page: Page = await stage.clear();
  await signIn(page, proxy.url, people[person]!);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  /** Chromium writes localStorage to the disk some seconds late: a browser that is killed may have forgotten who was signed in. */
  const openScreen = async () => {
    const login = page.getByLabel('Email');
    const file = page.locator('input[type=file]').first();
    if (await file.isVisible()) return;
    await page.goto(`${proxy.url}/analysis?tab=upload`);
    await login.or(file).first().waitFor({ state: 'attached' });
    if (await login.isVisible()) await signIn(page, proxy.url, people[person]!);
  };
  const openPage = async () => {
    page = await browser.context().newPage();
    await openScreen();
  };
  const untilMoment = async ({ at, ms }: Moment) => {
    const before = proxy.seen.filter(isUpload).length;
    const end = Date.now() + patience;
    while (at === 'upload' && proxy.seen.filter(isUpload).length === before && Date.now() < end) await pause(5);
    await pause(ms);
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
    async 'stop-worker'(step) {
      await untilMoment(step);
      await browser.stopServiceWorkers();
    },
    async 'close-page'(step) {
      await untilMoment(step);
      const last = page;
      // Without any page the whole browser would end.
      const blank = await browser.context().newPage();
      await last.close();
      await pause(200);
      await openPage();
      await blank.close();
    },
    async 'second-tab'() {
      const tab = await browser.context().newPage();
      await tab.goto(`${proxy.url}/analysis`);
      await Promise.all([tab, page].map((one) => one.evaluate(() => window.dispatchEvent(new Event('online')))));
    },
    async 'kill-browser'(step) {
      await untilMoment(step);
      await browser.kill();
      await browser.openAgain();
      await openPage();
    },
    async 'kill-server'(step) {
      await untilMoment(step);
      await server.kill();
      await server.startAgain();
    },
    async 'change-person'() {
      await signOut(page, proxy.url);
      person = 1 - person;
      await signIn(page, proxy.url, people[person]!);
    },
    wait: ({ ms }) => pause(ms),
  };
  const play = (step: Step) => (actions[step.do] as (step: Step) => Promise<unknown>)(step);

  /** Waits until all that the signed-in person took has come to its end by itself. */
  const settleMine = async () => {
    const mine = people[person]!.id;
    let nudged = 0;
    await until(
      async () => {
        if (Date.now() - nudged > 1_000) {
          nudged = Date.now();
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
        }
        const rows = (await outboxRows(page)).filter(({ ownerId }) => ownerId === mine);
        return rows.every(({ state }) => state === 'done' || state === 'failed');
      },
      'all pictures are settled',
      { pace: 250 },
    );
  };

  return {
    play,
    async settle(): Promise<Evidence> {
      proxy.set(null);
      await settleMine();
      if (taken[1 - person]! > 0) {
        await play({ do: 'change-person' });
        await settleMine();
      }
      const rows = await outboxRows(page);
      const ledgers = await Promise.all(people.map((one) => ledgerOf(server, one)));
      return { taken, rows, people, ledgers, uploads: proxy.seen.filter(isUpload) };
    },
  };
}

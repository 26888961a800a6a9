import type { Page } from 'playwright';
import { outboxRows } from '../e2e/outbox/device.ts';
import { stopWorkers, timeToFrame } from './devtools.ts';
import { isUpload } from './fault-proxy.ts';
import { signIn, signUp } from './people.ts';
import { openStage, type Stage } from './stage.ts';
import { until } from './until.ts';

/** Ms. A figure without a goal is there to compare with. */
export type Figure = { what: string; measured: number; goal: number | null };

const samples = 20;
const slowDown = 4;

type Parts = { stage: Stage; page: Page; picture: string };

/** How soon a picture is safe, and how soon it leaves: each figure the 95th of 100 by rank, ms. */
export async function* measureFigures(picture: string): AsyncGenerator<Figure> {
  const stage = await openStage();
  try {
    const first = await stage.clear();
    await signIn(first, stage.proxy.url, await signUp(stage.server, 'ada'));
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { lone, screen } = await timeStarts(stage);
    const page = await stage.browser.context().newPage();
    const parts = { stage, page, picture };
    yield { what: 'offline start to a usable Analysis screen, p95, 4x CPU', measured: screen, goal: 1_000 };
    yield {
      what: 'for comparison: offline start of a lone picture of the app, p95, 4x CPU',
      measured: lone,
      goal: null,
    };
    const saved = await timeToSaved(parts);
    yield { what: 'saved on this device after capture, p95, 4x CPU', measured: saved, goal: 300 };
    const sent = await timeToSend(parts);
    yield { what: 'upload after the network is back, page open, p95', measured: sent, goal: 1_000 };
    const synced = await timeToSync(parts);
    yield { what: 'upload after the network is back, page closed, worst of 5', measured: synced, goal: 5_000 };
  } finally {
    await stage.close();
  }
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

async function slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return await work().finally(() => session.send('Emulation.setCPUThrottlingRate', { rate: 1 }));
}

/** From the press of the shutter to the news that the transaction is on the disk. */
async function timeToSaved({ page, stage: { proxy } }: Parts): Promise<number> {
  const times: number[] = [];
  // Nothing is sent meanwhile: the Free Plan has three credits.
  proxy.set((request) => (isUpload(request) ? { kind: 'refuse' } : null));
  for (let sample = 0; sample < samples; sample += 1) {
    await page.goto(`${proxy.url}/analysis?tab=camera`);
    await page.getByRole('switch').first().click();
    const shutter = page.getByRole('button', { name: 'Capture' });
    await shutter.waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const pressed = new Promise<number>((press) =>
            document.addEventListener('click', () => press(performance.now()), { capture: true, once: true }),
          );
          const isSaved = () =>
            new Promise<boolean>((tell, reject) => {
              const opening = indexedDB.open('wickwise');
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const counting = opening.result.transaction('outbox').objectStore('outbox').count();
                counting.onsuccess = () => {
                  opening.result.close();
                  tell(counting.result > 0);
                };
              };
            });
          const channel = new BroadcastChannel('wickwise');
          channel.onmessage = async ({ data }) => {
            const now = performance.now();
            if (data.type !== 'outbox-changed' || !(await isSaved())) return;
            channel.close();
            resolve(now - (await pressed));
          };
        }),
    );
    await slowly(page, async () => {
      await shutter.click();
      times.push(await measured);
    });
    await emptyOutbox(page);
  }
  proxy.set(null);
  return p95(times);
}

/** Offline starts, the worker at rest as after a night: of a picture alone, and of the Analysis screen, in turns under the same load. */
async function timeStarts({ browser, proxy }: Stage) {
  const lone: number[] = [];
  const screen: number[] = [];
  proxy.set(() => ({ kind: 'refuse' }));
  await browser.unwatched(async (devtools) => {
    for (let sample = 0; sample < samples; sample += 1) {
      await stopWorkers(devtools);
      lone.push(await timeToFrame(devtools, `${proxy.url}/icons/wickwise.svg`, 'svg', slowDown));
      await stopWorkers(devtools);
      screen.push(await timeToFrame(devtools, `${proxy.url}/analysis?tab=upload`, 'input[type=file]', slowDown));
    }
  });
  proxy.set(null);
  return { lone: p95(lone), screen: p95(screen) };
}

async function timeToSend(parts: Parts): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const back = await takeOffline(parts);
    times.push((await firstUpload(parts, back)) - back);
    await emptyOutbox(parts.page);
  }
  return p95(times);
}

async function timeToSync({ page, ...parts }: Parts): Promise<number> {
  const times: number[] = [];
  const context = parts.stage.browser.context();
  // Without any page the whole browser would end.
  const blank = await context.newPage();
  await page.close();
  for (let sample = 0; sample < samples / 4; sample += 1) {
    const taker = await context.newPage();
    const back = await takeOffline({ ...parts, page: taker }, () => taker.close());
    times.push((await firstUpload({ ...parts, page: blank }, back)) - back);
  }
  return Math.max(...times);
}

/** Takes a picture without a network, brings the network back, and gives the moment. Uploads themselves are refused. */
async function takeOffline(
  { page, picture, stage: { proxy, browser } }: Parts,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  await page.goto(`${proxy.url}/analysis?tab=upload`);
  await browser.context().setOffline(true);
  proxy.set(() => ({ kind: 'refuse' }));
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await until(
    async () => (await outboxRows(page)).some(({ waitsFor, failures }) => waitsFor === 'network' && failures > 0),
    'the device noticed that it is offline',
  );
  await meanwhile();
  proxy.set((request) => (isUpload(request) ? { kind: 'status', status: 402, code: 'no-credits' } : null));
  const back = Date.now();
  await browser.context().setOffline(false);
  return back;
}

async function firstUpload({ stage: { proxy } }: Parts, since: number): Promise<number> {
  const upload = () => proxy.seen.find((request) => isUpload(request) && request.at >= since);
  await until(async () => upload() !== undefined, 'an upload has begun');
  return upload()!.at;
}

const emptyOutbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const emptying = opening.result.transaction(['outbox', 'pictures'], 'readwrite');
          for (const store of ['outbox', 'pictures']) emptying.objectStore(store).clear();
          emptying.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

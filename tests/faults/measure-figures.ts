import type { Page } from 'playwright';
import { outboxRows } from '../e2e/outbox/device.ts';
import { startServer } from '../e2e/start-server.ts';
import { openBrowser } from './browser-process.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { isUpload, signIn, signUp, until } from './run-plan.ts';

export type Figure = { what: string; measured: number; goal: number };

const samples = 10;
const slowDown = 4;

type Parts = Awaited<ReturnType<typeof openParts>>;

async function openParts() {
  const server = await startServer();
  const proxy = await startFaultProxy(server.url);
  const browser = await openBrowser();
  const context = browser.context();
  const page = await context.newPage();
  await signIn(page, proxy, await signUp(server, 'Ada'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const close = async () => {
    await browser.close();
    await proxy.stop();
    await server.stop();
  };
  return { proxy, context, page, close };
}

/** How soon a picture is safe, and how soon it leaves: each figure the 95th of 100 by rank, ms. */
export async function measureFigures(picture: string): Promise<Figure[]> {
  const parts = await openParts();
  try {
    return [
      { what: 'saved on this device after capture, p95, 4x CPU', measured: await timeToSaved(parts), goal: 300 },
      {
        what: 'offline start to a usable Analysis screen, p95, 4x CPU',
        measured: await timeToOpen(parts),
        goal: 1_000,
      },
      {
        what: 'upload after the network is back, page open, p95',
        measured: await timeToSend(parts, picture),
        goal: 1_000,
      },
      {
        what: 'upload after the network is back, page closed',
        measured: await timeToSync(parts, picture),
        goal: 5_000,
      },
    ];
  } finally {
    await parts.close();
  }
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

async function slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return await work().finally(() => session.send('Emulation.setCPUThrottlingRate', { rate: 1 }));
}

/** From the press of the shutter to the news that the transaction is on the disk. */
async function timeToSaved({ page, proxy }: Parts): Promise<number> {
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
          const channel = new BroadcastChannel('wickwise');
          channel.onmessage = async ({ data }) => {
            if (data.type !== 'outbox-changed') return;
            const now = performance.now();
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

async function timeToOpen({ context, proxy }: Parts): Promise<number> {
  const times: number[] = [];
  proxy.set(() => ({ kind: 'refuse' }));
  for (let sample = 0; sample < samples; sample += 1) {
    const page = await context.newPage();
    await slowly(page, async () => {
      await page.goto(`${proxy.url}/analysis?tab=upload`, { waitUntil: 'commit' });
      times.push(
        await page
          .waitForFunction(() => document.querySelector('input[type=file]') && performance.now())
          .then(async (shown) => Number(await shown.jsonValue())),
      );
    });
    await page.close();
  }
  proxy.set(null);
  return p95(times);
}

async function timeToSend(parts: Parts, picture: string): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const back = await takeOffline(parts, picture);
    times.push((await firstUpload(parts, back)) - back);
    await emptyOutbox(parts.page);
  }
  return p95(times);
}

async function timeToSync(parts: Parts, picture: string): Promise<number> {
  const blank = await parts.context.newPage();
  const back = await takeOffline(parts, picture, () => parts.page.close());
  const time = (await firstUpload(parts, back)) - back;
  await blank.close();
  return time;
}

/** Takes a picture without a network, brings the network back, and gives the moment. Uploads themselves are refused. */
async function takeOffline(
  { page, proxy, context }: Parts,
  picture: string,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  await page.goto(`${proxy.url}/analysis?tab=upload`);
  await context.setOffline(true);
  proxy.set(() => ({ kind: 'refuse' }));
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await until(
    async () => (await outboxRows(page)).some(({ failures }) => failures > 0),
    'the device noticed that it is offline',
  );
  await meanwhile();
  proxy.set((request) => (isUpload(request) ? { kind: 'status', status: 402, code: 'no-credits' } : null));
  const back = Date.now();
  await context.setOffline(false);
  return back;
}

async function firstUpload({ proxy }: Parts, since: number): Promise<number> {
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

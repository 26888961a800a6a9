import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../faults/fault-proxy.ts';
import { outboxRows, pickPictures, statesOf, untilControlled } from './device.ts';
import { charts, test } from './fixtures.ts';

/** As DevTools tell of it. */
type ServiceWorkerVersion = { versionId: string; status: string; runningStatus: string };

/** The worker's file as another build has it. */
const build = (name: string): Fault => ({ kind: 'rewrite', rewrite: (worker) => `${worker}\n// The ${name} build.` });

/** A server's answer as it would be had it not waited for the analysis. */
const promised = (answer: string) => {
  const { _id } = JSON.parse(answer).data;
  return JSON.stringify({ status: 'success', message: 'In the background.', data: { _id, state: 'running' } });
};

/** Resolves once what was found is installed: until then an older one may be waiting. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  });

/** The state of the version that waits, null without one. */
const waits = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? null);

/** Says yes to the newer version; resolves once the page was loaded anew for it. */
async function updateNow(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { beforeTheUpdate: true }));
  await page.getByRole('status').getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('beforeTheUpdate' in globalThis));
}

/** Notes when words are first there, ms. */
const noteWhenSeen = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes(wanted)) return;
      Object.assign(globalThis, { seenAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, words);

test('a newer version is offered once no picture is on its way, and starts when the user says so', async ({
  workedPage: page,
  way,
}) => {
  let newer = '';
  let upload: 'held' | 'good' = 'held';
  way.set(({ path }) => {
    if (path === '/sw.js' && newer) return build(newer);
    if (path.endsWith('/upload') && upload === 'held') return { kind: 'delay', ms: 60_000 };
    return null;
  });
  await pickPictures(page, charts[0]!);
  await expect.poll(async () => (await outboxRows(page))[0]?.state).toBe('uploading');
  newer = 'newer';
  const offered = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await noteWhenSeen(page, 'A new version is ready');
  await lookForNewer(page);
  await expect.poll(() => waits(page)).toBe('installed');

  upload = 'good';
  way.breakAll();
  await expect.poll(async () => (await outboxRows(page))[0]?.state).not.toBe('uploading');
  await expect(offered).toBeVisible();
  const { timeline } = (await outboxRows(page))[0]!;
  const left = timeline[timeline.findIndex(({ state }) => state === 'uploading') + 1]!;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenAt'))).toBeGreaterThanOrEqual(left.at);

  await updateNow(page);
  await expect.poll(() => waits(page)).toBeNull();
  // The new worker goes on with what the old one had.
  await expect.poll(async () => (await outboxRows(page))[0]?.state).toBe('done');
});

test('the newest of two versions starts that were offered one after the other, and another tab is brought to it by its own yes', async ({
  workedPage: page,
  way,
}) => {
  let newer = '';
  way.set(({ path }) => (path === '/sw.js' && newer ? build(newer) : null));
  const other = await page.context().newPage();
  await other.goto('/analysis');
  await untilControlled(other);
  for (const name of ['second', 'third']) {
    newer = name;
    await lookForNewer(page);
    await expect.poll(() => waits(page)).toBe('installed');
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await updateNow(tab);
    await expect(tab.getByRole('button', { name: 'Update now' })).toBeHidden();
  }
  expect(await waits(page)).toBeNull();
});

test('a newer version starts at once also while the one before it waits for an analysis, which the newer one then brings', async ({
  workedPage: page,
  way,
}) => {
  let newer = '';
  let polls: 'held' | 'good' = 'held';
  const isPoll = ({ path }: { path: string }) => path.includes('wait=');
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  way.set(({ path }) => {
    if (path === '/sw.js' && newer) return build(newer);
    if (path.endsWith('/upload'))
      return { kind: 'rewrite', status: 202, rewrite: (answer) => closed.then(() => promised(answer)) };
    return isPoll({ path }) && polls === 'held' ? { kind: 'delay', ms: 600_000 } : null;
  });
  await pickPictures(page, charts[0]!);
  await expect.poll(() => statesOf(page)).toEqual(['uploading']);
  // Without a page it is the worker that follows.
  await page.goto('about:blank');
  close();
  await expect.poll(() => way.seen.filter(isPoll).length).toBe(1);
  await page.goto('/analysis');
  newer = 'newer';
  await lookForNewer(page);
  await updateNow(page);
  polls = 'good';
  way.breakAll();
  await expect.poll(() => statesOf(page)).toEqual(['done']);
});

test('a newer version starts at once also where the browser has stopped the one before it, which had nothing to do', async ({
  workedPage: page,
  way,
}) => {
  let newer = '';
  way.set(({ path }) => (path === '/sw.js' && newer ? build(newer) : null));
  const devtools = await page.context().newCDPSession(page);
  const versions = new Map<string, ServiceWorkerVersion>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions: changed }) => {
    for (const version of changed) versions.set(version.status, version);
  });
  await devtools.send('ServiceWorker.enable');
  newer = 'newer';
  await lookForNewer(page);
  await expect.poll(() => waits(page)).toBe('installed');
  await devtools.send('ServiceWorker.stopWorker', { versionId: versions.get('activated')!.versionId });
  await expect.poll(() => versions.get('activated')?.runningStatus).toBe('stopped');
  await updateNow(page);
});

test('a newer version starts also where the one before it hears late, on a busy device', async ({
  workedPage: page,
  way,
}) => {
  const busy = () => {
    const until = Date.now() + 5_000;
    while (Date.now() < until);
  };
  const hearsLate = `addEventListener('message', ({ data }) => data.type === 'make-way' && (${busy})());`;
  let newer: Fault | null = null;
  way.set(({ path }) => (path === '/sw.js' ? newer : null));
  for (const fault of [
    { kind: 'rewrite', rewrite: (worker) => `${hearsLate}\n${worker}` },
    build('newer'),
  ] satisfies Fault[]) {
    newer = fault;
    await lookForNewer(page);
    await expect.poll(() => waits(page)).toBe('installed');
    await updateNow(page);
  }
});

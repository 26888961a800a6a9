import { expect } from '@playwright/test';
import { isUpload } from '../../faults/run-plan.ts';
import { signIn, signUp } from '../fixtures.ts';
import { outboxRows, pickPictures, statesOf, untilControlled } from './device.ts';
import { charts, ledgerOf, signOut, test } from './fixtures.ts';

const [chart = '', other = ''] = charts;
const refuse = () => ({ kind: 'refuse' }) as const;

test('[QU-16] [QU-17] a picture goes from queued over uploading to done, and its timeline says so', async ({
  workedPage,
  server,
  account,
}) => {
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  const [row] = await outboxRows(workedPage);
  expect(row?.timeline.map(({ state }) => state).filter((state) => state !== 'processing')).toEqual([
    'queued',
    'uploading',
    'done',
  ]);
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

test('[QU-02] the service worker lets a POST pass untouched, and sends the upload itself', async ({
  workedPage,
  context,
}) => {
  const uploads: boolean[] = [];
  context.on('request', (request) => {
    if (isUpload({ method: request.method(), path: new URL(request.url()).pathname }))
      uploads.push(request.serviceWorker() !== null);
  });
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  expect(uploads).toEqual([true]);
  const answered = workedPage.waitForResponse((response) => response.request().method() === 'POST');
  await workedPage.evaluate(() => fetch('/api/auth/forgot-password', { method: 'POST', body: '{}' }));
  expect((await answered).fromServiceWorker()).toBe(false);
});

test('[QU-01] the bytes are in the database before the upload leaves, and outlive the tab', async ({
  workedPage,
  context,
  way,
  server,
  account,
}) => {
  const rowsAtUpload: number[] = [];
  way.set((request) => (isUpload(request) ? refuse() : null));
  await pickPictures(workedPage, chart);
  await expect.poll(() => way.seen.filter(isUpload).length).toBeGreaterThan(0);
  rowsAtUpload.push((await outboxRows(workedPage)).length);
  await workedPage.close({ runBeforeUnload: false });
  way.set(null);
  const next = await context.newPage();
  await next.goto('/analysis');
  await expect.poll(() => statesOf(next), { timeout: 30_000 }).toEqual(['done']);
  expect(rowsAtUpload).toEqual([1]);
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

test('[QU-13] [IN-02] a picture that is taken offline waits as queued, and leaves when the network is back', async ({
  workedPage,
  context,
  way,
  server,
  account,
}) => {
  await context.setOffline(true);
  way.set(refuse);
  await pickPictures(workedPage, chart, other);
  await expect.poll(() => statesOf(workedPage)).toEqual(['queued', 'queued']);
  expect((await outboxRows(workedPage)).every(({ attempts }) => attempts === 0)).toBe(true);
  way.set(null);
  await context.setOffline(false);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done', 'done']);
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done', 'done'], credits: 2 });
});

test('[QU-18] [QU-03] an answer that is lost leaves the item uncertain, then one analysis and one credit', async ({
  workedPage,
  way,
  server,
  account,
}) => {
  way.set((request) => (isUpload(request) ? { kind: 'drop-answer' } : null));
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['uncertain']);
  way.set(null);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  const keys = way.seen.filter(isUpload).map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(4);
  expect(new Set(keys).size).toBe(1);
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

test('[QU-19] [QU-21] a 503 is tried again, a 413 is final and says why', async ({ workedPage, way }) => {
  way.set((request) => (isUpload(request) ? { kind: 'status', status: 503, code: 'shutting-down' } : null));
  await pickPictures(workedPage, chart);
  await expect
    .poll(async () => (await outboxRows(workedPage))[0]?.attempts ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(1);
  way.set((request) => (isUpload(request) ? { kind: 'status', status: 413, code: 'image-too-large' } : null));
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['failed']);
  expect((await outboxRows(workedPage))[0]?.reason).toEqual({
    code: 'image-too-large',
    message: 'The way is image-too-large',
  });
});

test('[QU-22] a 401 on the upload is followed by one renewal, and the item is held', async ({ workedPage, way }) => {
  way.set((request) => (isUpload(request) ? { kind: 'status', status: 401, code: 'not-signed-in' } : null));
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['held']);
  expect(way.seen.filter(isUpload)).toHaveLength(2);
  expect(way.seen.filter(({ path }) => path === '/api/auth/refresh-tokens')).toHaveLength(1);
});

test("[QU-23] [QU-24] Ada's picture is held while Ben is signed in, and is sent when she is back", async ({
  workedPage,
  way,
  server,
  account,
}) => {
  way.set((request) => (isUpload(request) ? refuse() : null));
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage)).toEqual(['uncertain']);
  await signOut(workedPage);
  await expect.poll(() => statesOf(workedPage)).toEqual(['held']);
  way.set(null);
  const ben = await signUp(server, { fullName: 'Ben Trader' });
  await signIn(workedPage, ben);
  await workedPage.goto('/analysis');
  expect(await statesOf(workedPage)).toEqual(['held']);
  await signOut(workedPage);
  await signIn(workedPage, account);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  expect(await ledgerOf(server, ben)).toEqual({ analyses: [], credits: 0 });
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

test('[QU-26] two tabs that send at once make one analysis', async ({ workedPage, context, way, server, account }) => {
  way.set(refuse);
  await context.setOffline(true);
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage)).toEqual(['queued']);
  const tab = await context.newPage();
  await tab.goto('/analysis');
  way.set(null);
  await context.setOffline(false);
  await expect.poll(() => statesOf(workedPage), { timeout: 30_000 }).toEqual(['done']);
  expect(way.seen.filter((request) => isUpload(request) && request.fault === null)).toHaveLength(1);
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[QU-15] the page drains by itself', async ({ page, account, server, way }) => {
    await signIn(page, account);
    way.set((request) => (isUpload(request) ? refuse() : null));
    await pickPictures(page, chart);
    await expect.poll(() => way.seen.filter(isUpload).length).toBeGreaterThan(0);
    way.set(null);
    await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(['done']);
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
  });
});

test('[QU-12] a picture that is taken offline leaves by Background Sync with every tab closed', async ({
  workedPage,
  context,
  way,
  server,
  account,
}) => {
  await context.setOffline(true);
  way.set(refuse);
  await pickPictures(workedPage, chart);
  await expect.poll(() => statesOf(workedPage)).toEqual(['queued']);
  const blank = await context.newPage();
  await workedPage.close();
  way.set(null);
  await context.setOffline(false);
  await expect.poll(async () => (await ledgerOf(server, account)).analyses, { timeout: 30_000 }).toEqual(['done']);
  await blank.close();
});

test('the worker controls the page from the first visit', async ({ page, account }) => {
  await signIn(page, account);
  await untilControlled(page);
});

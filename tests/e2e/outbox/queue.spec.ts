import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isUpload } from '../../faults/fault-proxy.ts';
import { signIn, signUp } from '../fixtures.ts';
import { outboxRows, pickPictures, statesOf } from './device.ts';
import { charts, ledgerOf, signOut, test } from './fixtures.ts';

const [chart = '', other = '', third = ''] = charts;
const refuse = () => ({ kind: 'refuse' }) as const;

const lastRow = async (page: Page) => (await outboxRows(page)).at(-1);
const untilLastIs = (page: Page, state: string) => expect.poll(async () => (await lastRow(page))?.state).toBe(state);

test('[QU-02] [QU-03] [QU-16] [QU-17] [QU-18] [QU-19] [QU-21] [QU-22] a picture meets each trouble of the way, and its timeline says so', async ({
  workedPage: page,
  context,
  server,
  account,
  way,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count = 0) => void Object.assign(globalThis, { iconCount: count });
  });
  await test.step('from queued over uploading to done, by the worker, which lets a POST of the page pass untouched', async () => {
    const fromWorker: boolean[] = [];
    context.on('request', (request) => {
      if (isUpload({ method: request.method(), path: new URL(request.url()).pathname }))
        fromWorker.push(request.serviceWorker() !== null);
    });
    await pickPictures(page, chart);
    await untilLastIs(page, 'done');
    const states = (await lastRow(page))?.timeline.map(({ state }) => state);
    expect(states?.filter((state) => state !== 'processing')).toEqual(['queued', 'uploading', 'done']);
    expect(fromWorker).toEqual([true]);
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate(() => fetch('/api/auth/forgot-password', { method: 'POST', body: '{}' }));
    expect((await answered).fromServiceWorker()).toBe(false);
  });

  await test.step('an answer that is lost leaves the item uncertain, then one analysis and one credit', async () => {
    const before = way.seen.length;
    way.set((request) => (isUpload(request) ? { kind: 'drop-answer' } : null));
    await pickPictures(page, other);
    await untilLastIs(page, 'uncertain');
    way.set(null);
    await untilLastIs(page, 'done');
    const keys = way.seen
      .slice(before)
      .filter(isUpload)
      .map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(new Set(keys).size).toBe(1);
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done', 'done'], credits: 2 });
  });

  await test.step('a 503 is tried again, a 413 is final and says why', async () => {
    way.set((request) => (isUpload(request) ? { kind: 'status', status: 503, code: 'shutting-down' } : null));
    await pickPictures(page, third);
    // The third row: until it is there, the last one is the picture before.
    await expect.poll(async () => (await outboxRows(page))[2]?.attempts ?? 0).toBeGreaterThan(1);
    way.set((request) => (isUpload(request) ? { kind: 'status', status: 413, code: 'image-too-large' } : null));
    await untilLastIs(page, 'failed');
    expect((await lastRow(page))?.reason).toEqual({ code: 'image-too-large', message: 'The way is image-too-large' });
  });

  await test.step('a 401 on the upload is followed by one renewal, and the item is held', async () => {
    const before = way.seen.length;
    way.set((request) => (isUpload(request) ? { kind: 'status', status: 401, code: 'not-signed-in' } : null));
    await pickPictures(page, chart);
    await untilLastIs(page, 'held');
    // After a pause it is tried again, and held again.
    const heldAt = (await lastRow(page))?.timeline.find(({ state }) => state === 'held')?.at ?? 0;
    const since = way.seen.slice(before).filter(({ at }) => at <= heldAt);
    expect(since.filter(isUpload)).toHaveLength(2);
    expect(since.filter(({ path }) => path === '/api/auth/refresh-tokens')).toHaveLength(1);
  });

  await test.step('the panel shows them all, cancels, tries again, deletes with undo and gives them away as a ZIP; the icon counts', async () => {
    way.set((request) => (isUpload(request) ? { kind: 'status', status: 503, code: 'shutting-down' } : null));
    await page.reload();
    await page.getByRole('button', { name: '2 pictures on their way' }).click();
    const panel = page.getByRole('dialog', { name: 'Pictures on their way' });
    const rows = panel
      .getByRole('list', { name: 'Your pictures' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') });
    const [newest, refused] = [rows.nth(0), rows.nth(1)];
    await expect(refused).toContainText('The way is image-too-large');
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'iconCount'))).toBe(2);

    await newest.getByRole('button', { name: 'Try again' }).click();
    await newest.getByRole('button', { name: 'Cancel' }).click();
    await expect(newest).toContainText('You stopped this picture.');
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save all as ZIP' }).click();
    const files = unzipSync(readFileSync(await (await saving).path()));
    expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toHaveLength(2);

    await refused.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'iconCount'))).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.nth(1)).toContainText('The way is image-too-large');

    way.set(null);
    await newest.getByRole('button', { name: 'Try again' }).click();
    await untilLastIs(page, 'done');
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done', 'done', 'done'], credits: 3 });
  });
});

test('[QU-01] [QU-12] [QU-13] [QU-26] [IN-02] what is taken offline waits, and leaves once when the network is back, be it with every tab closed', async ({
  workedPage: page,
  context,
  way,
  server,
  account,
}) => {
  test.setTimeout(120_000);
  const accepted = () => way.seen.filter((request) => isUpload(request) && request.fault === null).length;
  const offline = async () => {
    await context.setOffline(true);
    way.set(refuse);
  };
  const online = async () => {
    way.set(null);
    await context.setOffline(false);
  };

  let open = page;
  await test.step('the bytes are in the database before the upload leaves, and outlive the tab', async () => {
    way.set((request) => (isUpload(request) ? refuse() : null));
    await pickPictures(open, chart);
    await expect.poll(() => way.seen.filter(isUpload).length).toBeGreaterThan(0);
    expect(await outboxRows(open)).toHaveLength(1);
    await open.close({ runBeforeUnload: false });
    way.set(null);
    open = await context.newPage();
    await open.goto('/analysis');
    await untilLastIs(open, 'done');
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
  });

  await test.step('opened without a network, in two tabs: one upload when it is back', async () => {
    await offline();
    await pickPictures(open, other);
    await untilLastIs(open, 'queued');
    expect((await lastRow(open))?.attempts).toBe(0);
    const tab = await context.newPage();
    await tab.goto('/analysis');
    await online();
    await untilLastIs(open, 'done');
    expect(accepted()).toBe(2);
    expect(await ledgerOf(server, account)).toEqual({ analyses: ['done', 'done'], credits: 2 });
    await tab.close();
  });

  await test.step('every tab closed: Background Sync sends', async () => {
    await offline();
    await pickPictures(open, third);
    await untilLastIs(open, 'queued');
    const blank = await context.newPage();
    await open.close();
    await online();
    await expect.poll(async () => (await ledgerOf(server, account)).credits).toBe(3);
    expect(accepted()).toBe(3);
    await blank.close();
  });
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
  await expect.poll(() => statesOf(workedPage)).toEqual(['done']);
  expect(await ledgerOf(server, ben)).toEqual({ analyses: [], credits: 0 });
  expect(await ledgerOf(server, account)).toEqual({ analyses: ['done'], credits: 1 });
});

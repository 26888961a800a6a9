import { expect, type Page } from '@playwright/test';
import { outboxRows, pickPictures } from './device.ts';
import { charts, test } from './fixtures.ts';

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
    if (path === '/sw.js' && newer) return { kind: 'append', text: newer };
    if (path.endsWith('/upload') && upload === 'held') return { kind: 'delay', ms: 60_000 };
    return null;
  });
  await pickPictures(page, charts[0]!);
  await expect.poll(async () => (await outboxRows(page))[0]?.state).toBe('uploading');
  newer = '\n// A newer build.';
  const offered = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await noteWhenSeen(page, 'A new version is ready');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);
  await expect.poll(waits).toBe('installed');

  upload = 'good';
  way.breakAll();
  await expect.poll(async () => (await outboxRows(page))[0]?.state).not.toBe('uploading');
  await expect(offered).toBeVisible();
  const { timeline } = (await outboxRows(page))[0]!;
  const left = timeline[timeline.findIndex(({ state }) => state === 'uploading') + 1]!;
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenAt'))).toBeGreaterThanOrEqual(left.at);

  await page.evaluate(() => Object.assign(globalThis, { beforeTheUpdate: true }));
  await offered.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('beforeTheUpdate' in globalThis));
  await expect.poll(waits).toBeNull();
  // The new worker goes on with what the old one had.
  await expect.poll(async () => (await outboxRows(page))[0]?.state).toBe('done');
});

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';
import { openDesk, writeTicket } from './desk.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const clearAll = (page: Page) => page.getByRole('button', { name: 'Clear All' });

test('[NO-01, NO-04] samples stand there until they are cleared, also after a reload', async ({
  signedInPage: page,
}) => {
  await page.goto('/analysis');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('These are examples.')).toBeVisible();
  await clearAll(page).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await expect(clearAll(page)).toBeHidden();
});

test('[NO-02, NO-03, NO-04] real ones take the samples’ place, lead to what they tell of, and clear for good', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const { status } = await uploadChart(server, account, await readFile(pictures.chart), 'rsi_strategy');
  expect(status).toBe(200);
  const id = await writeTicket(server, account, 'A double charge');
  await (await openDesk(server)).answer(id, 'We look into it.');
  // The list itself takes them for seen: the bell counts on another screen.
  await page.goto('/help');
  await page.getByRole('link', { name: '2 new notifications' }).click();
  await expect(rows(page)).toHaveText([
    /Support has answered: A double charge.*New/,
    /Your analysis is ready: RSI.*New/,
  ]);
  await expect(page.getByText('These are examples.')).toBeHidden();
  // Seen now: the bell is quiet at once, the marks at the next visit.
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Your analysis is ready/ }).click();
  await page.waitForURL(/\/history\?id=/);
  await page.goBack();
  await page.getByRole('link', { name: /Support has answered/ }).click();
  await expect(page.getByRole('dialog', { name: 'A double charge' })).toBeVisible();
  await page.goto('/notifications');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await clearAll(page).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing new')).toBeVisible();
});

test.describe('without a service worker, which would make the calls itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('a list that cannot be loaded or cleared says so', async ({ signedInPage: page }) => {
    await page.goto('/notifications');
    await clearAll(page).waitFor();
    await failCall(page, '/notifications');
    await clearAll(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be cleared' })).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('main').getByText('The notifications could not be loaded')).toBeVisible();
  });
});

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

const chart = readFileSync(pictures.chart);

test('[QU-28, ER-05, LI-08] without credits the picture stays, with the way to a plan and another try', async ({
  signedInPage: page,
  server,
  account,
}) => {
  for (let used = 0; used < 3; used += 1) await uploadChart(server, account, chart);
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').setInputFiles(pictures.otherChart);
  const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(toast.first()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('You have used all analyses of this month.')).toBeVisible();
  await expect(main.getByText('Your picture is saved on this device.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await main.getByRole('link', { name: 'Upgrade plan' }).click();
  await page.waitForURL('**/subscription');
  await expect(page.getByRole('button', { name: '1 picture on its way' })).toBeVisible();
});

test('a picture deleted where its refusal is told can be brought back', async ({ signedInPage: page }) => {
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').setInputFiles(pictures.noChart);
  await page.getByRole('main').getByRole('button', { name: 'Delete picture' }).click();
  await expect(page.getByText('Choose Image File')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: '1 picture on its way' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Failed' })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[ER-03, ER-04, QU-10] a 202 says that it takes longer, at the top and closable, and the result comes by itself', async ({
    signedInPage: page,
    server,
    account,
  }) => {
    const { body } = await uploadChart(server, account, chart);
    const accepted = { status: 'success', data: { _id: body.data._id, state: 'running' } };
    await page.route('**/api/image-analysis/upload', (route) => route.fulfill({ status: 202, json: accepted }));
    let finish = () => {};
    const running = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route(`**/api/image-analysis/analyses/${body.data._id}?*`, async (route) => {
      await running;
      await route.continue();
    });
    await page.goto('/analysis?tab=upload');
    await page.locator('input[type=file]').setInputFiles(pictures.otherChart);
    const toast = page.getByRole('alert').filter({ hasText: 'Analysis Taking Longer' });
    await expect(toast).toContainText('Your analysis is being processed in the background.');
    expect((await toast.boundingBox())?.y).toBeLessThan(100);
    await expect(page.getByRole('status').filter({ hasText: /Analysing \d+ s/ })).toBeVisible();
    await toast.getByRole('button').click();
    await expect(toast).toBeHidden();
    finish();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});

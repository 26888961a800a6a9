import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test, uploadChart } from '../fixtures.ts';
import { outboxRows, pickPictures, statesOf } from '../outbox/device.ts';
import { pictures } from '../pictures.ts';
import { banner, creditsOf } from './billing.ts';

test('[QU-28, LI-07, LI-08] the picture that met the end of the credits offers the upgrade, and goes on by itself after the payment', async ({
  signedInPage: page,
  server,
  account,
}) => {
  test.slow();
  const chart = readFileSync(pictures.chart);
  await uploadChart(server, account, chart);
  await uploadChart(server, account, chart);
  await pickPictures(page, pictures.chart);
  await expect.poll(() => statesOf(page)).toEqual(['done']);

  await pickPictures(page, pictures.otherChart);
  const main = page.getByRole('main');
  await expect(main.getByText('You have used all analyses of this month.')).toBeVisible();
  await expect(main.getByText('It is sent by itself as soon as you have credits again.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await outboxRows(page)).at(-1)).toMatchObject({ state: 'failed', reason: { code: 'no-credits' } });

  await main.getByRole('link', { name: 'Upgrade plan' }).click();
  const basic = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Basic Plan' }) });
  await basic.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(banner(page)).toContainText('You have the Basic Plan now');
  await expect.poll(() => statesOf(page)).toEqual(['done', 'done']);
  expect((await outboxRows(page)).at(-1)?.timeline.map(({ why }) => why)).toContain('credits-back');
  expect(await creditsOf(server, account)).toEqual({ used: 1, total: 50 });
});

import { expect } from '@playwright/test';
import { faultsOf } from '../axe-faults.ts';
import { test } from '../fixtures.ts';
import { openDesk, writeTicket } from './desk.ts';

test('axe finds nothing on support, in a thread and on the notifications', async ({
  signedInPage: page,
  server,
  account,
}) => {
  // Four screens, each with all of axe's rules.
  test.slow();
  await page.goto('/notifications');
  await expect(page.getByText('These are examples.')).toBeVisible();
  expect(await faultsOf(page), 'samples').toEqual([]);
  const id = await writeTicket(server, account, 'A double charge');
  await (await openDesk(server)).answer(id, 'We look into it.');
  await page.goto('/support');
  await expect(page.getByText('New answer')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Ticket' }).click();
  expect(await faultsOf(page), 'support').toEqual([]);
  await page.getByRole('link', { name: /A double charge/ }).click();
  await expect(page.getByRole('dialog').getByText('We look into it.')).toBeVisible();
  expect(await faultsOf(page), 'thread').toEqual([]);
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: /Support has answered/ })).toBeVisible();
  expect(await faultsOf(page), 'notifications').toEqual([]);
});

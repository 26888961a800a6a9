import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { faultsOf } from '../axe-faults.ts';
import { callsOf } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { banner, buy, creditsOf, currentOf, goToPay, planCard } from './billing.ts';

test('[SU-06, SU-07, SU-08, PV-05, LI-07] a plan is bought on a page that says it is a test, with credits and a receipt; then switched, up at once and down at the end', async ({
  signedInPage: page,
  server,
  account,
}) => {
  test.slow();
  await page.goto('/subscription');
  await expect(planCard(page, 'Free Plan').getByRole('button')).toBeDisabled();
  const asked = page.waitForRequest('**/subscriptions/stripe/create-checkout-session');
  await planCard(page, 'Basic Plan').getByRole('button', { name: 'Subscribe' }).click();
  expect((await asked).postDataJSON()).toEqual({ productId: 'wickwise-basic' });

  await page.waitForURL('**/api/test-checkout/**');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Test checkout');
  await expect(page.getByText('nobody is charged')).toBeVisible();
  await expect(page.getByText('$9.99').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(banner(page)).toContainText('You have the Basic Plan now');
  await expect(page).toHaveURL(/\/subscription$/);
  expect(await creditsOf(server, account)).toEqual({ used: 0, total: 50 });
  await expect(planCard(page, 'Basic Plan').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(/Renews on/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt \d{4}-\d+/ }).click();
  const receipt = await download;
  expect(receipt.suggestedFilename()).toMatch(/^wickwise-receipt-\d{4}-\d+\.pdf$/);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await expect(planCard(page, 'Pro Plan')).toContainText('$20.00 due today');
  await expect(planCard(page, 'Pro Plan')).toContainText('$9.99 of your current plan is taken off');
  await planCard(page, 'Pro Plan').getByRole('button', { name: 'Switch Plan' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(banner(page)).toContainText('You have the Pro Plan now');
  expect(await creditsOf(server, account)).toEqual({ used: 0, total: 200 });
  await expect(page.getByRole('region', { name: 'Payments' }).getByRole('listitem')).toHaveCount(2);

  await expect(planCard(page, 'Basic Plan')).toContainText(/Begins on .*nothing to pay today/);
  await planCard(page, 'Basic Plan').getByRole('button', { name: 'Switch Plan' }).click();
  await expect(banner(page)).toContainText('Your switch is noted');
  await expect(banner(page)).toContainText(/Changes to Basic Plan on/);
  expect(await currentOf(server, account)).toMatchObject({ planName: 'Pro Plan', pendingPlan: { name: 'Basic Plan' } });
  await page.getByRole('button', { name: 'Keep Pro Plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(/Renews on/);
  expect((await currentOf(server, account)).pendingPlan).toBeNull();
});

test('[SU-09, API-25, CA-06] by keyboard: cancelling says until when the plan runs, makes one call, and can be taken back', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await buy(page, 'Basic Plan');
  const calls = callsOf(page);
  const cancellations = () => calls.filter((call) => call.url().includes('/cancel-subscription')).length;
  const card = page.getByRole('region', { name: 'Your plan' });
  await card.getByRole('button', { name: 'Cancel subscription' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toContainText(/You keep Basic Plan until .*\d{4}/);
  expect(cancellations()).toBe(0);
  await expect(card.getByRole('button', { name: 'Cancel subscription' })).toBeFocused();
  // Two presses in a row, as of a shaking hand.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card).toContainText(/Runs until .* and is not renewed/);
  expect(cancellations()).toBe(1);
  expect(await currentOf(server, account)).toMatchObject({ planName: 'Basic Plan', status: 'canceled' });
  expect(await creditsOf(server, account)).toEqual({ used: 0, total: 50 });

  await card.getByRole('button', { name: 'Keep Basic Plan' }).click();
  await expect(card).toContainText(/Renews on/);
  expect(await currentOf(server, account)).toMatchObject({ status: 'active' });
});

test('a card that is declined and a page that is left change nothing, and the app says so', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await goToPay(page, 'Pro Plan');
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(banner(page)).toContainText('You left the payment page');
  await expect(banner(page)).toContainText('Nothing was charged');
  await expect(planCard(page, 'Pro Plan').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(await currentOf(server, account)).toMatchObject({ planName: 'Free Plan' });

  // The browser's own Back leaves a button that works.
  await planCard(page, 'Pro Plan').getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/api/test-checkout/**');
  await page.goBack();
  await expect(planCard(page, 'Pro Plan').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('[SU-08] until the server says that it was paid the app only says that it is being confirmed', async ({
  signedInPage: page,
  server,
  account,
}) => {
  let confirmed = false;
  await page.route('**/api/subscriptions/checkouts/*/confirm', async (route) => {
    if (confirmed) return route.continue();
    await route.fulfill({
      json: { status: 'success', data: { state: 'pending', planId: 'PLN_basic', planName: 'Basic Plan' } },
    });
  });
  await goToPay(page, 'Basic Plan');
  await page.getByText('More to try').click();
  await page.getByRole('checkbox', { name: /late/ }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(banner(page)).toContainText('Your payment is being confirmed');
  // The message of the provider is still to come: it is the app's own question that finds the payment.
  expect(await currentOf(server, account)).toMatchObject({ planName: 'Free Plan' });
  await expect(planCard(page, 'Basic Plan').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByText('You have the')).toHaveCount(0);
  confirmed = true;
  await expect(banner(page)).toContainText('You have the Basic Plan now');
  expect(await creditsOf(server, account)).toEqual({ used: 0, total: 50 });
});

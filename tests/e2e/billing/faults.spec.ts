import { expect, type Page } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { untilControlled } from '../outbox/device.ts';
import { buy, planCard } from './billing.ts';

const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json }));
const toast = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title }).first();

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[ER-09, ER-18] plans that cannot be loaded, or are none, are told and can be asked again', async ({
    signedInPage: page,
  }) => {
    const path = '/subscriptions/stripe/plans';
    await failCall(page, path);
    await page.goto('/subscription');
    await expect(toast(page, 'Failed to load plans')).toContainText('Please try again later');
    await page.unroute(`**/api${path}`);
    await answer(page, path, { status: 'success', data: { currentPlan: null } });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('Invalid plan data received')).toBeVisible();
    await page.unroute(`**/api${path}`);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  });

  test('[ER-10, ER-19] a checkout that fails, or leads nowhere, is told and can be tried again', async ({
    signedInPage: page,
  }) => {
    const path = '/subscriptions/stripe/create-checkout-session';
    await page.goto('/subscription');
    const subscribe = planCard(page, 'Basic Plan').getByRole('button', { name: 'Subscribe' });
    await failCall(page, path);
    await subscribe.click();
    await expect(toast(page, 'Subscription failed')).toContainText('Please try again');
    await page.unroute(`**/api${path}`);
    await answer(page, path, { status: 'success' });
    await subscribe.click();
    await expect(page.getByText('Invalid checkout session response')).toBeVisible();
    await page.unroute(`**/api${path}`);
    await page.context().setOffline(true);
    await subscribe.click();
    await expect(page.getByText('No answer came.').first()).toBeVisible();
    await page.context().setOffline(false);
    await subscribe.click();
    await page.waitForURL('**/api/test-checkout/**');
  });

  test('[ER-20] a cancellation that fails is told, and the plan is shown as the server has it', async ({
    signedInPage: page,
  }) => {
    await buy(page, 'Basic Plan');
    await failCall(page, '/subscriptions/stripe/cancel-subscription');
    const card = page.getByRole('region', { name: 'Your plan' });
    const cancel = card.getByRole('button', { name: 'Cancel subscription' });
    await cancel.click();
    await cancel.click();
    await expect(toast(page, 'Failed to cancel subscription')).toBeVisible();
    await expect(card).toContainText(/Renews on/);
    await page.unroute('**/api/subscriptions/stripe/cancel-subscription');
    await cancel.click();
    await expect(card).toContainText(/Runs until/);
  });
});

test('what could not be loaded without a network comes by itself once there is one', async ({
  signedInPage: page,
  context,
}) => {
  await page.goto('/analysis');
  await untilControlled(page);
  await context.setOffline(true);
  await page.goto('/subscription');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load plans')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  await expect(main.getByText('Failed to load plans')).toBeHidden();
});

test('offline, the screen shows the plans as last seen, and says that nothing can be bought', async ({
  signedInPage: page,
  context,
}) => {
  await page.goto('/subscription');
  await untilControlled(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  await planCard(page, 'Pro Plan').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('No answer came.')).toBeVisible();
});

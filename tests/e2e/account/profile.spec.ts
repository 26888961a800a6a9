import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

test('[PR-01, PR-03, PR-04, PR-05] the profile shows who one is and what one has used, and leads to the plans', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, readFileSync(pictures.chart));
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: account.fullName })).toBeVisible();
  await expect(main.getByText(account.email)).toBeVisible();
  await expect(main.getByText(/^Joined \d/)).toBeVisible();
  await expect(main.getByText('1 of 3 used')).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Analysis credits' })).toHaveAttribute('aria-valuenow', /^33/);
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Plan')).toHaveText('Free Plan');
  await expect(figure('Renews on')).toHaveText(/\d{4}/);
  await expect(figure('Analyses in all')).toHaveText('1');
  await expect(figure('Last analysis')).toHaveText(/\d{2}:\d{2}/);
  await main.getByRole('link', { name: 'Upgrade Plan' }).click();
  await page.waitForURL('**/subscription');
});

test('[SU-01, SU-04, SU-05] plans are cards with price and features; the free one cannot be chosen', async ({
  signedInPage: page,
}) => {
  await page.goto('/subscription');
  const cards = page.locator('main ul > li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toContainText('Free Plan');
  await expect(cards.nth(0)).toContainText('3 analyses per month');
  await expect(cards.nth(0).getByRole('button')).toBeDisabled();
  await expect(cards.nth(1)).toContainText(/\$[\d.]+ per month/);
  await expect(cards.filter({ hasText: 'Pro Plan' })).toContainText('Recommended');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[ER-18] plans that cannot be loaded are told, and can be asked again', async ({ signedInPage: page }) => {
    await failCall(page, '/subscriptions/stripe/plans');
    await page.goto('/subscription');
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to load plans' });
    await expect(toast).toContainText('Please try again later');
    await page.unroute('**/api/subscriptions/stripe/plans');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Pro Plan' })).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { buy } from '../billing/billing.ts';
import { adminSignIn, rowsOf, test } from './fixtures.ts';

test('[TR-01, TR-02, TR-03, TR-04, TR-05, TR-06, TR-07] a subscription is found, renewed and canceled; what was paid is exported', async ({
  signedInPage: page,
  account,
  server,
  asOwner,
}) => {
  test.slow();
  await buy(page, 'Basic Plan');
  await adminSignIn(page, server.admin);
  await page.getByRole('link', { name: 'Transactions' }).click();

  const { overview, pagination } = await asOwner('GET', '/admin/subscriptions');
  expect(pagination.limit).toBe(10);
  const figures = page.getByRole('group', { name: 'Overview' });
  await expect(figures.getByRole('definition')).toHaveText(
    [overview.total, overview.active, overview.canceled, ...Object.values(overview.byPlan)].map(String),
  );
  await expect(figures.getByRole('term').last()).toHaveText('Basic Plan');

  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill(account.email);
  await expect(page).toHaveURL(/q=ada/);
  const row = rowsOf(page);
  await expect(row).toHaveCount(1);
  for (const words of [account.fullName, account.email, 'Basic Plan', 'Active', 'Test']) {
    await expect(row).toContainText(words);
  }
  await expect(row).not.toContainText('PLN_');

  const own = async () => (await asOwner('GET', `/admin/subscriptions?search=${account.email}`)).subscriptions[0];
  const before = new Date((await own()).currentPeriodEnd);
  await row.getByRole('button', { name: 'Renew' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `Subscription of ${account.fullName} renewed` }),
  ).toBeVisible();
  const after = new Date((await own()).currentPeriodEnd);
  expect(after.getTime()).toBeGreaterThan(before.getTime());
  const shown = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  await expect(row).toContainText(shown.format(after));

  await row.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: `Cancel the subscription of ${account.fullName}?` });
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(row).toContainText('Canceled');
  expect((await own()).status).toBe('canceled');
  await expect(row.getByRole('button', { name: 'Renew' })).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Active' }).check();
  await expect(page.getByText('No subscriptions found')).toBeVisible();
  await page.getByRole('radio', { name: 'Canceled' }).check();
  await expect(row).toHaveCount(1);

  await page.getByRole('link', { name: 'Payments' }).click();
  // An administrator's renewal costs nothing; the purchase did.
  await expect(row.filter({ hasText: account.email }).filter({ hasText: '$9.99' })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(account.email);

  await page.getByRole('link', { name: 'Webhook log' }).click();
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeVisible();
});

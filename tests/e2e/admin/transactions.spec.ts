import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { buy } from '../billing/billing.ts';
import type { RunningServer } from '../start-server.ts';
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

  // A second click gives no second month.
  await row.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was renewed already' })).toBeVisible();
  expect((await own()).currentPeriodEnd).toBe(after.toISOString());

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

  // Nothing was paid before that day, nor after it.
  const { transactions } = await asOwner('GET', `/admin/transactions?search=${account.email}`);
  const day = transactions[0].createdAt.slice(0, 10);
  const payment = row.filter({ hasText: account.email }).first();
  await page.getByLabel('Until').fill('2020-01-01');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('No payments found')).toBeVisible();
  await page.getByLabel('Until').fill(day);
  await page.getByLabel('From').fill(day);
  await expect(payment).toBeVisible();

  await page.getByRole('link', { name: 'Webhook log' }).click();
  await expect(row.filter({ hasText: 'Processed' }).first()).toBeVisible();
  failNewestMessage(server);
  await page.getByRole('radio', { name: 'Failed' }).check();
  await expect(row).toContainText(['The database was away']);
  await row.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Event processed' })).toBeVisible();
  await expect(page.getByText('No events found')).toBeVisible();
});

/** As if the message that came last had met a fault. */
function failNewestMessage({ dataDir }: RunningServer) {
  const db = new DatabaseSync(path.join(dataDir, 'wickwise.db'), { timeout: 10_000 });
  db.exec(`update webhook_events set state = 'failed', problem = 'The database was away'
    where id = (select id from webhook_events order by received_at desc, id desc limit 1)`);
  db.close();
}

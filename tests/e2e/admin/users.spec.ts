import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { signIn, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';
import { rowsOf, test } from './fixtures.ts';

test('[US-01, US-02, US-03, US-10] users are listed ten a page, searched, filtered and sorted; all of it is in the address', async ({
  adminPage: page,
  asOwner,
}) => {
  for (let number = 1; number <= 11; number += 1) {
    const two = String(number).padStart(2, '0');
    await asOwner('POST', '/admin/users', { fullName: `Lister ${two}`, email: `lister-${two}@example.com` });
  }
  const { users } = await asOwner('GET', '/admin/users?search=lister-11');
  await asOwner('PATCH', `/admin/users/${users[0]._id}/status`, { isActive: false });

  await page.goto('/admin/users');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(10);
  const { overview, pagination } = await asOwner('GET', '/admin/users');
  const figures = page.getByRole('group', { name: 'Overview' });
  for (const [label, value] of [
    ['Total', overview.total],
    ['Active', overview.active],
    ['Admins', overview.admins],
    ['With subscription', overview.withSubscription],
    ['Without subscription', overview.withoutSubscription],
  ]) {
    const figure = figures.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(figure.locator('xpath=following-sibling::dd[1]')).toHaveText(String(value));
  }
  await expect(page.getByText(`Page 1 of ${pagination.pages}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(`Showing 11-${Math.min(20, pagination.total)} of ${pagination.total}`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search users' }).fill('lister');
  await expect(page).toHaveURL(/q=lister/);
  await expect(page.getByText('Showing 1-10 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(rows.first()).toContainText('Lister 01');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(rows.first()).toContainText('Lister 11');
  for (const [filter, total] of [
    ['All', 11],
    ['Active', 10],
    ['Inactive', 1],
    ['Subscribed', 0],
    ['Unsubscribed', 11],
  ] as const) {
    await page.getByRole('radio', { name: filter, exact: true }).check();
    if (total === 0) await expect(page.getByText('No users found')).toBeVisible();
    else await expect(page.getByText(new RegExp(`Showing 1-\\d+ of ${total}$`))).toBeVisible();
  }
  await expect(page).toHaveURL(/status=unsubscribed/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Unsubscribed' })).toBeChecked();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('lister');
  await expect(rows.first()).toContainText('Lister 11');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(12);
});

test('[US-04, US-05, US-06, US-07] a user is deactivated and activated, deleted after a question, and brought back', async ({
  adminPage: page,
  account,
  asOwner,
  browser,
  server,
}) => {
  const own = async () => (await asOwner('GET', `/admin/users?search=${account.email}`)).users[0];
  await page.goto(`/admin/users?q=${account.email}`);
  const row = rowsOf(page);
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'User deactivated' })).toBeVisible();
  await expect(row).toContainText('Inactive');
  expect((await own()).isActive).toBe(false);
  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect((await own()).isActive).toBe(true);

  await row.getByRole('button', { name: `Delete ${account.fullName}` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${account.fullName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await own()).eraseAt).toBeNull();

  await row.getByRole('button', { name: `Delete ${account.fullName}` }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await question.getByRole('button', { name: 'Delete' }).click();
  expect((await sent).postDataJSON()).toEqual({ isActive: false, action: 'delete' });
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  // Under the pointer it stays, however long one looks at the list.
  await undo.hover();
  await expect(row).toContainText('Deleted');
  expect((await own()).isActive).toBe(false);
  await undo.click();
  await expect(row).toContainText('Active');
  expect(await own()).toMatchObject({ isActive: true, eraseAt: null });

  const other = await browser.newContext({ baseURL: server.url });
  await signIn(await other.newPage(), account);
  await other.close();
});

test('[US-09] a user is added and edited by forms that say what is missing', async ({ adminPage: page, asOwner }) => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(form.getByText('Full name is required')).toBeVisible();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await form.getByLabel('Full name').fill('Hedy Lamarr');
  await form.getByLabel('Email').fill('hedy@example.com');
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'User added' })).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'hedy@example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Hedy Lamarr' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await edit.getByLabel('Full name').fill('Hedy Kiesler');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowsOf(page).filter({ hasText: 'Hedy Kiesler' })).toBeVisible();
  expect((await asOwner('GET', '/admin/users?search=hedy')).users[0].name).toBe('Hedy Kiesler');
});

test('[AD-05] credits and sight of analyses need a reason, sessions end, and the audit log has it all', async ({
  adminPage: page,
  account,
  asOwner,
  server,
}) => {
  // A second device, and an analysis.
  const { email, password } = account;
  const signedIn = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
    },
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.ok).toBe(true);
  await uploadChart(server, account, await readFile(pictures.chart), 'rsi_strategy');
  const { users } = await asOwner('GET', `/admin/users?search=${account.email}`);
  await page.goto(`/admin/users?q=${account.email}`);
  await rowsOf(page).getByRole('button', { name: account.fullName, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: account.fullName });
  await expect(page).toHaveURL(/id=/);

  const grant = drawer.getByRole('region', { name: 'Grant credits' });
  await grant.getByLabel('Credits').fill('5');
  await grant.getByRole('button', { name: 'Grant credits' }).click();
  await expect(grant.getByText('Give a reason of 3 to 500 characters')).toBeVisible();
  await grant.getByLabel('Reason').fill('Lost one to a fault of ours');
  await grant.getByRole('button', { name: 'Grant credits' }).click();
  await expect(drawer.getByText('1 of 8 used')).toBeVisible();

  const analyses = drawer.getByRole('region', { name: 'Analyses' });
  await analyses.getByLabel('Reason').fill('Ticket about a scale');
  await analyses.getByRole('button', { name: 'Open analyses' }).click();
  await analyses.getByRole('button', { name: 'RSI' }).click();
  await expect(analyses.getByRole('img').first()).toBeVisible();
  await expect(analyses.getByRole('heading', { name: 'Levels' })).toBeVisible();
  await analyses.getByRole('button', { name: 'Back to the list' }).click();
  await expect(analyses.getByRole('listitem')).toHaveCount(1);

  const sessions = drawer.getByRole('region', { name: 'Signed-in devices' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out on Firefox' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(sessions.getByText('Not signed in anywhere.')).toBeVisible();

  await page.goto('/admin/audit-log');
  const own = rowsOf(page).filter({ hasText: users[0]._id.slice(-8) });
  for (const [deed, reason] of [
    ['User signed out everywhere', ''],
    ['User signed out on one device', ''],
    ["User's analysis read", ''],
    ["User's analyses opened", 'Ticket about a scale'],
    ['Credits granted', 'Lost one to a fault of ours'],
  ] as const) {
    await expect(own.filter({ hasText: deed }).filter({ hasText: reason }).first()).toBeVisible();
  }
  await page.getByLabel('Action', { exact: true }).selectOption('Credits granted');
  await expect(page).toHaveURL(/action=credits-granted/);
  await own.getByRole('button', { name: 'Credits granted' }).click();
  const entry = page.getByRole('dialog', { name: 'Credits granted' });
  await expect(entry).toContainText(users[0]._id);
  await expect(entry).toContainText('10.0.');
  await entry.getByRole('button', { name: 'Close' }).click();

  const { entries } = await asOwner('GET', '/admin/audit-log?action=credits-granted');
  const day = entries[0].createdAt.slice(0, 10);
  await page.getByLabel('From').fill(day);
  await expect(page).toHaveURL(new RegExp(`from=${day}`));
  await expect(own.filter({ hasText: 'Credits granted' })).toBeVisible();
  await page.getByLabel('Until').fill('2020-01-01');
  await page.getByLabel('From').fill('');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/audit-log$/);
  await expect(own.first()).toBeVisible();
});

test('several users are chosen and deactivated at once', async ({ adminPage: page, asOwner }) => {
  for (const name of ['One', 'Two']) {
    await asOwner('POST', '/admin/users', { fullName: `Batch ${name}`, email: `batch-${name}@example.com` });
  }
  await page.goto('/admin/users?q=batch');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected users' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '2 users deactivated' })).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'Inactive' })).toHaveCount(2);
  await expect(bar).toBeHidden();
});

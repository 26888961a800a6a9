import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { openTicket, rowsOf, test } from './fixtures.ts';

test('[ER-14, ER-15, ER-17, ER-24] a screen that cannot be loaded says so, and can be asked again', async ({
  lookPage: page,
}) => {
  for (const [path, call, words] of [
    ['/admin/dashboard', '/admin/overview', 'Failed to load dashboard data'],
    ['/admin/users', '/admin/users?*', 'Failed to load users'],
    ['/admin/transactions', '/admin/subscriptions?*', 'Failed to load subscriptions'],
    ['/admin/support', '/admin/tickets?*', 'Error fetching tickets'],
  ] as const) {
    await failCall(page, call);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await page.unroute(`**/api${call}`);
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.click();
    // It stands there until the answer does.
    await expect(again).toHaveCount(0);
  }
});

test('[ER-16] a status that cannot be changed is told, and the list reloads', async ({ lookPage: page, account }) => {
  await page.goto(`/admin/users?q=${account.email}`);
  await failCall(page, '/admin/users/*/status');
  const row = rowsOf(page);
  await expect(row).toContainText([account.email]);
  const reloaded = page.waitForResponse((answer) => answer.url().includes('/api/admin/users?') && answer.ok());
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update user status' })).toBeVisible();
  await reloaded;
  await expect(row).toContainText('Active');
});

test('[ER-26] a ticket’s status that cannot be changed is told', async ({ lookPage: page, account, server }) => {
  await openTicket(server, account, { subject: 'Stubborn', category: 'Other', priority: 'low' });
  await page.goto('/admin/support?q=stubborn');
  await failCall(page, '/admin/tickets/*/status');
  const status = page.getByLabel('Status of Stubborn');
  await status.selectOption('Closed');
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating status' })).toBeVisible();
  await expect(status).toHaveValue('open');
});

test('what went wrong on the server is told on the system page', async ({ lookPage: page, account, server }) => {
  const db = new DatabaseSync(path.join(server.dataDir, 'wickwise.db'), { timeout: 10_000 });
  db.prepare(`insert into notifications (id, user_id, kind, event, created_at)
    select ?, id, 'analysis', '{', ? from users where email = ?`).run(crypto.randomUUID(), Date.now(), account.email);
  db.close();
  const broken = await fetch(`${server.url}/api/notifications`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(broken.status).toBe(500);
  await page.goto('/admin/system');
  const errors = page.getByRole('region', { name: 'Last errors' }).getByRole('listitem');
  await expect(errors.first()).toContainText('request');
  await errors.first().getByText('Details').click();
  await expect(errors.first()).toContainText('SyntaxError');
});

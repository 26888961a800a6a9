import { expect } from '@playwright/test';
import { signUp } from '../fixtures.ts';
import { openTicket, rowsOf, test } from './fixtures.ts';

test('[AT-01, AT-02, AT-03, AT-05, ER-36] tickets are listed, narrowed, and set to any status but open', async ({
  adminPage: page,
  account,
  server,
  asOwner,
}) => {
  // One account may open so many an hour.
  const busy = await signUp(server, { fullName: 'Busy Trader' });
  for (let number = 1; number <= 9; number += 1) {
    await openTicket(server, busy, { subject: `Plain ${number}`, category: 'Other', priority: 'low' });
  }
  await openTicket(server, account, { subject: 'Scale unread', category: 'Technical Issue', priority: 'high' });
  await openTicket(server, account, { subject: 'Invoice please', category: 'Billing', priority: 'medium' });

  await page.goto('/admin/support');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('Invoice please');
  await expect(rows.first()).toContainText(account.fullName);
  await expect(rows.first()).toContainText(account.email);
  const { pagination } = await asOwner('GET', '/admin/tickets?limit=10');
  await expect(page.getByText(`Page 1 of ${pagination.pages}`)).toBeVisible();

  await page.getByLabel('Category').selectOption('Technical Issue');
  await expect(rows).toContainText(['Scale unread']);
  await page.getByLabel('Category').selectOption('Any');
  await page.getByLabel('Priority').selectOption('Medium');
  await expect(rows).toContainText(['Invoice please']);
  await page.getByLabel('Priority').selectOption('Any');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('scale');
  await expect(rows).toContainText(['Scale unread']);

  const status = page.getByLabel('Status of Scale unread');
  await expect(status.getByRole('option', { name: 'Open' })).toBeDisabled();
  for (const [next, name] of [
    ['closed', 'Closed'],
    ['in_progress', 'In progress'],
    ['resolved', 'Resolved'],
    ['closed', 'Closed'],
    ['resolved', 'Resolved'],
  ] as const) {
    await status.selectOption(name);
    await expect(page.getByRole('alert').filter({ hasText: 'Status Updated' }).first()).toBeVisible();
    await expect.poll(async () => (await asOwner('GET', '/admin/tickets?search=scale')).tickets[0].status).toBe(next);
    await expect(status).toHaveValue(next);
  }
  await page.getByRole('radio', { name: 'Resolved' }).check();
  await expect(page).toHaveURL(/status=resolved/);
  await expect(rows).toHaveCount(1);

  const stats = await asOwner('GET', '/admin/tickets/stats');
  const figures = page.getByRole('group', { name: 'Overview' }).getByRole('definition');
  await expect(figures).toHaveText([stats.total, stats.open, stats.inProgress, stats.resolved].map(String));
});

test('a thread takes answers from kept texts, and notes that the user never sees', async ({
  adminPage: page,
  account,
  server,
}) => {
  await openTicket(server, account, { subject: 'Renko charts', category: 'Feature Request', priority: 'low' });
  await page.goto('/admin/support?tab=canned');
  await page.getByRole('button', { name: 'Add canned answer' }).click();
  const form = page.getByRole('dialog', { name: 'Add canned answer' });
  await form.getByLabel('Title').fill('Thank for an idea');
  await form.getByLabel('Text').fill('Thank you for the idea, {name}.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rowsOf(page).filter({ hasText: 'Thank for an idea' })).toBeVisible();

  await page.getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('button', { name: 'Renko charts' }).click();
  const drawer = page.getByRole('dialog', { name: 'Renko charts' });
  await drawer.getByLabel('Insert canned answer').selectOption('Thank for an idea');
  await expect(drawer.getByLabel('Answer', { exact: true })).toHaveValue(
    `Thank you for the idea, ${account.fullName}.`,
  );
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  const thread = drawer.getByRole('list', { name: 'Conversation' });
  await expect(thread.getByText(`Thank you for the idea, ${account.fullName}.`)).toBeVisible();
  await drawer.getByLabel('Internal note, not for the user').check();
  await drawer.getByLabel('Internal note', { exact: true }).fill('Asked for by many.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  const note = thread.getByRole('listitem').filter({ hasText: 'Asked for by many.' });
  await expect(note).toContainText('Internal note');

  const list = await fetch(`${server.url}/api/support/tickets`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const { data } = (await list.json()) as { data: { tickets: { _id: string; subject: string }[] } };
  const own = data.tickets.find(({ subject }) => subject === 'Renko charts');
  const seen = await fetch(`${server.url}/api/support/tickets/${own?._id}`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const text = await seen.text();
  expect(text).toContain('Thank you for the idea');
  expect(text).not.toContain('Asked for by many');

  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Canned answers' }).click();
  const kept = rowsOf(page).filter({ hasText: 'for an idea' });
  await kept.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit canned answer' });
  await edit.getByLabel('Title').fill('Praise for an idea');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(kept).toContainText('Praise for an idea');
  await kept.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: "Delete 'Praise for an idea'?" });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Canned answer deleted' })).toBeVisible();
  await expect(kept).toHaveCount(0);
});

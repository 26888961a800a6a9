import { expect, type Page } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { storedIn } from '../outbox/device.ts';
import { openDesk, ticketsOf, writeTicket } from './desk.ts';

const form = (page: Page) => page.getByRole('region', { name: 'New ticket' });
const list = (page: Page) => page.getByRole('region', { name: 'Your tickets' });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function fill(page: Page, subject: string, description: string) {
  await form(page).getByLabel('Subject').fill(subject);
  await form(page).getByLabel('Description').fill(description);
}
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Ticket' }).click();

test('[TI-01, TI-02, TI-04, ER-36] a ticket is written, sent, and listed as the server gave it', async ({
  signedInPage: page,
}) => {
  await page.goto('/support');
  const options = (label: string) => form(page).getByLabel(label).getByRole('option');
  await expect(options('Category')).toHaveText([
    'Technical Issue',
    'Account Related',
    'Billing',
    'Feature Request',
    'Analysis Help',
    'Other',
  ]);
  expect(
    await options('Priority').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['low', 'medium', 'high']);
  await expect(form(page).getByLabel('Priority')).toHaveValue('medium');
  await expect(list(page).getByText('No tickets yet')).toBeVisible();

  await fill(page, 'The axis was not read', 'It shows prices.\nNone were found.');
  await form(page).getByLabel('Category').selectOption('Analysis Help');
  await form(page).getByLabel('Priority').selectOption('high');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/tickets'));
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject({
    subject: 'The axis was not read',
    category: 'Analysis Help',
    priority: 'high',
    description: 'It shows prices.\nNone were found.',
  });
  await expect(alert(page, 'Ticket Created')).toBeVisible();
  const row = list(page).getByRole('link');
  await expect(row).toContainText('The axis was not read');
  await expect(row).toContainText('Open');
  await expect(row).toContainText(/Analysis Help · High · Opened \d+ \w+ \d{4}/);
  await expect(form(page).getByLabel('Subject')).toHaveValue('');
  await page.reload();
  await expect(row).toContainText('The axis was not read');
});

test('[TI-03] a ticket without subject or description is not sent', async ({ signedInPage: page, server, account }) => {
  await page.goto('/support');
  await fill(page, 'Only a subject', '  ');
  await submit(page);
  const refusal = alert(page, 'Required fields missing');
  await expect(refusal).toContainText('Please fill in all required fields');
  await expect(form(page).getByLabel('Description')).toBeFocused();
  await expect(form(page).getByLabel('Description')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, '', 'Only a description');
  await form(page).getByLabel('Subject').press('Enter');
  await expect(form(page).getByLabel('Subject')).toBeFocused();
  expect(await ticketsOf(server, account)).toEqual([]);
});

/** Until the device keeps what was typed: nobody reloads in the same moment. */
const untilKept = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await storedIn(page, 'notes'))).toContain(text);

test('what was begun is there again after a reload, and goes out once when the connection is back', async ({
  signedInPage: page,
  server,
  account,
  context,
}) => {
  await page.goto('/support');
  await fill(page, 'Written on a train', 'In a tunnel.');
  await untilKept(page, 'In a tunnel.');
  await page.reload();
  await expect(form(page).getByLabel('Subject')).toHaveValue('Written on a train');
  await expect(form(page).getByLabel('Description')).toHaveValue('In a tunnel.');

  await context.setOffline(true);
  await submit(page);
  await expect(form(page).getByText('Not sent yet: there is no connection.')).toBeVisible();
  await expect(form(page).getByLabel('Description')).toHaveValue('In a tunnel.');
  await context.setOffline(false);
  await expect(list(page).getByRole('link')).toContainText('Written on a train');
  await expect(form(page).getByLabel('Subject')).toHaveValue('');
  expect(await ticketsOf(server, account)).toHaveLength(1);
});

test('a ticket whose answer was lost is sent again, and is still one', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await page.goto('/support');
  await fill(page, 'Twice', 'Sent, but nobody said so.');
  await page.route('**/api/support/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect(form(page).getByText('Not sent yet')).toBeVisible();
  await page.unroute('**/api/support/tickets');
  await submit(page);
  await expect(alert(page, 'Ticket Created')).toBeVisible();
  expect(await ticketsOf(server, account)).toHaveLength(1);
});

test('[ER-24, ER-25] faults of the server are told, and no text is lost', async ({ signedInPage: page }) => {
  await failCall(page, '/support/tickets*');
  await page.goto('/support');
  await expect(alert(page, 'Error fetching tickets')).toBeVisible();
  await fill(page, 'Kept', 'Whatever happens.');
  await submit(page);
  await expect(alert(page, 'Error creating ticket')).toBeVisible();
  await expect(form(page).getByLabel('Subject')).toHaveValue('Kept');

  // A server that is in order tells of a fault of its own by a reference, which a ticket can carry.
  const fault = { status: 'error', code: 'internal', message: 'Something went wrong.', reference: 'K7QF3MZ9XA' };
  await page.route('**/api/support/tickets', (route) => route.fulfill({ status: 500, json: fault }));
  await submit(page);
  await expect(alert(page, 'Reference: K7QF3MZ9XA').getByRole('button', { name: 'Copy' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Add the reference of the last error (K7QF3MZ9XA)' }).click();
  await expect(form(page).getByLabel('Description')).toHaveValue('Whatever happens.\n\nReference: K7QF3MZ9XA');

  await page.unrouteAll();
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByText('No tickets yet')).toBeVisible();
});

test('[TI-06, NO-03] an answer is seen in the bell, the list and the thread, and writing back opens a closed ticket', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const id = await writeTicket(server, account, 'A double charge');
  const desk = await openDesk(server);
  await desk.answer(id, 'A note that stays inside.', { isInternal: true });
  await desk.answer(id, 'We have given it back.\nSorry for that.');
  await page.goto('/support');
  const bell = page.getByRole('link', { name: '1 new notification' });
  await expect(bell).toBeVisible();
  const row = list(page).getByRole('link');
  await expect(row).toContainText('New answer');
  await expect(row).toContainText('In progress');

  await row.click();
  const thread = page.getByRole('dialog', { name: 'A double charge' });
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await expect(thread.getByText('We have given it back.')).toBeVisible();
  await expect(thread).not.toContainText('stays inside');
  await expect(page).toHaveURL(/\/support\?id=/);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true, includeHidden: true })).toBeAttached();

  await desk.setStatus(id, 'closed');
  await page.reload();
  await expect(thread.getByText('If you answer, it is open again.')).toBeVisible();
  await expect(thread.getByText('Closed', { exact: true })).toBeVisible();
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Please write an answer first')).toBeVisible();
  await thread.getByLabel('Your answer').fill('It is not back yet.');
  await untilKept(page, 'It is not back yet.');
  await page.reload();
  await expect(thread.getByLabel('Your answer')).toHaveValue('It is not back yet.');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(alert(page, 'Answer sent')).toBeVisible();
  await expect(thread.getByText('Open', { exact: true })).toBeVisible();
  await expect(thread.getByRole('listitem').last()).toContainText('It is not back yet.');
  await thread.getByRole('button', { name: 'Close' }).click();
  await expect(row).not.toContainText('New answer');
  await expect(row).toContainText('Open');
});

test.describe('without a service worker, which would make the calls itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('[TI-05] a ticket that comes with id instead of _id shows and opens too', async ({
    signedInPage: page,
    server,
    account,
  }) => {
    await writeTicket(server, account, 'Of another server');
    await page.route(/\/api\/support\/tickets/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"_id"', '"id"') });
    });
    await page.goto('/support');
    await list(page)
      .getByRole('link', { name: /Of another server/ })
      .click();
    const thread = page.getByRole('dialog', { name: 'Of another server' });
    await expect(thread.getByText('Please have a look.')).toBeVisible();
  });
});

test('the chat leads to the form, and a strange ticket to words about it', async ({ signedInPage: page }) => {
  await page.goto('/chat');
  await page.waitForURL('**/support?new');
  await expect(form(page).getByLabel('Subject')).toBeFocused();
  await page.goto('/support?id=0199aaaa-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such ticket.')).toBeVisible();
});

test('all of it is done with the keyboard alone', async ({ signedInPage: page, server, account }) => {
  await page.goto('/support?new');
  await expect(form(page).getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('By keyboard');
  for (const _ of ['category', 'priority', 'description']) await page.keyboard.press('Tab');
  await page.keyboard.type('No mouse at hand.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const row = list(page).getByRole('link');
  await expect(row).toContainText('By keyboard');
  await row.focus();
  await page.keyboard.press('Enter');
  const thread = page.getByRole('dialog', { name: 'By keyboard' });
  await expect(thread.getByText('No mouse at hand.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thread).toBeHidden();
  expect(await ticketsOf(server, account)).toHaveLength(1);
});

import { expect, type Page } from '@playwright/test';
import { codeAt } from '../../server/kit/authenticator.ts';
import { faultsOf } from '../axe-faults.ts';
import { signIn, test } from '../fixtures.ts';
import { startServer } from '../start-server.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const card = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const told = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
const listed = (page: Page) => card(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
const keyIn = async (page: Page) =>
  ((await card(page).getByRole('definition').textContent()) ?? '').replaceAll(' ', '');
/** A code of the next half minute is taken too: nobody need wait for it after the one of now was used. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

/** Turns it on, from the button to the recovery codes. */
async function turnOn(page: Page, password: string) {
  await card(page).getByRole('button', { name: 'Turn on' }).click();
  await card(page).getByLabel('Your password').fill(password);
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await expect(card(page).getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = await keyIn(page);
  await card(page).getByLabel('6-digit code').fill(codeAt(secret, Date.now()));
  await card(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(listed(page)).toHaveCount(10);
  return { secret, recoveryCodes: await listed(page).allTextContents() };
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('a user turns two-step verification on, logs in with a code, gets new recovery codes, and turns it off again', async ({
  page,
  account,
  context,
}) => {
  // The whole way there and back, three times through a login.
  test.slow();
  await signIn(page, account);
  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'Turn on' }).click();
  await card(page).getByLabel('Your password').fill('a guess');
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await told(page, 'The current password is wrong.');
  await card(page).getByRole('button', { name: 'Cancel' }).click();

  const { secret, recoveryCodes } = await turnOn(page, account.password);
  expect(await faultsOf(page, 'main')).toEqual([]);
  const download = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('wickwise-recovery-codes.txt');
  await card(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(card(page).getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Account menu of' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await typePassword(page, account);
  expect(await faultsOf(page)).toEqual([]);
  const digit = page.getByLabel('Digit 1 of 6');
  await expect(digit).toBeFocused();
  await expect(digit).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(digit).toHaveAttribute('inputmode', 'numeric');

  await context.setOffline(true);
  await digit.pressSequentially('000000');
  await page.keyboard.press('Enter');
  await told(page, 'There is no connection. The code was not checked');
  await context.setOffline(false);
  await digit.focus();
  await digit.pressSequentially('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await told(page, 'The code is wrong or no longer valid.');
  await digit.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, nextCode(secret));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/analysis');

  await page.goto('/settings');
  await card(page).getByRole('button', { name: 'New recovery codes' }).click();
  await card(page).getByLabel('Your password').fill(account.password);
  await card(page)
    .getByLabel('Code of the app')
    .fill(recoveryCodes[3] ?? '');
  expect(await faultsOf(page, 'main')).toEqual([]);
  await card(page).getByRole('button', { name: 'Make new codes' }).click();
  await expect(listed(page)).toHaveCount(10);
  const renewed = await listed(page).allTextContents();
  await card(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(card(page).getByText('10 recovery codes left')).toBeVisible();

  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await card(page).getByLabel('Your password').fill(account.password);
  const code = card(page).getByLabel('Code of the app');
  await code.fill(recoveryCodes[4] ?? '');
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await told(page, 'The code is wrong or no longer valid.');
  await code.fill(renewed[4] ?? '');
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, account);
});

test('where it is required, an administrator sees nothing before it is on; a recovery code lets him in', async ({
  browser,
}) => {
  test.slow();
  const server = await startServer({ WICKWISE_ADMIN_SECOND_FACTOR: 'required' });
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(server.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const gate = page.getByRole('heading', { level: 1, name: 'One step before you begin' });
  await expect(gate).toBeVisible();
  await page.goto('/admin/users');
  await expect(gate).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const { recoveryCodes } = await turnOn(page, server.admin.password);
  await card(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu of' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await typePassword(page, server.admin);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill((recoveryCodes[9] ?? '').toUpperCase());
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/profile');
  await expect(card(page).getByText('9 recovery codes left')).toBeVisible();
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await card(page).getByLabel('Your password').fill(server.admin.password);
  await card(page)
    .getByLabel('Code of the app')
    .fill(recoveryCodes[0] ?? '');
  await card(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(gate).toBeVisible();
  await page.close();
  await server.stop();
});

test('an administrator without it is advised on the dashboard', async ({ page, server }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(server.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Set up two-step verification' }).click();
  await page.waitForURL('**/admin/profile');
  await expect(card(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
});

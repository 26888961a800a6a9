import { expect } from '@playwright/test';
import { callsOf, failCall } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { untilDrawn } from '../until-drawn.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const storage = (names: string[]) => names.map((name) => localStorage.getItem(name));

test('[AU-01, SS-01, ER-33] right email and password end on the analysis screen, greeted and signed in', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // It stays for three seconds, whatever the screen behind it takes.
  const toast = page.getByRole('alert').filter({ hasText: 'Login successful' });
  await expect(toast).toContainText(`Welcome back, ${account.fullName}!`);
  await page.waitForURL('**/analysis');
  const [accessToken, refreshToken, user] = await page.evaluate(storage, ['accessToken', 'refreshToken', 'user']);
  expect(accessToken).toBeTruthy();
  expect(refreshToken).toBeTruthy();
  expect(JSON.parse(user ?? '{}')).toMatchObject({ name: account.fullName, email: account.email });
});

test('[AU-02] a login with empty fields names both and makes no call', async ({ page }) => {
  await page.goto('/login');
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
});

test('[SS-09, API-10] a wrong password is told by a toast; nothing is reloaded and nothing cleared', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('rememberedEmail', 'kept@example.com'));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('[ER-11] a login that fails without a word says so', async ({ page, account }) => {
  await failCall(page, '/auth/login');
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Login failed. Please try again.' });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
});

test('[AU-03, SS-04] remember me keeps the email over a logout; without it nothing is kept', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await signInHere();
  expect(await page.evaluate(storage, ['rememberedEmail'])).toEqual([account.email]);
  await logout();
  expect(await page.evaluate(storage, ['accessToken', 'refreshToken', 'user'])).toEqual([null, null, null]);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Remember me')).toBeChecked();

  await page.getByLabel('Remember me').uncheck();
  await signInHere();
  await logout();
  expect(await page.evaluate(storage, ['rememberedEmail'])).toEqual([null]);

  async function signInHere() {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/analysis');
  }
  async function logout() {
    await page.getByRole('button', { name: `Account menu of ${account.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
  }
});

test('the password can be shown, by keyboard too', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show or hide the password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
});

test('[AU-05] without a client id there is no Google button, and nothing of Google’s is loaded', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  const config = page.waitForResponse('**/api/config');
  await page.goto('/login');
  const { data } = await (await config).json();
  expect(data.googleClientId).toBeNull();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // Two drawings after the answer, whatever was to come of it is there.
  await untilDrawn(page);
  await expect(page.getByText('or', { exact: true })).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('[SS-08] a 401 on a user call clears the user’s keys alone and reloads into the login', async ({
  signedInPage: page,
  server,
}) => {
  await page.goto('/analysis');
  await page.evaluate(() => localStorage.setItem('adminUser', 'stays'));
  const [accessToken] = await page.evaluate(storage, ['accessToken']);
  // Ended from another device.
  await page.addInitScript(() => sessionStorage.setItem('loads', `${sessionStorage.getItem('loads') ?? ''}|`));
  const ended = await fetch(`${server.url}/api/users/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(ended.ok).toBe(true);
  // Any call may be the first to meet the 401; where none was under way, the history's is. A click amid the reload aborts that, for which `waitForURL` would give up.
  const isThere = page.waitForFunction(() => location.pathname === '/login');
  await Promise.race([isThere, page.getByRole('link', { name: 'History' }).click()]);
  // The reload may come in the middle of a look.
  await expect(async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('|');
  }).toPass();
  await isThere;
  const left = await page.evaluate(storage, ['accessToken', 'refreshToken', 'user', 'adminUser']);
  expect(left).toEqual([null, null, null, 'stays']);
});

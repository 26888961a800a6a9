import { expect, type Page } from '@playwright/test';
import { callsOf } from '../calls-of.ts';
import { signIn, test } from '../fixtures.ts';

async function adminSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('[AD-01, SS-02, RT-11] right credentials open the dashboard, which the login then redirects to', async ({
  page,
  server,
}) => {
  await adminSignIn(page, server.admin);
  await page.waitForURL('**/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await keys(page)).toEqual(expect.arrayContaining(['adminAccessToken', 'adminRefreshToken', 'adminUser']));
  await page.goto('/admin/login');
  await page.waitForURL('**/admin/dashboard');
});

test('[ER-13] wrong credentials are told by a toast, with no refresh and no reload', async ({ page, server }) => {
  await page.goto('/admin/login');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const calls = callsOf(page);
  await page.getByLabel('Email').fill(server.admin.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(calls.filter((call) => call.url().includes('refresh'))).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('[RT-13, RT-14] without an admin session every admin path ends at the admin login, a user session or not', async ({
  signedInPage: page,
}) => {
  for (const path of ['/admin', '/admin/dashboard', '/admin/users', '/admin/profile', '/admin/nothing']) {
    await page.goto(path);
    await page.waitForURL('**/admin/login');
  }
});

test('[RT-14, AD-03] an unknown admin path opens the dashboard; the sidebar is 200 px wide and collapses to 56', async ({
  page,
  server,
}) => {
  await adminSignIn(page, server.admin);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/nothing');
  await page.waitForURL('**/admin/dashboard');
  const side = page.getByRole('complementary');
  await expect(side).toHaveCSS('width', '200px');
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect(side).toHaveCSS('width', '56px');
  await page.reload();
  await expect(side).toHaveCSS('width', '56px');
});

test('[SS-03, AD-04] user and admin are signed in side by side; the admin’s logout leaves the user', async ({
  page,
  server,
  account,
}) => {
  await signIn(page, account);
  await adminSignIn(page, server.admin);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('button', { name: 'Account menu of' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  expect(await keys(page)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user']));
  expect(await keys(page)).not.toContain('adminAccessToken');
  await page.goto('/analysis');
  await expect(page.getByRole('heading', { name: 'Chart Analysis' })).toBeVisible();
});

test('[AP-01] an admin’s name and email can be changed and are kept', async ({ page, server }) => {
  await adminSignIn(page, server.admin);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/profile');
  await page.getByLabel('Full name').fill('Grace Owner');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Profile saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Owner');
});

test('[AP-01] another email of an admin takes the password', async ({ page, server }) => {
  await adminSignIn(page, server.admin);
  await page.waitForURL('**/admin/dashboard');
  await page.goto('/admin/profile');
  const account = page.locator('form').filter({ has: page.getByLabel('Full name') });
  await expect(account.getByLabel('Current password')).toBeHidden();
  await account.getByLabel('Email').fill('grace@example.com');
  await account.getByRole('button', { name: 'Save Changes' }).click();
  await expect(account.getByText('Password is required')).toBeVisible();
  await account.getByLabel('Current password', { exact: true }).fill(server.admin.password);
  await account.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Profile saved' })).toBeVisible();
  await expect(account.getByLabel('Current password')).toBeHidden();
  await page.reload();
  await expect(account.getByLabel('Email')).toHaveValue('grace@example.com');
  // The owner of all tests of this server is who he was again.
  await account.getByLabel('Email').fill(server.admin.email);
  await account.getByLabel('Current password', { exact: true }).fill(server.admin.password);
  await account.getByRole('button', { name: 'Save Changes' }).click();
  await expect(account.getByLabel('Current password')).toBeHidden();
});

test.describe('without a service worker, which would make the calls itself', () => {
  test.use({ serviceWorkers: 'block' });
  const refusal = { status: 401, json: { status: 'error', code: 'not-signed-in', message: 'Please sign in again.' } };
  const isRenewal = (call: { url(): string }) => call.url().endsWith('/api/admin/refresh-token');

  test('[SS-13] a 401 on an admin call is cured by one refresh and one retry', async ({ page, server }) => {
    await adminSignIn(page, server.admin);
    await page.waitForURL('**/admin/dashboard');
    // Access tokens of one second are alike.
    const token = () => page.evaluate(() => localStorage.getItem('adminRefreshToken'));
    const before = await token();
    await page.route('**/api/admin/profile', (route) => route.fulfill(refusal), { times: 1 });
    const calls = callsOf(page);
    await page.goto('/admin/profile');
    await expect(page.getByLabel('Full name')).not.toHaveValue('');
    expect(calls.filter(isRenewal)).toHaveLength(1);
    expect(calls.filter((call) => call.url().endsWith('/api/admin/profile'))).toHaveLength(2);
    expect(await token()).not.toBe(before);
  });

  test('[SS-14] when the refresh fails too, the admin is signed out and the user stays', async ({
    page,
    server,
    account,
  }) => {
    await signIn(page, account);
    await adminSignIn(page, server.admin);
    await page.waitForURL('**/admin/dashboard');
    await page.route('**/api/admin/profile', (route) => route.fulfill(refusal));
    await page.route('**/api/admin/refresh-token', (route) => route.fulfill(refusal));
    const loginLoaded = page.waitForEvent('domcontentloaded', { predicate: () => page.url().endsWith('/admin/login') });
    // The page may leave before all of it has loaded.
    await page.goto('/admin/profile', { waitUntil: 'commit' });
    // The guard shows the login at once; the end of the session then loads it as a page.
    await loginLoaded;
    await page.waitForURL('**/admin/login');
    expect(await keys(page)).not.toContain('adminAccessToken');
    expect(await keys(page)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user']));
  });
});

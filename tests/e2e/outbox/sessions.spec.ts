import { expect, type Page } from '@playwright/test';
import { signIn } from '../fixtures.ts';
import { signOut, test } from './fixtures.ts';

const keys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !key.startsWith('mantine'))
      .sort(),
  );

const mirror = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ realm: string; session: { accessToken: string } }[]>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('sessions').objectStore('sessions').getAll();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );

async function signInAsAdmin(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/dashboard');
}

test('[SS-01] [SS-02] [SS-03] [SS-07] user and admin are signed in side by side, in the storage and in the mirror; one leaves alone', async ({
  workedPage,
  server,
}) => {
  await signInAsAdmin(workedPage, server.admin);
  expect(await keys(workedPage)).toEqual(
    expect.arrayContaining([
      'accessToken',
      'adminAccessToken',
      'adminRefreshToken',
      'adminUser',
      'refreshToken',
      'user',
    ]),
  );
  await expect.poll(async () => (await mirror(workedPage)).map(({ realm }) => realm).sort()).toEqual(['admin', 'user']);
  const stored = await workedPage.evaluate(() => localStorage.getItem('accessToken'));
  expect((await mirror(workedPage)).find(({ realm }) => realm === 'user')?.session.accessToken).toBe(stored);
  await workedPage.goto('/analysis');
  await signOut(workedPage);
  const left = await keys(workedPage);
  expect(left).toEqual(expect.arrayContaining(['adminAccessToken', 'adminRefreshToken', 'adminUser']));
  for (const key of ['accessToken', 'refreshToken', 'user']) expect(left).not.toContain(key);
  await expect.poll(async () => (await mirror(workedPage)).map(({ realm }) => realm)).toEqual(['admin']);
});

test('[SS-08] [SS-09] a 401 clears the user keys and reloads into the login, and a wrong password there does neither', async ({
  workedPage,
  way,
  account,
}) => {
  way.set(({ path }) =>
    path.startsWith('/api/users/profile') ? { kind: 'status', status: 401, code: 'not-signed-in' } : null,
  );
  await workedPage.goto('/history');
  await workedPage.waitForURL('**/login');
  await workedPage.waitForLoadState();
  await expect(workedPage.getByLabel('Email')).toBeVisible();
  expect(await keys(workedPage)).not.toContain('accessToken');
  way.set(null);
  const loads: string[] = [];
  workedPage.on('load', () => loads.push(workedPage.url()));
  await workedPage.getByLabel('Email').fill(account.email);
  await workedPage.getByLabel('Password', { exact: true }).fill('wrong password');
  await workedPage.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => way.seen.filter(({ path }) => path === '/api/auth/login').length).toBeGreaterThan(1);
  await expect(workedPage.getByRole('alert').first()).toBeVisible();
  expect(loads).toEqual([]);
});

test('[SS-16] two tabs that renew at once both stay signed in', async ({ workedPage, context, way }) => {
  const tab = await context.newPage();
  await tab.goto('/history');
  await workedPage.goto('/history');
  // The token's end is brought near in the mirror and the storage: both tabs must renew with their next call.
  const expire = (page: Page) => page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  const before = await workedPage.evaluate(() => localStorage.getItem('refreshToken'));
  await workedPage.clock.install({ time: Date.now() + 14.5 * 60_000 });
  await tab.clock.install({ time: Date.now() + 14.5 * 60_000 });
  await Promise.all([expire(workedPage), expire(tab)]);
  await Promise.all([workedPage.reload(), tab.reload()]);
  await expect.poll(() => workedPage.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(before);
  await Promise.all([workedPage.goto('/settings'), tab.goto('/settings')]);
  expect(new URL(workedPage.url()).pathname).toBe('/settings');
  expect(new URL(tab.url()).pathname).toBe('/settings');
  expect(way.seen.filter(({ path }) => path === '/api/auth/refresh-tokens')).toHaveLength(1);
});

test('[SS-05] the screen decides whose session it shows', async ({ page, account, server }) => {
  await signIn(page, account);
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/admin/login');
  await signInAsAdmin(page, server.admin);
  await page.goto('/analysis');
  expect(new URL(page.url()).pathname).toBe('/analysis');
});

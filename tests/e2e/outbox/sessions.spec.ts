import { expect, type Page } from '@playwright/test';
import { readClaims } from '#data/token-claims';
import type { FaultProxy } from '../../faults/fault-proxy.ts';
import { charts, signOut, test } from './fixtures.ts';

const minute = 60_000;

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

test('[SS-01] [SS-02] [SS-03] [SS-05] [SS-07] user and admin are signed in side by side, in the storage and in the mirror; one leaves alone', async ({
  workedPage,
  server,
}) => {
  // The screen decides whose session it shows.
  await workedPage.goto('/admin/dashboard');
  await workedPage.waitForURL('**/admin/login');
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
  expect(new URL(workedPage.url()).pathname).toBe('/analysis');
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
  await workedPage.addInitScript(() => sessionStorage.setItem('loads', `${sessionStorage.getItem('loads') ?? ''}|`));
  await workedPage.goto('/history', { waitUntil: 'commit' });
  // The login is shown at once, and a second time after the reload, which may come in the middle of a look.
  await expect(async () => {
    expect(await workedPage.evaluate(() => sessionStorage.getItem('loads'))).toBe('||');
  }).toPass();
  await workedPage.waitForURL('**/login');
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

test('[SS-08] a session that ended elsewhere while a picture waited leads to the login, and with the next one the picture goes on', async ({
  workedPage,
  account,
  server,
}) => {
  // What the page asks at its start has been answered by then, and nothing it does later meets the end of the session before the picture.
  await workedPage.goto('/analysis?tab=upload', { waitUntil: 'networkidle' });
  await workedPage.context().setOffline(true);
  await workedPage.locator('input[type=file]').setInputFiles(charts[0]!);
  await expect(workedPage.getByText('Your picture is saved on this device.')).toBeVisible();
  const newPassword = 'another horse battery';
  const changed = await fetch(`${server.url}/api/auth/change-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.accessToken}` },
    body: JSON.stringify({ currentPassword: account.password, newPassword }),
  });
  expect(changed.ok).toBe(true);
  // Not by the bell, which looks once a minute.
  const reloaded = workedPage.waitForEvent('load', { timeout: 30_000 });
  await workedPage.context().setOffline(false);
  await reloaded;
  await workedPage.waitForURL('**/login');
  await workedPage.getByLabel('Email').fill(account.email);
  await workedPage.getByLabel('Password', { exact: true }).fill(newPassword);
  await workedPage.getByRole('button', { name: 'Log in' }).click();
  await workedPage.waitForURL('**/analysis');
  await workedPage.getByRole('link', { name: 'History' }).click();
  await expect(workedPage.getByRole('main').getByText('1 analysis', { exact: true })).toBeVisible();
});

/** Lets each access token through for a quarter of an hour of the page's time, as a server does whose clock goes with it. */
function endTokensInTime(way: FaultProxy) {
  const seenFirst = new Map<string, number>();
  const clock = { ahead: 0 };
  const refused: string[] = [];
  way.set(({ path, authorization }) => {
    if (!authorization || path === '/api/auth/refresh-tokens') return null;
    const now = Date.now() + clock.ahead;
    if (!seenFirst.has(authorization)) seenFirst.set(authorization, now);
    if (now - seenFirst.get(authorization)! < 15 * minute) return null;
    refused.push(path);
    return { kind: 'status', status: 401, code: 'not-signed-in' };
  });
  return { clock, refused };
}

test('[SS-15] [SS-16] two tabs that renew at once both stay signed in, and a long use meets no 401', async ({
  workedPage,
  context,
  way,
}) => {
  test.setTimeout(120_000);
  const { clock, refused } = endTokensInTime(way);
  const tab = await context.newPage();
  await tab.goto('/history');
  await workedPage.goto('/history');
  const renewals = () => way.seen.filter(({ path }) => path === '/api/auth/refresh-tokens').length;
  const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('refreshToken'));
  const before = await tokenOf(workedPage);

  clock.ahead = 14.5 * minute;
  for (const page of [workedPage, tab]) await page.clock.install({ time: Date.now() + clock.ahead });
  await Promise.all([workedPage.reload(), tab.reload()]);
  await expect.poll(() => tokenOf(workedPage)).not.toBe(before);
  await Promise.all([workedPage.goto('/settings'), tab.goto('/settings')]);
  for (const page of [workedPage, tab]) expect(new URL(page.url()).pathname).toBe('/settings');
  expect(renewals()).toBe(1);
  await tab.close();

  const issuedAt = async () =>
    readClaims((await workedPage.evaluate(() => localStorage.getItem('accessToken'))) ?? '').iat ?? 0;
  for (const path of ['/profile', '/history', '/settings']) {
    const spent = await tokenOf(workedPage);
    // Access tokens of one second are alike: the way would take the next for this one.
    await expect.poll(async () => Date.now() / 1000 - (await issuedAt())).toBeGreaterThan(1);
    clock.ahead += 14.5 * minute;
    await workedPage.clock.setSystemTime(Date.now() + clock.ahead);
    await workedPage.goto(path);
    await expect.poll(() => tokenOf(workedPage)).not.toBe(spent);
    expect(new URL(workedPage.url()).pathname).toBe(path);
  }
  expect(refused).toEqual([]);
});

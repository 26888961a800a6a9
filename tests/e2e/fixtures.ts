import { test as base, type Page } from '@playwright/test';
import type { Strategy } from '#contract/strategy';
import { type RunningServer, startServer } from './start-server.ts';

export type Account = { fullName: string; email: string; password: string; accessToken: string; refreshToken: string };

type TestFixtures = {
  /** A new account, made by the API, not signed in anywhere yet. */
  account: Account;
  /** A page on which `account` is signed in, at no address yet: go to the one under test. */
  signedInPage: Page;
};

type WorkerFixtures = {
  /** The real server with the built app, on a port and a data folder of its own, shared by the tests of one worker. */
  server: RunningServer;
};

let addresses = 0;

/** Whose address a request is to come from, in a header: attempts to get in are counted by address. */
export function newAddress() {
  addresses += 1;
  return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
}

/** The owner's own: at an address where he is known, his logins spend nothing of what anyone may guess at his account. */
export const ownersAddress = { 'x-forwarded-for': '10.255.0.1' };

let accounts = 0;

/** A new account on a server; e-mail addresses never repeat within a run. */
export async function signUp(server: RunningServer, { fullName = 'Ada Trader' } = {}): Promise<Account> {
  accounts += 1;
  const credentials = {
    fullName,
    // Of one length: a search goes by the beginnings of words.
    email: `ada-${process.pid}-${String(accounts).padStart(4, '0')}@example.com`,
    password: 'correct horse battery',
  };
  const answer = await fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`signup answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { accessToken: string; refreshToken: string } };
  return { ...credentials, accessToken: data.accessToken, refreshToken: data.refreshToken };
}

/** Signs an account in on a page by its login screen, as a person would. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/analysis');
}

/**
 * Signs an account in on a new page without the way through the login screen, whose tests stand under auth: the login's
 * answer is put where the app finds it. The page is at no screen then.
 */
export async function bringSession(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  const blank = '**/a-blank-page';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/a-blank-page');
  await page.evaluate(async (body) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
    const { accessToken, refreshToken, user } = (await answer.json()).data;
    for (const [key, value] of Object.entries({ user: JSON.stringify(user), refreshToken, accessToken }))
      localStorage.setItem(key, value);
  }, JSON.stringify({ email, password }));
  await page.unroute(blank);
}

/** Goes to an address as a link in the app does, without loading the app anew. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Posts a picture as a program would and gives the last answer's status and body, once its analysis has ended. */
export async function uploadChart(server: RunningServer, account: Account, picture: Buffer, strategy?: Strategy) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'chart.png');
  if (strategy) form.set('strategy', strategy);
  const headers = { authorization: `Bearer ${account.accessToken}` };
  let answer = await fetch(`${server.url}/api/image-analysis/upload`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  let body = await answer.json();
  // A machine under load has the picture, and answers before it has read it.
  while (['queued', 'running'].includes(body.data?.state)) {
    answer = await fetch(`${server.url}/api/image-analysis/analyses/${body.data._id}?wait=25`, { headers });
    body = await answer.json();
  }
  return { status: answer.status, body };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
  account: async ({ server }, use) => use(await signUp(server)),
  signedInPage: async ({ page, account }, use) => {
    await bringSession(page, account);
    await use(page);
  },
});

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Account, test as base, newAddress, ownersAddress } from '../fixtures.ts';
import type { RunningServer } from '../start-server.ts';

/** Signs the owner in by the login screen, as a person would. */
export async function adminSignIn(page: Page, { email, password }: RunningServer['admin']) {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/dashboard');
}

/** Calls the API as the owner; gives `data`, of which a test knows the shape. */
// biome-ignore lint/suspicious/noExplicitAny: the contract's own tests look at the shapes.
export type AdminCall = (method: string, path: string, body?: unknown) => Promise<any>;

async function send(url: string, method: string, path: string, body?: unknown, token?: string): ReturnType<AdminCall> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(path === '/admin/login' ? ownersAddress : newAddress()),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

async function ownerCalls({ url, admin }: RunningServer): Promise<AdminCall> {
  const { accessToken } = await send(url, 'POST', '/admin/login', admin);
  return (method, path, body) => send(url, method, path, body, accessToken);
}

/** A browser's storage in which the owner is signed in, by a session of its own: what the login screen would have left there. */
export async function ownerStorage({ url, admin }: RunningServer): Promise<BrowserContextOptions['storageState']> {
  const { accessToken, refreshToken, user } = await send(url, 'POST', '/admin/login', admin);
  const stored = { adminAccessToken: accessToken, adminRefreshToken: refreshToken, adminUser: JSON.stringify(user) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

const openContext = async (browser: Browser, server: RunningServer, options: BrowserContextOptions = {}) =>
  browser.newContext({
    baseURL: server.url,
    storageState: await ownerStorage(server),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...options,
  });

type Fixtures = {
  /** For one test: what he signs his calls with would not outlive a long run. */
  asOwner: AdminCall;
  /** A page on which the owner is signed in, at no address yet, in a browser of its own with its service worker. */
  adminPage: Page;
  /** The same in the browser that the worker's tests share, without a service worker: for tests that leave nothing behind in it. */
  lookPage: Page;
};

export const test = base.extend<Fixtures, { lookContext: BrowserContext }>({
  asOwner: async ({ server }, use) => use(await ownerCalls(server)),
  lookContext: [
    async ({ browser, server }, use) => {
      const context = await openContext(browser, server, { serviceWorkers: 'block', reducedMotion: 'reduce' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  adminPage: async ({ browser, server }, use) => {
    const context = await openContext(browser, server);
    await use(await context.newPage());
    await context.close();
  },
  lookPage: async ({ lookContext }, use) => {
    const page = await lookContext.newPage();
    await use(page);
    await page.close();
  },
});

/** The rows of the only table, without its head. */
export const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Opens a ticket as its user would; gives its id. */
export async function openTicket({ url }: RunningServer, { accessToken }: Account, ticket: Record<string, string>) {
  const body = { description: 'The prices are missing.', ...ticket };
  return (await send(url, 'POST', '/support/tickets', body, accessToken))._id as string;
}

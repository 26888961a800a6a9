import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
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

async function ownerCalls({ url, admin }: RunningServer): Promise<AdminCall> {
  const send = async (method: string, path: string, body?: unknown, token?: string): ReturnType<AdminCall> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { accessToken } = await send('POST', '/admin/login', admin);
  return (method, path, body) => send(method, path, body, accessToken);
}

export const test = base.extend<{ adminPage: Page }, { asOwner: AdminCall }>({
  asOwner: [async ({ server }, use) => use(await ownerCalls(server)), { scope: 'worker' }],
  /** A page on which the owner is signed in, at the dashboard. */
  adminPage: async ({ page, server }, use) => {
    await adminSignIn(page, server.admin);
    await use(page);
  },
});

/** The rows of the only table, without its head. */
export const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

import type { Page } from 'playwright';
import type { RunningServer } from '../e2e/start-server.ts';

export type Person = { id: string; email: string; password: string };
export type Ledger = { analyses: { id: string; state: string }[]; credits: number };

const password = 'correct horse battery';

/** A new account; `name` tells it from all others of this server. */
export async function signUp(server: RunningServer, name: string): Promise<Person> {
  const account = { email: `${name}@example.com`, password };
  const { user } = await post(server, '/auth/signup', { ...account, fullName: name });
  return { ...account, id: user._id };
}

/** By the login screen, as a person would. `origin` is where the browser finds the app. */
export async function signIn(page: Page, origin: string, { email, password }: Person) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/analysis**');
}

export async function signOut(page: Page, origin: string) {
  await page.goto(`${origin}/analysis?tab=upload`);
  // A refused session has ended the screen's already.
  await page.waitForURL(/\/(analysis|login)/);
  if (new URL(page.url()).pathname === '/login') return;
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

/** What the server has of a person. */
export async function ledgerOf(server: RunningServer, { email }: Person): Promise<Ledger> {
  const { accessToken } = await post(server, '/auth/login', { email, password });
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { data: { analyses: { _id: string; state: string }[]; used: number } }).data;
  };
  const { analyses } = await get('/image-analysis/analyses?limit=1000');
  const { used } = await get('/subscriptions/credits');
  return { analyses: analyses.map(({ _id, state }) => ({ id: _id, state })), credits: used };
}

async function post(server: RunningServer, path: string, body: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { accessToken: string; user: { _id: string } } }).data;
}

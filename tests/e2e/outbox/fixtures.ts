import path from 'node:path';
import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../faults/fault-proxy.ts';
import { type Account, test as base, bringSession } from '../fixtures.ts';
import type { RunningServer } from '../start-server.ts';
import { untilControlled } from './device.ts';

type Fixtures = {
  /** The way between the browser and the server, which can be broken. Pages of this file live at its address. */
  way: FaultProxy;
  /** A page on which `account` is signed in and the service worker rules. */
  workedPage: Page;
};

const golden = path.resolve(import.meta.dirname, '../../charts/golden/images');
/** Real screenshots that are read in a moment. */
export const charts = ['dev-clean-024.png', 'dev-clean-025.png', 'dev-clean-021.png'].map((name) =>
  path.join(golden, name),
);

export const test = base.extend<Fixtures>({
  way: async ({ server }, use) => {
    const proxy = await startFaultProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ way }, use) => use(way.url),
  workedPage: async ({ page, account }, use) => {
    await bringSession(page, account);
    await page.goto('/analysis');
    await untilControlled(page);
    await use(page);
  },
});

/** Analyses and used credits of an account, as the server has them. */
export async function ledgerOf(server: RunningServer, { accessToken }: Pick<Account, 'accessToken'>) {
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
    return ((await answer.json()) as { data: { analyses: { state: string }[]; used: number } }).data;
  };
  const { analyses } = await get('/image-analysis/analyses?limit=1000');
  return { analyses: analyses.map(({ state }) => state), credits: (await get('/subscriptions/credits')).used };
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

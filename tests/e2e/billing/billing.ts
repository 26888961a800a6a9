import { expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures.ts';
import type { RunningServer } from '../start-server.ts';

type Signed = Pick<Account, 'accessToken'>;

/** What a read of the API gives an account. */
export async function read<Data>(server: RunningServer, { accessToken }: Signed, path: string): Promise<Data> {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

export const creditsOf = (server: RunningServer, account: Signed) =>
  read<{ used: number; total: number | null }>(server, account, '/subscriptions/credits');

export const currentOf = (server: RunningServer, account: Signed) =>
  read<{ planName: string; status: string; pastDue: boolean; pendingPlan: { name: string } | null }>(
    server,
    account,
    '/subscriptions/current',
  );

/** The card of a plan on /subscription. */
export const planCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** What is said of the payment that one comes back from. */
export const banner = (page: Page) =>
  page
    .getByRole('status')
    .filter({ has: page.locator('p') })
    .first();

/** From the plans to the payment page of one of them. */
export async function goToPay(page: Page, planName: string) {
  await page.goto('/subscription');
  await planCard(page, planName)
    .getByRole('button', { name: /^(Subscribe|Switch Plan)$/ })
    .click();
  await page.waitForURL('**/api/test-checkout/**');
}

/** Buys a plan on the test page, and waits until the app says so. */
export async function buy(page: Page, planName: string) {
  await goToPay(page, planName);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(banner(page)).toContainText(`You have the ${planName} now`);
}

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { signUp } from '../fixtures.ts';
import { startServer } from '../start-server.ts';
import { ownerStorage, test } from './fixtures.ts';

/** The value under a figure's name, and what stands below it. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) });

test('[DA-01, DA-02, DA-03, DA-04, DA-05] the dashboard shows the figures, and over time in pictures and words', async ({
  lookPage: page,
  account: { email },
  asOwner,
}) => {
  expect((await asOwner('GET', `/admin/users?search=${email}`)).users).toHaveLength(1);
  const overview = await asOwner('GET', '/admin/overview');
  await page.goto('/admin/dashboard');
  const money = (amount: number) => `$${amount.toFixed(2)}`;
  await expect(figure(page, 'Total revenue')).toContainText(money(overview.totalRevenue));
  await expect(figure(page, 'Revenue this month')).toContainText(money(overview.subscriptions.revenue.thisMonth));
  const active = figure(page, 'Active subscriptions');
  await expect(active).toContainText(String(overview.subscriptions.active));
  for (const [plan, number] of Object.entries(overview.subscriptions.byPlan)) {
    await expect(active).toContainText(`${plan}: ${number}`);
  }
  await expect(figure(page, 'Total users').getByRole('definition').first()).toHaveText(/^[1-9]\d*$/);
  await expect(figure(page, 'New this month').getByRole('definition')).toHaveText(/^[1-9]\d*$/);
  await expect(figure(page, 'Active this month').getByRole('definition')).toHaveText(/^\d+$/);
  await expect(figure(page, 'Total analyses')).toContainText(String(overview.analyses.total));
  await expect(figure(page, 'Average per user')).toContainText(String(overview.analyses.averagePerUser));
  await expect(figure(page, 'Total revenue')).toContainText('15%');
  await expect(figure(page, 'Total users')).toContainText('23%');
  await expect(page.getByText('sample: no earlier month yet')).toHaveCount(2);

  for (const name of ['Revenue', 'New users', 'Analyses', 'Longest queue of the day']) {
    const chart = page.getByRole('main').getByRole('region', { name, exact: true }).last();
    await expect(chart.getByRole('img', { name: new RegExp(`^${name}: `) })).toBeVisible();
    await chart.getByText('Show as table').click();
    await expect(chart.getByRole('row')).toHaveCount(31);
  }
  await expect(page.getByRole('region', { name: 'Why analyses failed' })).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption('90 days');
  await expect(page).toHaveURL(/days=90/);
  const revenue = page.getByRole('main').getByRole('region', { name: 'Revenue', exact: true }).last();
  await revenue.getByText('Show as table').click();
  await expect(revenue.getByRole('row')).toHaveCount(91);
});

test('[DA-06] once there is an earlier month, the changes are measured against it', async ({ browser }) => {
  const server = await startServer();
  try {
    for (const name of ['Early Bird', 'Second', 'Third', 'Fourth']) await signUp(server, { fullName: name });
    // The first of them came in the middle of last month, and that day was counted when it was over.
    const now = new Date();
    const past = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15);
    const db = new DatabaseSync(path.join(server.dataDir, 'wickwise.db'), { timeout: 10_000 });
    db.prepare("update users set created_at = ? where full_name = 'Early Bird'").run(past);
    const day = new Date(past).toISOString().slice(0, 10);
    db.prepare("insert into daily_figures (figure, day, label, value) values ('users', ?, '', 1)").run(day);
    db.close();
    const storageState = await ownerStorage(server);
    const context = await browser.newContext({ baseURL: server.url, storageState, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/admin/dashboard');
    // One last month, three in this one.
    await expect(figure(page, 'Total users')).toContainText('vs last month');
    await expect(figure(page, 'Total users')).toContainText('200%');
    await context.close();
  } finally {
    await server.stop();
  }
});

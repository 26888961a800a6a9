import { expect, type Page } from '@playwright/test';
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
});

test('[DA-06] once there is an earlier month, the changes are measured against it', async ({ browser }) => {
  const past = 40 * 24 * 60 * 60 * 1000;
  const clock = { WICKWISE_CLOCK_OFFSET: String(-past) };
  const server = await startServer(clock);
  try {
    const signUp = (email: string) =>
      fetch(`${server.url}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fullName: 'Early Bird', email, password: 'correct horse battery' }),
      });
    expect((await signUp('early@example.com')).ok).toBe(true);
    await server.kill();
    clock.WICKWISE_CLOCK_OFFSET = '0';
    await server.startAgain();
    for (const email of ['b@example.com', 'c@example.com']) expect((await signUp(email)).ok).toBe(true);
    const storageState = await ownerStorage(server);
    const context = await browser.newContext({ baseURL: server.url, storageState, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/admin/dashboard');
    // One last month, two in this one.
    await expect(figure(page, 'Total users')).toContainText('100%');
    await expect(figure(page, 'Total users')).toContainText('vs last month');
    await context.close();
  } finally {
    await server.stop();
  }
});

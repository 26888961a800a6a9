import { expect, type Page, test } from '@playwright/test';
import { days } from '#server/clock';
import { bringSession, signUp } from '../fixtures.ts';
import { startServer } from '../start-server.ts';
import { banner, creditsOf, currentOf, planCard } from './billing.ts';

const tokensOf = async (page: Page) => ({
  accessToken: await page.evaluate(() => localStorage.getItem('accessToken') ?? ''),
});

test('a renewal that is refused is told, is followed by the limits of the Free Plan, and can be given up', async ({
  browser,
}) => {
  test.slow();
  const clock: Record<string, string> = {};
  const server = await startServer(clock);
  const account = await signUp(server);
  /** The browser of somebody who comes back when so many days have gone by on the server. */
  async function comeBackAfter(time: number) {
    clock.WICKWISE_CLOCK_OFFSET = String(days(time));
    await server.kill();
    await server.startAgain();
    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await bringSession(page, account);
    // The renewal is tried once the server is up, and the screen tells what it found when it was opened.
    await expect.poll(async () => (await currentOf(server, await tokensOf(page))).pastDue).toBe(true);
    await page.goto('/subscription');
    return page;
  }
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await bringSession(page, account);
  await page.goto('/subscription');
  await planCard(page, 'Pro Plan').getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('More to try').click();
  await page.getByRole('checkbox', { name: 'Refuse the renewals of this plan' }).check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(banner(page)).toContainText('You have the Pro Plan now');

  const late = await comeBackAfter(32);
  const card = late.getByRole('region', { name: 'Your plan' });
  await expect(card.getByRole('alert')).toContainText('Your renewal payment failed');
  await expect(card).toContainText('Pro Plan');
  await expect(card).not.toContainText('Renews on');
  await expect(late.getByRole('region', { name: 'Payments' }).getByText(/^Failed/)).toBeVisible();

  const later = await comeBackAfter(60);
  expect((await creditsOf(server, await tokensOf(later))).total).toBe(3);
  const ending = later.getByRole('region', { name: 'Your plan' });
  await ending.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(ending).toContainText('Pro Plan ends at once');
  await ending.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(planCard(later, 'Free Plan').getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(ending).toHaveCount(0);
  await expect(planCard(later, 'Pro Plan').getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await server.stop();
});

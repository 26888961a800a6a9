import { expect } from '@playwright/test';
import { callsOf } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { openLongHistory, pageSize } from './open-long-history.ts';

test('[HI-02, HI-03, HI-06, HI-08] a thousand analyses are searched, filtered and paged by keyboard: one page of them is drawn, one call made', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const calls = callsOf(page);
  const { cards, ofEach } = await openLongHistory(page, server, account);
  const main = page.getByRole('main');
  // Also in passing no more cards stand on the screen than a page holds: drawing more is what makes it slow.
  await main.evaluate((screen) => {
    const count = () => {
      const most = Number(screen.dataset.mostCards ?? 0);
      screen.dataset.mostCards = String(Math.max(most, screen.querySelectorAll('li').length));
    };
    new MutationObserver(count).observe(screen, { childList: true, subtree: true });
    count();
  });

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('rsi divergence');
  await expect(page.getByText(`Showing 1-${ofEach.rsi_divergence} of ${ofEach.rsi_divergence}`)).toBeVisible();
  await expect(cards).toHaveCount(ofEach.rsi_divergence!);
  await search.clear();
  await expect(page.getByText('Showing 1-50 of 1,000')).toBeVisible();
  for (const span of ['Today', 'This Week', 'This Month', 'All Time'])
    await page.getByRole('radio', { name: span }).check();
  await expect(cards).toHaveCount(pageSize);

  await page.getByRole('heading', { level: 1 }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Showing 101-150 of 1,000')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
  await expect(main).toHaveAttribute('data-most-cards', String(pageSize));
  const lists = calls.map((call) => new URL(call.url())).filter((url) => url.pathname.endsWith('/analyses'));
  expect(lists.map((url) => url.search)).toEqual(['?page=1&limit=1000']);

  await page.reload();
  await expect(page.getByText('Page 3 of 20')).toBeVisible();
});

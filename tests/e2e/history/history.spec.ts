import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { callsOf, failCall } from '../calls-of.ts';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

const charts = [readFileSync(pictures.chart), readFileSync(pictures.otherChart)];

test('[HI-01, HI-02, HI-03, HI-05, HI-08] analyses are cards that a search narrows and a click opens', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, charts[0]!, 'support_resistance');
  await uploadChart(server, account, charts[1]!, 'rsi_strategy');
  const calls = callsOf(page);
  await page.goto('/history');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('RSI');
  await expect(cards.first().locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(cards.first()).toContainText(/\d{2}:\d{2}/);

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('support &');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/q=support/);
  for (const span of ['All Time', 'Today', 'This Week', 'This Month']) {
    await page.getByRole('radio', { name: span }).check();
    await expect(cards).toHaveCount(1);
  }
  await search.fill('no such thing');
  await expect(page.getByText('No analyses found')).toBeVisible();
  // Only at the end of the texts, of which the list holds the beginnings.
  await search.fill('not financial advice');
  await expect(cards).toHaveCount(2);
  const lists = calls.map((call) => new URL(call.url())).filter((url) => url.pathname.endsWith('/analyses'));
  expect(lists.map((url) => url.search)).toEqual(['?page=1&limit=1000']);

  const kinds = () => calls.map((call) => new URL(call.url()).pathname.split('/')[3]);
  expect(kinds()).toContain('thumbnails');
  expect(kinds()).not.toContain('images');

  await search.fill('support &');
  await expect(cards).toHaveCount(1);
  await cards.first().click();
  const drawer = page.getByRole('dialog', { name: 'Support & Resistance' });
  await expect(drawer.getByRole('img', { name: 'Chart, analysed with Support & Resistance' })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Analysis' }).getByRole('table')).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/id=/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goto(link);
  await expect(drawer).toBeVisible();
});

test('going back closes an analysis, also after a search that was taken back at once', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, charts[0]!, 'support_resistance');
  await page.goto('/history');
  const card = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(card).toBeVisible();
  // A letter and its end before the address has followed.
  await page.getByRole('searchbox', { name: 'Search' }).evaluate(async (box: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const text of ['x', '']) {
      set!.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    }
  });
  await card.click();
  const drawer = page.getByRole('dialog', { name: 'Support & Resistance' });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/id=/);
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('[HI-06] pages hold 10, 20 or 50, and say where one is', async ({ signedInPage: page, server, account }) => {
  const { body } = await uploadChart(server, account, charts[0]!);
  const analysis = { ...body.data, overlay: undefined, picture: undefined };
  // The Free Plan gives three analyses a month; a long history is the one real analysis many times over.
  const id = (index: number) => `${analysis._id.slice(0, -4)}${index.toString(16).padStart(4, '0')}`;
  const analyses = Array.from({ length: 23 }, (_, index) => ({ ...analysis, _id: id(index) }));
  const pagination = { page: 1, limit: 1000, total: 23, pages: 1 };
  await page
    .context()
    .route('**/api/image-analysis/analyses?*', (route) =>
      route.fulfill({ json: { status: 'success', data: { analyses, pagination } } }),
    );
  await page.goto('/history');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(10);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(page.getByText('Showing 1-10 of 23')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next page' });
  // Pressed twice before the cards of the second page are there.
  await next.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    button.click();
  });
  await expect(page.getByText('Showing 21-23 of 23')).toBeVisible();
  await expect(next).toBeDisabled();
  const size = page.getByLabel('Per page');
  expect(await size.getByRole('option').allInnerTexts()).toEqual(['10', '20', '50']);
  await size.selectOption('50');
  await expect(cards).toHaveCount(23);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
});

test('[HI-07] an empty history says so and what to do', async ({ signedInPage: page }) => {
  await page.goto('/history');
  await expect(page.getByText('No analyses found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or perform a new analysis')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New analysis' }).click();
  await page.waitForURL('**/analysis');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[ER-23] a history that cannot be loaded says so, and can be asked again', async ({ signedInPage: page }) => {
    await failCall(page, '/image-analysis/analyses?*');
    await page.goto('/history');
    const toast = page.getByRole('alert').filter({ hasText: 'Error fetching analyses' });
    await expect(toast).toContainText('Unable to load analyses');
    await page.unroute('**/api/image-analysis/analyses?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No analyses found')).toBeVisible();
  });
});

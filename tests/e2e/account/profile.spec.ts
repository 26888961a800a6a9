import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bringSession, signUp, test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

test('[PR-01, PR-03, PR-04, PR-05] the profile shows who one is and what one has used, and leads to the plans', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, readFileSync(pictures.chart));
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: account.fullName })).toBeVisible();
  await expect(main.getByText(account.email)).toBeVisible();
  await expect(main.getByText(/^Joined \d/)).toBeVisible();
  await expect(main.getByText('1 of 3 used')).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Analysis credits' })).toHaveAttribute('aria-valuenow', /^33/);
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Plan')).toHaveText('Free Plan');
  await expect(figure('Renews on')).toHaveText(/\d{4}/);
  await expect(figure('Analyses in all')).toHaveText('1');
  await expect(figure('Last analysis')).toHaveText(/\d{2}:\d{2}/);
  await main.getByRole('link', { name: 'Upgrade Plan' }).click();
  await page.waitForURL('**/subscription');
});

test('[PR-01] picture and name are changed where they stand, also in the menu, by keyboard too', async ({
  signedInPage: page,
  context,
}) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Change picture' }).click();
  await (await chooser).setFiles(pictures.chart);
  const picture = main.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/users\/pictures\/\w+\?/);
  const loadedWidth = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(loadedWidth).toBe(384);
  await expect(page.getByRole('button', { name: /^Account menu/ }).locator('img')).toBeVisible();

  await main.getByRole('button', { name: 'Edit name' }).focus();
  await page.keyboard.press('Enter');
  const field = main.getByLabel('Full name');
  await expect(field).toBeFocused();
  await field.fill(' ');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Full name is required')).toBeVisible();
  await field.fill('Ada King');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Ada King' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edit name' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toContainText('Ada King');

  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(loadedWidth).toBe(384);
  await context.setOffline(true);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Ada King' })).toBeVisible();
  await expect.poll(loadedWidth).toBe(384);
  await context.setOffline(false);

  await main.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
});

test('a file that is no picture is refused, and the picture stays', async ({ signedInPage: page }) => {
  await page.goto('/profile');
  const file = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('This picture cannot be opened.')).toBeVisible();
  await expect(page.getByRole('main').getByText('AT', { exact: true })).toBeVisible();
});

test('[SU-01, SU-04, SU-05] plans are cards with price and features; the free one cannot be chosen', async ({
  signedInPage: page,
}) => {
  await page.goto('/subscription');
  const cards = page.locator('main ul > li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toContainText('Free Plan');
  await expect(cards.nth(0)).toContainText('3 analyses per month');
  await expect(cards.nth(0).getByRole('button')).toBeDisabled();
  await expect(cards.nth(1)).toContainText(/\$[\d.]+ per month/);
  await expect(cards.filter({ hasText: 'Pro Plan' })).toContainText('Recommended');
});

test('a hyphen in a name is no wider than the typeface has it, while times and prices have figures of one width', async ({
  page,
  server,
}) => {
  const account = await signUp(server, { fullName: 'Anne-Marie' });
  await bringSession(page, account);
  await page.goto('/profile');
  const heading = page.getByRole('main').getByRole('heading', { name: 'Anne-Marie' });
  const width = await heading.evaluate(async (node) => {
    await document.fonts.ready;
    const hyphen = document.createRange();
    const at = node.textContent.indexOf('-');
    hyphen.setStart(node.firstChild!, at);
    hyphen.setEnd(node.firstChild!, at + 1);
    return hyphen.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(node).fontSize);
  });
  expect(width).toBeLessThan(0.55);
  await uploadChart(server, account, readFileSync(pictures.chart));
  await page.goto('/history');
  await expect(page.getByRole('main').locator('time')).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  const price = page.getByRole('table', { name: 'At a glance' }).getByRole('cell', { name: /^>/ }).first();
  await expect(price).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('with large letters a name goes below the portrait, and is not broken where its words fit a line', async ({
  page,
  server,
}) => {
  const account = await signUp(server, { fullName: 'Charles Hofmann' });
  await bringSession(page, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  const heading = page.getByRole('main').getByRole('heading', { name: 'Charles Hofmann' });
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
  const lines = await heading.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

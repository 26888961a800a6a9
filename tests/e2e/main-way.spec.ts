import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Account, test } from './fixtures.ts';
import type { RunningServer } from './start-server.ts';

const golden = path.resolve(import.meta.dirname, '../charts/golden');
const picture = (name: string) => path.join(golden, 'images', name);

type Truth = { candles: { h: number; l: number }[] };

function truePriceRange(id: string) {
  const { candles }: Truth = JSON.parse(readFileSync(path.join(golden, 'truth', `${id}.json`), 'utf8'));
  return { low: Math.min(...candles.map(({ l }) => l)), high: Math.max(...candles.map(({ h }) => h)) };
}

async function signUpOnScreen(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ada Trader');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/analysis');
}

/** Chooses a picture in the Upload tab and gives the shown analysis, once it is there. */
async function analyse(page: Page, file: string): Promise<string> {
  await page.goto('/analysis');
  await page.getByRole('tab', { name: 'Upload' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Image File' }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const text = page.getByRole('region', { name: 'Analysis' });
  await expect(text.getByRole('heading').first()).toBeVisible();
  return text.innerText();
}

async function credits(server: RunningServer, account: Pick<Account, 'accessToken'>) {
  const answer = await fetch(`${server.url}/api/subscriptions/credits`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  const { data } = (await answer.json()) as { data: { used: number } };
  return data.used;
}

const sessionOf = async (page: Page) => ({
  accessToken: await page.evaluate(() => localStorage.getItem('accessToken') ?? ''),
});

test('[RT-15, AN-26, EN-01] a trader signs up, uploads two charts, and reads in each analysis prices of that very chart', async ({
  page,
  server,
}) => {
  await signUpOnScreen(page, 'first-way@example.com');
  const texts: string[] = [];
  for (const id of ['dev-clean-006', 'dev-clean-015']) {
    const text = await analyse(page, picture(`${id}.png`));
    const { low, high } = truePriceRange(id);
    const prices = [...text.matchAll(/\d[\d,]*\.\d+/g)].map(([written]) => Number(written.replaceAll(',', '')));
    const inside = new Set(prices.filter((price) => price >= low && price <= high));
    expect(inside.size).toBeGreaterThanOrEqual(3);
    texts.push(text);
  }
  expect(texts[0]).not.toBe(texts[1]);
  expect(await credits(server, await sessionOf(page))).toBe(2);
});

test('[EN-12, LI-10] a picture of no chart is refused with a reason and costs no credit', async ({ page, server }) => {
  await signUpOnScreen(page, 'no-chart@example.com');
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page.locator('input[type=file]').first().setInputFiles(picture('dev-negative-009.png'));
  await expect(page.getByText('No candlestick chart was found in this picture.').first()).toBeVisible();
  expect(await credits(server, await sessionOf(page))).toBe(0);
});

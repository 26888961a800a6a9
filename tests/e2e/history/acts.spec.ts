import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { faultsOf } from '../axe-faults.ts';
import { callsOf } from '../calls-of.ts';
import { test, uploadChart } from '../fixtures.ts';
import { givePlan } from '../give-plan.ts';
import { untilControlled } from '../outbox/device.ts';
import { pictures } from '../pictures.ts';

const chart = readFileSync(pictures.chart);
const cardsOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

test('[AN-26, LI-08] a result can be had by another strategy for a credit that is named before, until none is left', async ({
  signedInPage: page,
}) => {
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').setInputFiles(pictures.chart);
  await expect(page.getByRole('region', { name: 'Analysis' }).getByRole('table')).toBeVisible();
  const uploads = callsOf(page);

  await page.getByRole('button', { name: 'Analyse again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Analyse again' });
  await expect(dialog.getByText('This takes one of the 2 analyses that are left this month.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a strategy');
  await dialog.getByRole('combobox', { name: 'Analysis Strategy' }).click();
  // Of those that are seen without scrolling: a list that moves under the pointer is clicked between its options.
  await page.getByRole('option', { name: 'Ichimoku Cloud' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Analyse', exact: true }).click();

  await page.waitForURL(/\/history\?id=/);
  const drawer = page.getByRole('dialog', { name: 'Ichimoku Cloud' });
  await expect(drawer.getByRole('region', { name: 'Analysis' }).getByRole('table')).toBeVisible();
  expect(uploads.filter((call) => call.url().includes('/upload'))).toEqual([]);
  await expect(cardsOf(page)).toHaveCount(2);

  await drawer.getByRole('button', { name: 'Analyse again' }).click();
  await expect(dialog.getByText('This takes the last analysis of this month.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Analysis Strategy' }).click();
  await page.getByRole('option', { name: 'EMA Strategy' }).click();
  await dialog.getByRole('button', { name: 'Analyse', exact: true }).click();
  const third = page.getByRole('dialog', { name: 'EMA Strategy' });
  await expect(third.getByRole('region', { name: 'Analysis' }).getByRole('table')).toBeVisible();

  await third.getByRole('button', { name: 'Analyse again' }).click();
  await expect(dialog.getByText('You have used all analyses of this month.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Analyse', exact: true })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Upgrade plan' }).click();
  await page.waitForURL('**/subscription');
});

test('[AN-26] a PDF is saved with a plan that has it; without, the button says what it takes', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const { body } = await uploadChart(server, account, chart, 'rsi_strategy');
  await page.goto(`/history?id=${body.data._id}`);
  const save = page.getByRole('dialog', { name: 'RSI' }).getByRole('button', { name: 'Save as PDF' });
  await save.click();
  const told = page.getByRole('dialog', { name: 'PDF export' });
  await expect(told).toContainText('PDF export comes with the Pro Plan and the Enterprise Plan.');
  await expect(told.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  expect(await faultsOf(page)).toEqual([]);
  await told.getByRole('button', { name: 'Close' }).last().click();
  await expect(told).toBeHidden();

  givePlan(server, account, 'PLN_pro');
  const download = page.waitForEvent('download');
  await save.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('wickwise-rsi_strategy.pdf');
  const bytes = readFileSync(await file.path());
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(totalPages).toBeGreaterThanOrEqual(2);
  expect(text).toContain('Key levels');
  expect(text).toContain('not financial advice');
});

test('[HI-05] an analysis can be deleted, and brought back by Undo', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const first = await uploadChart(server, account, chart, 'support_resistance');
  await uploadChart(server, account, chart, 'rsi_strategy');
  await page.goto(`/history?id=${first.body.data._id}`);
  const drawer = page.getByRole('dialog', { name: 'Support & Resistance' });
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect(drawer).toBeHidden();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardsOf(page)).toHaveCount(2);

  await cardsOf(page).filter({ hasText: 'Support' }).click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await page.goto(`/history?id=${first.body.data._id}`);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This analysis is no longer here.');
});

test('[HI-01] two analyses are compared side by side, on a phone by a swipe, and the pair has an address', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, chart, 'support_resistance');
  await uploadChart(server, account, chart, 'rsi_strategy');
  await page.goto('/history');
  await expect(cardsOf(page)).toHaveCount(2);
  for (const card of await cardsOf(page).all()) await expect(card).toContainText(/Bullish|Bearish|Neutral/);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Choose 2 analyses to compare.')).toBeVisible();
  await cardsOf(page).first().click();
  await expect(cardsOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Choose one more analysis.')).toBeVisible();
  await cardsOf(page).last().click();

  const pair = page.getByRole('dialog', { name: 'Comparison' });
  const [left, right] = [pair.getByRole('article', { name: 'RSI' }), pair.getByRole('article', { name: /^Support/ })];
  await expect(left.getByRole('table')).toHaveCount(2);
  await expect(right.getByRole('table')).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);
  const boxes = [(await left.boundingBox())!, (await right.boundingBox())!];
  expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width);
  expect(boxes[1]!.y).toBe(boxes[0]!.y);
  const [words, otherWords] = [left.getByText('Read quality'), right.getByText('Read quality')];
  expect((await words.boundingBox())!.y).toBe((await otherWords.boundingBox())!.y);

  const address = page.url();
  expect(address).toMatch(/compare=[^&]+(,|%2C)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(left.getByRole('table')).toHaveCount(2);
  await expect(right).not.toBeInViewport({ ratio: 0.5 });
  const swipe = () =>
    pair.getByRole('region', { name: 'Comparison' }).evaluate((region) => region.scrollTo({ left: 9999 }));
  // Pictures that come in between take it back to where it snaps.
  await expect(async () => {
    await swipe();
    await expect(right).toBeInViewport({ ratio: 0.1, timeout: 500 });
  }).toPass();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(pair).toBeHidden();
  await expect(page).not.toHaveURL(/compare/);
});

test('[HI-01] pictures that wait or failed stand above the analyses, in the outbox’s own words', async ({
  signedInPage: page,
  server,
  account,
}) => {
  await uploadChart(server, account, chart);
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').setInputFiles(pictures.noChart);
  await expect(page.getByRole('main').getByText('Analysis failed')).toBeVisible();
  await page.goto('/history');
  const pending = page.getByRole('region', { name: 'Pictures on their way' });
  await expect(pending.getByRole('listitem')).toHaveCount(1);
  await expect(pending).toContainText('Failed');
  await expect(pending.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It is told of once: the server's card of the same failed analysis is left out.
  await expect(page.getByText('1 analysis')).toBeVisible();

  await page.goto('/analysis?tab=upload');
  // Without it a screen that was not open yet does not come offline.
  await untilControlled(page);
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles(pictures.chart);
  await expect(page.getByText('Your picture is saved on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(pending.getByRole('listitem').first()).toContainText('Saved on this device');
  expect(await faultsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(pending.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('2 analyses')).toBeVisible();
});

test('[AN-26] a narrow screen shows every column of the levels', async ({ signedInPage: page, server, account }) => {
  const { body } = await uploadChart(server, account, chart, 'support_resistance');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/history?id=${body.data._id}`);
  const table = page.getByRole('region', { name: 'Analysis', exact: true }).getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate((node) => node.parentElement!.scrollWidth - node.parentElement!.clientWidth)).toBe(0);
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  // In one look: the drawer may still be sliding in.
  const [edge, ...cells] = await table.evaluate((node) =>
    [node, ...node.querySelectorAll('tbody td')].map((element) => element.getBoundingClientRect().right),
  );
  expect(cells.length).toBeGreaterThan(0);
  expect(Math.max(...cells)).toBeLessThanOrEqual(edge! + 1);
});

test('[AN-26] the prices at a glance stay on their card on a narrow phone and with large letters', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const { body } = await uploadChart(server, account, chart, 'support_resistance');
  await page.goto(`/history?id=${body.data._id}`);
  const table = page.getByRole('table', { name: 'At a glance' });
  await expect(table).toBeVisible();
  for (const [width, fontSize] of [
    [390, '100%'],
    [360, '100%'],
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => Object.assign(document.documentElement.style, { fontSize: size }), fontSize);
    const excess = await table.evaluate((node) => {
      const edge = node.parentElement!.getBoundingClientRect().right;
      return Math.max(...[...node.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right)) - edge;
    });
    expect(excess, `${width} px at ${fontSize}`).toBeLessThan(0);
    await expect(table.getByRole('cell', { name: /^[<>]\s/u })).toHaveCount(4);
  }
});

test('[AN-26] Escape closes what lies on top, and that alone', async ({ signedInPage: page, server, account }) => {
  const { body } = await uploadChart(server, account, chart, 'support_resistance');
  await page.goto(`/history?id=${body.data._id}`);
  const analysis = page.getByRole('dialog', { name: 'Support & Resistance' });
  const again = page.getByRole('dialog', { name: 'Analyse again' });
  await analysis.getByRole('button', { name: 'Analyse again' }).click();
  await again.getByRole('combobox').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await expect(analysis).toBeVisible();
  await expect(analysis.getByRole('button', { name: 'Analyse again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(analysis).toBeHidden();
  await expect(page).toHaveURL(/\/history$/);
});

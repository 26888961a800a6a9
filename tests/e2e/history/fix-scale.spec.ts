import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../axe-faults.ts';
import { test, uploadChart } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

const chart = readFileSync(pictures.chart);

const lineOf = (page: Page, name: string) => page.getByRole('slider', { name });
const rowOf = async (page: Page, name: string) =>
  Number.parseInt((await lineOf(page, name).getAttribute('aria-valuetext'))!, 10);

/** Until a line has come to rest so many px of the screen from the row where it was. */
async function untilMoved(page: Page, name: string, from: number, by: number) {
  const line = lineOf(page, name);
  const frame = await line.evaluate((node) => node.parentElement!.getBoundingClientRect().height);
  const rows = Number(await line.getAttribute('aria-valuemax'));
  await expect.poll(async () => Math.abs((await rowOf(page, name)) - from - (by * rows) / frame)).toBeLessThan(1.1);
  return rowOf(page, name);
}

async function openEditor(page: Page, id: string) {
  await page.goto(`/history?id=${id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Fix the scale' }).click();
  await expect(lineOf(page, 'Upper line')).toBeVisible();
  return drawer;
}

test('a scale read wrongly is set by two lines and their prices, at no cost, by mouse and keys', async ({
  signedInPage: page,
  server,
  account,
}) => {
  const { body } = await uploadChart(server, account, chart, 'support_resistance');
  const drawer = await openEditor(page, body.data._id);

  const upper = await rowOf(page, 'Upper line');
  await lineOf(page, 'Upper line').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => rowOf(page, 'Upper line')).toBe(upper + 11);

  const before = await rowOf(page, 'Lower line');
  const box = (await lineOf(page, 'Lower line').boundingBox())!;
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2 - 30, { steps: 3 });
  await page.mouse.up();
  const lower = await untilMoved(page, 'Lower line', before, -30);
  await drawer.getByRole('group', { name: 'Lower line' }).getByRole('button', { name: 'Move down' }).click();
  await expect.poll(() => rowOf(page, 'Lower line')).toBe(lower + 1);

  const save = drawer.getByRole('button', { name: 'Write the analysis again' });
  await drawer.getByLabel('Price at the upper line').fill('1,000');
  await drawer.getByLabel('Price at the lower line').fill('2,000');
  await save.click();
  await expect(drawer.getByRole('alert')).toHaveText('The upper line needs the higher price.');
  await drawer.getByLabel('Price at the upper line').fill('3,000.00');
  await save.click();
  await expect(lineOf(page, 'Upper line')).toBeHidden();
  await expect(drawer.getByText('Linear, set by you')).toBeVisible();
  await expect(
    drawer
      .getByRole('region', { name: 'Analysis' })
      .getByRole('cell', { name: /^[123],\d{3}(\.\d+)?$/ })
      .first(),
  ).toBeVisible();

  const credits = await fetch(`${server.url}/api/subscriptions/credits`, {
    headers: { authorization: `Bearer ${account.accessToken}` },
  });
  expect(JSON.stringify(await credits.json())).toContain('"used":1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger drags a line under a magnifier; without a network the editor says so and keeps what was set', async ({
    signedInPage: page,
    server,
    account,
    context,
  }) => {
    const { body } = await uploadChart(server, account, chart, 'rsi_strategy');
    const drawer = await openEditor(page, body.data._id);
    await page.getByRole('img', { name: 'Your chart' }).evaluate((image: HTMLImageElement) => image.decode());
    const before = await rowOf(page, 'Upper line');
    const box = (await lineOf(page, 'Upper line').boundingBox())!;
    const finger = await context.newCDPSession(page);
    const at = (y: number) => [{ x: box.x + box.width * 0.9, y: box.y + box.height / 2 + y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const y of [8, 16, 24])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const moved = await untilMoved(page, 'Upper line', before, 24);

    expect(await faultsOf(page, 'section[aria-label="Fix the scale"]')).toEqual([]);
    const save = drawer.getByRole('button', { name: 'Write the analysis again' });
    await context.setOffline(true);
    await expect(drawer.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(save).toBeDisabled();
    await context.setOffline(false);
    await expect(save).toBeEnabled();
    expect(await rowOf(page, 'Upper line')).toBe(moved);
  });
});

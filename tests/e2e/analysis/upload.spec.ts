import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strategyCategories } from '../../../contract/strategy.ts';
import { english as en } from '../../ui/strings/all-texts.ts';
import { callsOf } from '../calls-of.ts';
import { test } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

const image = readFileSync(pictures.chart);

const openUpload = (page: Page) => page.goto('/analysis?tab=upload');

/** Drops files on the upload area, as a file manager would. */
async function drop(page: Page, files: { name: string; type: string; bytes: Buffer }[]) {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  await page.getByText('Drag and drop or click to upload').dispatchEvent('drop', { dataTransfer: transfer });
}

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy' });

test('[AN-01, AN-10, AN-24, AN-25] a dropped picture is analysed: seconds, progress bar and patience, then the result', async ({
  signedInPage: page,
}) => {
  await openUpload(page);
  await expect(page.getByRole('tab', { name: 'Camera' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upload' })).toHaveAttribute('aria-selected', 'true');
  // Held back, so that the waiting is seen.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('**/api/image-analysis/upload', async (route) => {
    await held;
    await route.continue();
  });
  await drop(page, [{ name: 'chart.png', type: 'image/png', bytes: image }]);
  await expect(page.getByText(/^Analyzing chart\.\.\. \d+s$/)).toBeVisible();
  // No look may fall into one very second.
  await expect(page.getByText(/^Analyzing chart\.\.\. ([2-9]|\d\d+)s$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Please wait while we analyze your chart...')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your chart' })).toBeVisible();
  release();
  await expect(copyButton(page)).toBeVisible();
});

test('[AN-11, AN-26, AN-27, AN-23, EN-05, EN-11] a chosen file ends in picture, overlay and text, which Copy copies', async ({
  signedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The share sheet is the device's own.
  await page.addInitScript(() => {
    navigator.share = async ({ title, text } = {}) => {
      document.documentElement.dataset.shared = `${title}: ${text}`;
    };
  });
  await openUpload(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Image File' }).click();
  await (await chooser).setFiles(pictures.chart);
  await expect(page.getByRole('heading', { name: 'Price Action', level: 1 })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Chart, analysed with Price Action' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const text = page.getByRole('region', { name: 'Analysis' });
  await expect(text.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Interpretation' })).toBeVisible();
  await expect(text.getByRole('table')).toBeVisible();
  await expect(text).toContainText('not financial advice');
  await expect(page.getByRole('meter', { name: 'Read quality' })).toBeVisible();
  const outlook = page.getByRole('table', { name: 'At a glance' });
  const trigger = await outlook.getByRole('row', { name: 'Trigger' }).getByRole('cell').first().innerText();
  await expect(text).toContainText(`if price closes above ${trigger.replace(/^>\s/, '')}`);

  await copyButton(page).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# /);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `Price Action: ${copied}`);

  const layer = page.getByRole('button', { name: 'Candles' });
  const paths = page.locator('figure svg path');
  const before = await paths.count();
  await layer.click();
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  expect(await paths.count()).toBeGreaterThan(before);
});

test('[AN-12, AN-13] what is no image or over 10 MB is refused and not queued; exactly 10 MB is taken', async ({
  signedInPage: page,
}) => {
  await openUpload(page);
  const calls = callsOf(page);
  await drop(page, [{ name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('not a picture') }]);
  await expect(page.getByRole('alert').filter({ hasText: 'Please upload an image file' })).toBeVisible();
  const limit = 10 * 1024 * 1024;
  const input = page.locator('input[type=file]');
  const sized = (bytes: number) => ({
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([image, Buffer.alloc(bytes - image.length)]),
  });
  await input.setInputFiles(sized(limit + 1));
  await expect(page.getByRole('alert').filter({ hasText: 'Image size should be less than 10MB' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pictures on their way' })).toBeVisible();
  expect(calls.filter((call) => call.method() === 'POST')).toEqual([]);
  await input.setInputFiles(sized(limit));
  await expect(page).toHaveURL(/item=/);
});

test('[AN-16, AN-17, AN-18, AN-19, AN-20, AN-21, AN-22, AN-23] the strategies stand under six headings, at most 400 px high', async ({
  signedInPage: page,
}) => {
  await openUpload(page);
  await page
    .getByRole('combobox', { name: 'Analysis Strategy' })
    .or(page.getByLabel('Analysis Strategy'))
    .first()
    .click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  for (const [category, values] of Object.entries(strategyCategories)) {
    const group = list.getByRole('group', { name: en[`category.${category as keyof typeof strategyCategories}`] });
    const names = values.map((value) => en[`strategy.${value}`]);
    expect(await group.getByRole('option').allInnerTexts()).toEqual(names);
  }
  await expect(list.getByRole('option', { name: 'Price Action', exact: true })).toHaveCount(0);
  const height = await list.evaluate((element) => element.closest('.mantine-Select-dropdown')?.clientHeight ?? 0);
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(410);
});

test('[AN-16, API-18] a chosen strategy is the one that is analysed; pasted pictures are taken too', async ({
  signedInPage: page,
}) => {
  await openUpload(page);
  await page.getByLabel('Analysis Strategy').first().click();
  await page.getByRole('option', { name: 'Support & Resistance' }).click();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  }, image.toString('base64'));
  await expect(page.getByRole('heading', { name: 'Support & Resistance', level: 1 })).toBeVisible();
  await expect(copyButton(page)).toBeVisible();
});

test('[QU-16, QU-17, EN-12, LI-10] a picture of no chart says why, what it cost and what to do, and keeps its story', async ({
  signedInPage: page,
}) => {
  await openUpload(page);
  await page.locator('input[type=file]').setInputFiles(pictures.noChart);
  await expect(page.getByText('Analysis failed').first()).toBeVisible();
  await expect(page.getByText('No credit was used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('button', { name: '1 picture on its way' }).click();
  const outbox = page.getByRole('dialog', { name: 'Pictures on their way' });
  await expect(outbox.locator('[data-state=failed]').first()).toContainText('Failed');
  await outbox.getByText('What happened').click();
  await expect(outbox.locator('ol li').first()).toContainText('Saved on this device');
  await expect(outbox.locator('ol li').last()).toContainText('Failed');
  await outbox.getByRole('button', { name: 'Delete' }).click();
  await expect(outbox.getByText('Nothing is waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outbox.locator('[data-state=failed]').first()).toBeVisible();
});

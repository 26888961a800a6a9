import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { outboxRows, pickPictures } from './device.ts';
import { charts, test } from './fixtures.ts';

test('[IN-01] Chromium finds nothing against installing the app', async ({ workedPage: page, context }) => {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: 'Wickwise',
    share_target: { action: '/share-target' },
    file_handlers: [{ action: '/analysis' }],
  });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A browser without a window of its own installs nothing; that says nothing about the app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the home screen is offered after a first analysis, asked for once, and put away for good', async ({
  workedPage: page,
}) => {
  await page.addInitScript(() => {
    const offer = () => {
      const event = Object.assign(new Event('beforeinstallprompt'), {
        prompt: async () => {
          document.documentElement.dataset.asked = 'yes';
          return { outcome: 'accepted' };
        },
      });
      dispatchEvent(event);
    };
    addEventListener('load', () => setTimeout(offer));
  });
  await page.goto('/analysis?tab=upload');
  const hint = page.getByRole('region', { name: 'Keep Wickwise at hand' });
  await expect(page.getByRole('button', { name: 'Choose Image File' })).toBeVisible();
  await expect(hint).toBeHidden();

  await pickPictures(page, charts[0]!);
  await expect.poll(async () => (await outboxRows(page))[0]?.state, { timeout: 30_000 }).toBe('done');
  await page.goto('/analysis?tab=upload');
  await hint.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose Image File' })).toBeVisible();
  await expect(hint).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

  test('where no browser asks, the way to the home screen is drawn', async ({ workedPage: page }) => {
    await pickPictures(page, charts[0]!);
    await expect.poll(async () => (await outboxRows(page))[0]?.state, { timeout: 30_000 }).toBe('done');
    await page.goto('/analysis?tab=upload');
    const hint = page.getByRole('region', { name: 'Keep Wickwise at hand' });
    await expect(hint.getByRole('listitem')).toHaveText(['Tap Share in Safari’s bar', 'Choose “Add to Home Screen”']);
    await hint.getByRole('button', { name: 'Not now' }).click();
    await expect(hint).toBeHidden();
  });
});

test('a picture opened with the installed app is in the outbox before anything else', async ({ workedPage: page }) => {
  const bytes = readFileSync(charts[0]!).toString('base64');
  await page.addInitScript((picture) => {
    const file = () =>
      new File([Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))], 'eurusd.png', { type: 'image/png' });
    // The browser's own can't be assigned to.
    Object.defineProperty(globalThis, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: { files: { getFile(): Promise<File> }[] }) => void) => {
          if (!location.search.includes('opened')) consume({ files: [] });
          else consume({ files: [{ getFile: async () => file() }] });
        },
      },
    });
  }, bytes);
  await page.goto('/analysis?opened');
  await expect.poll(async () => (await outboxRows(page)).map(({ name }) => name)).toEqual(['eurusd.jpg']);
  await expect(page).toHaveURL(/\/analysis\?item=/);
});

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { version1 } from '../../data/released-rows/version-1.ts';
import { outboxRows, pickPictures } from './device.ts';
import { charts, test } from './fixtures.ts';

test('[IN-01] Chromium finds nothing against installing the app, and what the manifest names is there', async ({
  workedPage: page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A browser without a window of its own installs nothing; that says nothing about the app.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '{}') as Manifest;
  expect(manifest).toMatchObject({
    name: 'Wickwise',
    display: 'standalone',
    share_target: { action: '/share-target', method: 'POST', params: { files: [{ name: 'image' }] } },
    file_handlers: [{ action: '/analysis' }],
  });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/analysis?tab=camera', '/history']);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  const named = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of named) {
    const answer = await page.request.get(src);
    const picture = await sharp(await answer.body()).metadata();
    expect(answer.headers()['content-type'], src).toBe(type);
    if (sizes !== 'any') expect(`${picture.width}x${picture.height}`, src).toBe(sizes);
  }
  // A circle of four fifths of a maskable icon is all that a launcher promises to show: beyond it there is only ground.
  for (const { src } of manifest.icons.filter(({ purpose }) => purpose === 'maskable')) {
    expect(await colourAround(await (await page.request.get(src)).body()), src).toBe(1);
  }
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/screenshots/'))).toEqual([]);
});

type Picture = { src: string; sizes: string; type: string };
type Manifest = {
  icons: (Picture & { purpose: string })[];
  screenshots: (Picture & { form_factor: string })[];
  shortcuts: { url: string; icons: Picture[] }[];
};

/** The number of colours outside of a maskable icon's safe zone; transparency counts as one. */
async function colourAround(icon: Buffer): Promise<number> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [x, y] = [(at % info.width) + 0.5 - info.width / 2, Math.floor(at / info.width) + 0.5 - info.height / 2];
    if (Math.hypot(x, y) > info.width * 0.4 + 1) colours.add(data.readUInt32BE(at * 4));
  }
  return colours.size;
}

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
      document.documentElement.dataset.offered = 'yes';
    };
    addEventListener('load', () => setTimeout(offer));
  });
  await page.goto('/analysis?tab=upload');
  const hint = page.getByRole('region', { name: 'Keep Wickwise at hand' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-offered', 'yes');
  await expect(page.getByRole('button', { name: 'Choose Image File' })).toBeVisible();
  await expect(hint).toBeHidden();

  await pickPictures(page, charts[0]!);
  await expect.poll(async () => (await outboxRows(page))[0]?.state).toBe('done');
  await page.goto('/analysis?tab=upload');
  await hint.getByRole('button', { name: 'Install' }).click();
  await expect(html).toHaveAttribute('data-asked', 'yes');
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(html).toHaveAttribute('data-offered', 'yes');
  await expect(page.getByRole('button', { name: 'Choose Image File' })).toBeVisible();
  await expect(hint).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

  test('where no browser asks, the way to the home screen is drawn', async ({ workedPage: page }) => {
    await keepRow(page, version1.outbox.find(({ state }) => state === 'done')!);
    await page.goto('/analysis?tab=upload');
    const hint = page.getByRole('region', { name: 'Keep Wickwise at hand' });
    await expect(hint.getByRole('listitem')).toHaveText(['Tap Share in Safari’s bar', 'Choose “Add to Home Screen”']);
    await hint.getByRole('button', { name: 'Not now' }).click();
    await expect(hint).toBeHidden();
  });
});

/** Puts a row into the outbox as if it had been there before. */
const keepRow = (page: Page, row: OutboxItem) =>
  page.evaluate(
    (item) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const putting = db.transaction('outbox', 'readwrite');
          // A row that was finished long ago would be cleared away.
          const timeline = item.timeline.map((entry) => ({ ...entry, at: Date.now() }));
          putting.objectStore('outbox').put({ ...item, timeline });
          putting.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    row,
  );

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

import { expect, type Page } from '@playwright/test';
import sharp, { type Metadata } from 'sharp';
import { outboxRows } from './device.ts';
import { test } from './fixtures.ts';

const chart = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b0f14' } }).composite([
    {
      input: { create: { width: 4, height: Math.round(height / 2), channels: 3, background: '#26a69a' } },
      left: 40,
      top: 10,
    },
  ]);

type Stored = { name: string; type: string; metadata: Metadata };

/** Picks a file while nothing can be sent, and gives what the device keeps of it. */
async function keep(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<Stored> {
  const before = (await outboxRows(page)).length;
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect.poll(async () => (await outboxRows(page)).length).toBe(before + 1);
  const row = (await outboxRows(page)).at(-1);
  const bytes = await page.evaluate(
    (id) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('pictures').objectStore('pictures').get(id);
          reading.onsuccess = () => resolve([...new Uint8Array(reading.result.bytes)]);
        };
      }),
    row!.id,
  );
  return { name: row!.name, type: row!.type, metadata: await sharp(Buffer.from(bytes)).metadata() };
}

test.beforeEach(async ({ way }) => {
  way.set(({ path }) => (path === '/api/image-analysis/upload' ? { kind: 'refuse' } : null));
});

test('[AN-14] [AN-15] pictures of every kind are kept as JPEG, upright, no wider than 1280, and as they are in all else', async ({
  workedPage: page,
}) => {
  await test.step('a wide PNG', async () => {
    const buffer = await chart(3000, 2000).png().toBuffer();
    const { name, type, metadata } = await keep(page, { name: 'wide.png', mimeType: 'image/png', buffer });
    const { format, width, height } = metadata;
    expect({ name, type, format, width, height }).toEqual({
      name: 'wide.jpg',
      type: 'image/jpeg',
      format: 'jpeg',
      width: 1280,
      height: 853,
    });
  });
  await test.step('a small flat PNG becomes a JPEG of the same size, though that has more bytes', async () => {
    const buffer = await chart(640, 360).png({ compressionLevel: 9 }).toBuffer();
    const { type, metadata } = await keep(page, { name: 'small.png', mimeType: 'image/png', buffer });
    expect([type, metadata.width, metadata.height]).toEqual(['image/jpeg', 640, 360]);
    expect(metadata.size).toBeGreaterThan(buffer.length);
  });
  await test.step('a tall phone screenshot in WebP keeps every pixel of its height', async () => {
    const buffer = await chart(1080, 2340).webp().toBuffer();
    const { metadata } = await keep(page, { name: 'tall.webp', mimeType: 'image/webp', buffer });
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 1080, 2340]);
  });
  await test.step('a photo that is turned by its EXIF data', async () => {
    const buffer = await chart(800, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { metadata } = await keep(page, { name: 'turned.jpg', mimeType: 'image/jpeg', buffer });
    expect([metadata.width, metadata.height, metadata.orientation ?? 1]).toEqual([600, 800, 1]);
  });
});

test('a picture from the share sheet is in the outbox before anything else', async ({ workedPage, way }) => {
  const buffer = await chart(640, 360).png().toBuffer();
  await workedPage.evaluate(
    (bytes) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: '/share-target',
        enctype: 'multipart/form-data',
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'image' });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'shared.png', { type: 'image/png' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...buffer],
  );
  await workedPage.waitForURL('**/analysis?shared=1');
  expect(await outboxRows(workedPage)).toMatchObject([
    { name: 'shared.jpg', type: 'image/jpeg', ownerName: 'Ada Trader' },
  ]);
  expect(way.seen.some(({ path }) => path === '/share-target')).toBe(false);
});

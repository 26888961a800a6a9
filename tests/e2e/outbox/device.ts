import type { BrowserContext, Page } from '@playwright/test';
import type { OutboxItem } from '#data/outbox/outbox-item';

/** The rows of the outbox as they lie in the browser's IndexedDB, oldest first. */
export const outboxRows = (page: Page): Promise<OutboxItem[]> =>
  page.evaluate(
    () =>
      new Promise<OutboxItem[]>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('outbox').objectStore('outbox').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result.sort((a, b) => a.createdAt - b.createdAt));
          };
        };
      }),
  );

export const statesOf = async (page: Page) => (await outboxRows(page)).map(({ state }) => state);

/** Resolves once the service worker controls the page: from then on the page leaves draining to it. */
export const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker?.controller !== null);

/** Picks files on the upload tab, as a person at a desk does. */
export async function pickPictures(page: Page, ...files: string[]) {
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').first().setInputFiles(files);
}

/** All requests of pages and service worker alike. */
export function watchRequests(context: BrowserContext) {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return paths;
}

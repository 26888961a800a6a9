import type { BrowserContext, Page } from '@playwright/test';
import type { OutboxItem } from '#data/outbox/outbox-item';

/** What lies in a store of the browser's IndexedDB. */
export const storedIn = <Row>(page: Page, store: 'outbox' | 'notes'): Promise<Row[]> =>
  page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('wickwise');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );

/** The rows of the outbox, oldest first. */
export const outboxRows = async (page: Page): Promise<OutboxItem[]> =>
  (await storedIn<OutboxItem>(page, 'outbox')).sort((a, b) => a.createdAt - b.createdAt);

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

import { expect, type Request } from '@playwright/test';
import { test } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

test.use({ serviceWorkers: 'block' });

test('[QU-15, QU-13] without a service worker a picture taken offline waits, and the page sends it when the network is back', async ({
  signedInPage: page,
  context,
}) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // What the screen fetches while one aims, with all that goes with it.
  const ahead = [/browser-image-compression/, /result-panel/].map((file) => page.waitForRequest(file));
  await page.goto('/analysis?tab=upload');
  await Promise.all(ahead);
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(pictures.otherChart);
  await expect(page.getByText('Your picture is saved on this device.')).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});

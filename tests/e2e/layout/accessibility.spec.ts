import { expect } from '@playwright/test';
import { faultsOf } from '../axe-faults.ts';
import { test } from '../fixtures.ts';
import { pictures } from '../pictures.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const guestScreens = ['/login', '/signup', '/forgot-password', '/admin/login'];
const userScreens = [
  '/analysis?tab=camera',
  '/analysis?tab=upload',
  '/history',
  '/settings',
  '/profile',
  '/subscription',
  '/help',
  '/docs',
  '/docs/video',
  '/updates',
  '/terms',
  '/nowhere',
];

test('axe finds nothing on the screens for guests', async ({ page }) => {
  for (const path of guestScreens) {
    await page.goto(path);
    await page.getByRole('button').last().waitFor();
    expect(await faultsOf(page), path).toEqual([]);
  }
});

test('axe finds nothing on the user’s screens', async ({ signedInPage: page }) => {
  // Twelve screens, each with all of axe's rules.
  test.slow();
  for (const path of userScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsOf(page), path).toEqual([]);
  }
});

test('axe finds nothing on a result, in the history and in the outbox', async ({ signedInPage: page }) => {
  await page.goto('/analysis?tab=upload');
  await page.locator('input[type=file]').setInputFiles(pictures.chart);
  await expect(page.getByRole('region', { name: 'Analysis' }).getByRole('table')).toBeVisible();
  expect(await faultsOf(page), 'result').toEqual([]);
  await page.getByRole('button', { name: 'Pictures on their way' }).click();
  await expect(page.getByRole('dialog').getByText('Done').first()).toBeVisible();
  expect(await faultsOf(page), 'outbox').toEqual([]);
  await page.goto('/history');
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('table', { name: 'At a glance' })).toBeVisible();
  expect(await faultsOf(page), 'history').toEqual([]);
});

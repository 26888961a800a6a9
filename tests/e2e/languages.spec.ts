import { expect } from '@playwright/test';
import { type Language, languages } from '#contract/language';
import { textsOf } from '../ui/strings/all-texts.ts';
import { type Account, bringSession, goWithin, signIn, test } from './fixtures.ts';
import type { RunningServer } from './start-server.ts';

const phone = { width: 390, height: 844 };

async function setLanguage(server: RunningServer, account: Account, language: Language) {
  const answer = await fetch(`${server.url}/api/users/preferences`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  });
  expect(answer.ok).toBe(true);
}

test.describe('without a service worker, whose kept profile would hide what was changed elsewhere', () => {
  test.use({ serviceWorkers: 'block', viewport: phone });

  test('[I18-01] each of the ten languages words the screens, none wider than a phone', async ({
    page,
    account,
    server,
  }) => {
    await bringSession(page, account);
    for (const language of languages) {
      const texts = await textsOf(language);
      await setLanguage(server, account, language);
      for (const [path, key] of [
        ['/analysis', 'analysis.title'],
        ['/history', 'history.title'],
        ['/settings', 'settings.title'],
      ] as const) {
        if (path === '/analysis') await page.goto(path);
        else await goWithin(page, path);
        await expect(page.getByRole('heading', { level: 1, name: String(texts[key]) })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(tooWide, `${path} in ${language}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('[I18-04, I18-05] the chosen language is the account’s: a second device shows it after login, and keeps it offline', async ({
  browser,
  page,
  account,
  server,
}) => {
  await bringSession(page, account);
  await setLanguage(server, account, 'ja');

  const second = await browser.newContext({ baseURL: server.url });
  const device = await second.newPage();
  await signIn(device, account);
  await expect(device.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await device.evaluate(() => localStorage.getItem('language'))).toBe('ja');

  await device.evaluate(() => navigator.serviceWorker.ready);
  await device.reload();
  await expect(device.locator('html')).toHaveAttribute('lang', 'ja');
  await second.setOffline(true);
  await device.reload();
  await expect(device.locator('html')).toHaveAttribute('lang', 'ja');
  await second.close();
});

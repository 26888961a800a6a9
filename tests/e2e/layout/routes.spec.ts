import { expect } from '@playwright/test';
import { callsOf } from '../calls-of.ts';
import { bringSession, signUp, test } from '../fixtures.ts';
import { untilControlled } from '../outbox/device.ts';

const guestPaths = ['/login', '/signup', '/forgot-password', '/verify-otp', '/reset-password'];
const entries = [
  ['Chart Analysis', '/analysis'],
  ['History', '/history'],
  ['Settings', '/settings'],
  ['Help & Support', '/help'],
  ['Subscription', '/subscription'],
  ['Terms & Conditions', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Updates', '/updates'],
] as const;

test('[RT-04, RT-01] without a session the user’s routes redirect to the login', async ({ page }) => {
  for (const path of ['/', ...entries.map(([, path]) => path), '/profile', '/docs', '/docs/video']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
});

test('[RT-02, RT-01] signed in, the guests’ screens and the root redirect to the analysis', async ({
  signedInPage: page,
}) => {
  for (const path of [...guestPaths, '/']) {
    await page.goto(path);
    await page.waitForURL('**/analysis');
  }
});

test('[RT-03, RT-05, RT-06, RT-07, RT-08, SS-11] each entry of the sidebar opens its screen, titled, with the focus on its heading', async ({
  signedInPage: page,
}) => {
  const calls = callsOf(page);
  await page.goto('/analysis');
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(sidebar.getByRole('heading')).toHaveText(['Main', 'Account', 'Legal', 'Updates']);
  for (const [name, path] of entries.toReversed()) {
    const profile = page.waitForRequest('**/api/users/profile');
    await sidebar.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Wickwise`);
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await profile;
  }
  expect(calls.some((call) => call.url().includes('/admin'))).toBe(false);
});

test('[RT-09] the user menu leads to the profile, to the settings and out', async ({ signedInPage: page, account }) => {
  await page.goto('/analysis');
  const menu = page.getByRole('button', { name: `Account menu of ${account.fullName}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.waitForURL('**/profile');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goBack();
  await page.waitForURL('**/login');
});

test('an unknown address shows a screen with a way back', async ({ signedInPage: page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Chart Analysis' }).click();
  await page.waitForURL('**/analysis');
});

test('the skip link is the first stop of the keyboard and leads past the navigation', async ({
  signedInPage: page,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Which image formats are accepted?' })).toBeFocused();
});

test('every screen opens without a network, also one that was never opened before', async ({
  signedInPage: page,
  context,
}) => {
  await page.goto('/analysis');
  await untilControlled(page);
  await context.setOffline(true);
  const others = ['/profile', '/support', '/notifications', '/docs', '/docs/video', '/nowhere'];
  for (const path of [...entries.map(([, path]) => path), ...others]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[RT-10] the sidebar is a drawer that closes when it has led somewhere', async ({ signedInPage: page }) => {
    await page.goto('/analysis');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: 'History' }).click();
    await page.waitForURL('**/history');
    await expect(drawer).toBeHidden();
  });

  test('no screen is wider than a phone of 360 px, nor with letters of twice the size', async ({ page, server }) => {
    const account = await signUp(server, { fullName: 'Maximiliana-Charlotte von Hohenstein-Wittgenstein' });
    await bringSession(page, account);
    const width = 360;
    await page.setViewportSize({ width, height: 740 });
    const screens = [
      ...entries.map(([, path]) => path),
      '/profile',
      '/support',
      '/notifications',
      '/docs',
      '/docs/video',
    ];
    for (const size of ['100%', '200%']) {
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        // Not its `innerWidth`: a phone's viewport grows with what is too wide for it.
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest, `${path} at ${size}`).toBeLessThanOrEqual(width);
      }
    }
  });

  test('with large letters the name beside the mark is there as a whole or not at all', async ({
    signedInPage: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/help');
    const mark = page.getByRole('banner').getByRole('link', { name: 'Wickwise' });
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
      const seen = await mark.evaluate((link) => {
        const name = [...link.querySelectorAll('span')].at(-1)!;
        const [box, frame] = [name, name.parentElement!].map((node) => node.getBoundingClientRect());
        return Math.max(0, Math.min(box!.bottom, frame!.bottom) - Math.max(box!.top, frame!.top)) / box!.height;
      });
      expect(seen, size).toBe(size === '100%' ? 1 : 0);
    }
  });
});

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { languages } from '#contract/language';
import { textsOf } from '../../ui/strings/all-texts.ts';
import { test } from './fixtures.ts';

const screens = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/transactions',
  '/admin/transactions?tab=payments',
  '/admin/transactions?tab=webhooks',
  '/admin/support',
  '/admin/support?tab=canned',
  '/admin/audit-log',
  '/admin/system',
  '/admin/admins',
  '/admin/profile',
];

test('[AD-02, AD-04, RT-12] the sidebar opens each screen by mouse and keyboard, the menu the profile and the way out', async ({
  adminPage: page,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Admin navigation' });
  for (const [name, path] of [
    ['Users', '/admin/users'],
    ['Transactions', '/admin/transactions'],
    ['Support', '/admin/support'],
    ['Audit log', '/admin/audit-log'],
    ['System', '/admin/system'],
    ['Administrators', '/admin/admins'],
    ['Dashboard', '/admin/dashboard'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Account menu of' }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL(/\/admin\/profile$/);
  await page.getByRole('button', { name: 'Account menu of' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await page.waitForURL('**/admin/login');
});

test('an owner adds an administrator, who sees the list but no way to change it', async ({
  adminPage: page,
  browser,
  server,
}) => {
  await page.goto('/admin/admins');
  await page.getByRole('button', { name: 'Add administrator' }).click();
  const form = page.getByRole('dialog', { name: 'Add administrator' });
  await form.getByLabel('Full name').fill('Ben Helper');
  await form.getByLabel('Email').fill('ben@example.com');
  await form.getByLabel('Password', { exact: true }).fill('help with everything');
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(page.getByRole('cell', { name: 'ben@example.com' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto('/admin/login');
  await other.getByLabel('Email').fill('ben@example.com');
  await other.getByLabel('Password', { exact: true }).fill('help with everything');
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.waitForURL('**/admin/dashboard');
  await other.goto('/admin/admins');
  await expect(other.getByRole('cell', { name: 'ben@example.com' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add administrator' })).toHaveCount(0);
  await context.close();
});

test('[I18-01] on a phone no admin screen is wider than it, in any language, and the menu opens', async ({
  adminPage: page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    const texts = await textsOf(language);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of ['/admin/dashboard', '/admin/users', '/admin/support']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `${path} in ${language}`).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: String(texts['app.menu']) }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: String(texts['admin.users']), exact: true })
      .click();
    await page.waitForURL('**/admin/users');
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the admin screens', async ({ adminPage: page, account, asOwner }) => {
      test.slow();
      const { users } = await asOwner('GET', `/admin/users?search=${account.email}`);
      for (const path of [...screens, `/admin/users?id=${users[0]._id}`]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
        expect.soft(faults, path).toEqual([]);
      }
    });
  });
}

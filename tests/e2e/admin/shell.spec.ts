import { expect, type Page } from '@playwright/test';
import { languages } from '#contract/language';
import { textsOf } from '../../ui/strings/all-texts.ts';
import { faultsOf } from '../axe-faults.ts';
import { openTicket, test } from './fixtures.ts';

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
  await page.goto('/admin/dashboard');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Account menu of' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await page.waitForURL('**/admin/login');
});

test('a heading that waits for an answer of the server takes the focus when it comes', async ({ lookPage: page }) => {
  const answers: (() => void)[] = [];
  await page.route('**/api/admin/second-factor', (route) => void answers.push(() => void route.continue()));
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Admin navigation' }).getByRole('link', { name: 'Users' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const answer of answers) answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
});

test('an owner adds an administrator, who sees the list but no way to change it', async ({
  lookPage: page,
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

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
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

/** Goes to an address, until nothing is loading there any more: tabs and drawers come after the heading, each in a file of its own. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  if (path.includes('tab=')) await expect(page.getByRole('search')).toBeVisible();
  if (path.includes('id=')) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

/** Every language in turn, chosen as another tab would, and by how many pixels the page is wider than the window in it. */
const excessByLanguage = (page: Page) =>
  page.evaluate(async (all) => {
    const excess: Record<string, number> = {};
    for (const language of all) {
      localStorage.setItem('language', language);
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }));
      while (document.documentElement.lang !== language) await new Promise((go) => setTimeout(go, 10));
      for (let frame = 0; frame < 2; frame += 1) await new Promise((go) => requestAnimationFrame(go));
      excess[language] = document.documentElement.scrollWidth - window.innerWidth;
    }
    return excess;
  }, languages);

test('[I18-01] on a phone no admin screen is wider than it, in any language, and the menu opens', async ({
  adminPage: page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const fitting = Object.fromEntries(languages.map((language) => [language, 0]));
  for (const path of screens) {
    await open(page, path);
    expect.soft(await excessByLanguage(page), path).toEqual(fitting);
  }
  // What was chosen last is Korean.
  const texts = await textsOf('ko');
  await page.getByRole('button', { name: String(texts['app.menu']) }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: String(texts['admin.users']), exact: true });
  await expect(link).toBeVisible();
  expect.soft(await excessByLanguage(page), 'the open menu').toEqual(fitting);
  await link.click();
  await page.waitForURL('**/admin/users');
});

test('axe finds nothing on the admin screens, in either theme', async ({
  lookPage: page,
  account,
  asOwner,
  server,
}) => {
  test.slow();
  const { users } = await asOwner('GET', `/admin/users?search=${account.email}`);
  const ticket = await openTicket(server, account, { subject: 'Contrast', category: 'Other', priority: 'low' });
  for (const path of [...screens, `/admin/users?id=${users[0]._id}`, `/admin/support?id=${ticket}`]) {
    await open(page, path);
    expect.soft(await faultsOf(page), path).toEqual([]);
  }
});

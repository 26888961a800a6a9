import { expect, type Page } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { bringSession, signIn, test } from '../fixtures.ts';
import { givePushes } from '../push-device.ts';
import { untilDrawn } from '../until-drawn.ts';

async function fillPasswords(page: Page, current: string, next: string, confirmation = next) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(confirmation);
}

const changeButton = (page: Page) => page.getByRole('button', { name: 'Change password' });

test('[SE-01, SE-06, SE-07, SE-08, ER-35] preferences are saved and kept; name and email are read-only', async ({
  signedInPage: page,
  account,
  context,
}) => {
  await givePushes(context, {
    endpoint: 'https://push.example/a',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  });
  await page.goto('/settings');
  for (const [label, value] of [
    ['Name', account.fullName],
    ['Email', account.email],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(value);
    await expect(field).toHaveAttribute('readonly');
  }
  const language = page.getByLabel('Language');
  const offered = () =>
    language.getByRole('option').evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value));
  await expect.poll(offered).toEqual(['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko']);

  const email = page.getByRole('switch', { name: 'Email notifications' });
  const push = page.getByRole('switch', { name: 'Push notifications' });
  const [emailBefore, pushBefore] = [await email.isChecked(), await push.isChecked()];
  await email.click({ force: true });
  await push.click({ force: true });
  await expect(push).toBeEnabled();
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect((await saved).postDataJSON()).toEqual({
    language: 'en',
    notifications: { email: !emailBefore, push: !pushBefore },
  });
  await expect(page.getByRole('alert').filter({ hasText: 'Settings saved' })).toBeVisible();
  await page.reload();
  await expect(email).toBeChecked({ checked: !emailBefore });
  await expect(push).toBeChecked({ checked: !pushBefore });
});

test('pushes that the browser does not allow switch themselves off again and say why', async ({
  browser,
  server,
  account,
}) => {
  // Headless, a browser that was told nothing refuses by itself.
  const page = await browser.newPage({ baseURL: server.url });
  await bringSession(page, account);
  await page.goto('/settings');
  const push = page.getByRole('switch', { name: 'Push notifications' });
  await push.click({ force: true });
  await expect(page.getByText('This browser does not let Wickwise show notifications.')).toBeVisible();
  await expect(push).not.toBeChecked();
  await page.close();
});

test.describe('without a service worker, which would make the calls itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('a language that was chosen stays when an answer from before the change comes late', async ({
    signedInPage: page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/users/profile', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const asked = page.waitForRequest('**/api/users/profile');
    await page.goto('/settings');
    await asked;
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'de');
    const late = page.waitForResponse('**/api/users/profile');
    release();
    await (await late).finished();
    // Two drawings later it has done what it does.
    await untilDrawn(page);
    await expect(html).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  });
});

test('[ER-22] settings that cannot be saved say so', async ({ signedInPage: page }) => {
  await page.goto('/settings');
  await page.getByLabel('Language').waitFor();
  await failCall(page, '/users/preferences');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save settings' })).toBeVisible();
});

test('[SE-02, SE-04, SE-05, ER-21, ER-35] the password changes only with the right one, repeated alike', async ({
  signedInPage: page,
  account,
  browser,
  server,
}) => {
  await page.goto('/settings');
  await expect(changeButton(page)).toBeDisabled();
  await fillPasswords(page, account.password, 'a brand new password', '');
  await expect(changeButton(page)).toBeDisabled();
  await page.getByLabel('Confirm new password').fill('another new password');
  await changeButton(page).click();
  const different = page.getByRole('alert').filter({ hasText: "Passwords don't match" });
  await expect(different).toContainText('New password and confirmation must match');

  await fillPasswords(page, 'not the password', 'a brand new password');
  await changeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update password' })).toBeVisible();
  await expect(page).toHaveURL(/settings/);

  await fillPasswords(page, account.password, 'a brand new password');
  await changeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Password updated' })).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, { ...account, password: 'a brand new password' });
  await elsewhere.close();
});

test('sign out everywhere asks first and ends this device’s session too', async ({ signedInPage: page }) => {
  await page.goto('/settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('This device will be signed out too.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login');
});

test('the appearance chosen is there from the first paint on, at the next visit too', async ({
  signedInPage: page,
}) => {
  await page.goto('/settings');
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  const first = await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme);
  expect(await first.jsonValue()).toBe('dark');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  // What the browser draws itself, scroll bars and lists of choices, follows.
  await expect(html).toHaveCSS('color-scheme', 'light');
});

test('one’s data comes as a file; a deleted account is closed here and cannot be opened again', async ({
  signedInPage: page,
  account,
}) => {
  await page.goto('/settings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toBe('wickwise-data.zip');

  await page.getByLabel('Your password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();

  await page.getByLabel('Your password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /deactivated|closed/i })).toBeVisible();
});

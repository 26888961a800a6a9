import { expect, type Page } from '@playwright/test';
import { callsOf, failCall } from '../calls-of.ts';
import { signIn, test } from '../fixtures.ts';
import { mailedCode, mailedLink } from '../mailed-code.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const steps = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('resetEmail'), sessionStorage.getItem('verifiedOTP')]);

async function askForCode(page: Page, email: string) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL('**/verify-otp');
  // The address changes before the screen's chunk is there; keys typed until then go nowhere.
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('[AU-09, AU-12, AU-16, AU-17] a forgotten password is replaced by a mailed code, and the login opens after 2 s', async ({
  page,
  server,
  account,
}) => {
  await page.clock.install();
  await askForCode(page, account.email);
  expect(await steps(page)).toEqual([account.email, null]);

  const code = await mailedCode(server, account.email);
  const sent = page.waitForRequest('**/api/auth/verify-otp');
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await paste(page, code);
  await page.getByRole('button', { name: 'Verify code' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: account.email, otp: code });
  await page.waitForURL('**/reset-password');
  expect(await steps(page)).toEqual([account.email, code]);

  await page.getByLabel('New password').fill('a brand new password');
  await page.getByLabel('Confirm password').fill('a brand new password');
  // From here on the page's time goes by as it is told.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(/reset-password/);
  expect(await steps(page)).toEqual([null, null]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await signIn(page, { ...account, password: 'a brand new password' });
});

test('[AU-08, ER-27] forgot password wants an address, and tells of a failure', async ({ page }) => {
  await failCall(page, '/auth/forgot-password');
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send reset email' })).toBeVisible();
});

test('[AU-10, ER-28] an incomplete code makes no call; a wrong one is told without a reload', async ({
  page,
  account,
}) => {
  await askForCode(page, account.email);
  const calls = callsOf(page);
  await page.keyboard.type('01234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid 6-digit code')).toBeVisible();
  expect(calls.filter((call) => call.url().includes('verify-otp'))).toEqual([]);

  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByLabel('Digit 6 of 6').fill('5');
  const refused = page.waitForResponse('**/api/auth/verify-otp');
  await page.keyboard.press('Enter');
  const { message } = await (await refused).json();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect((await steps(page))[1]).toBeNull();
});

test('[AU-13] resend mails a new code to the same address', async ({ page, server, account }) => {
  await askForCode(page, account.email);
  const first = await mailedCode(server, account.email);
  const resent = page.waitForRequest('**/api/auth/resend-otp');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  expect((await resent).postDataJSON()).toEqual({ email: account.email });
  await mailedCode(server, account.email, { besides: first });
});

test('[API-16] the link of the mail brings the address along on a device that had no first step', async ({
  page,
  server,
  account,
  browser,
}) => {
  await askForCode(page, account.email);
  const link = await mailedLink(server, account.email);
  const phone = await browser.newPage();
  await phone.goto(link);
  await expect(phone.getByText(account.email)).toBeVisible();
  await expect(phone).toHaveURL(/verify-otp$/);
  expect((await steps(phone))[0]).toBe(account.email);
  await phone.close();
});

test('[ER-29] a resend that fails is told', async ({ page, account }) => {
  await failCall(page, '/auth/resend-otp');
  await askForCode(page, account.email);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to resend verification code' })).toBeVisible();
});

test('[AU-14] a new password needs both the address and the code', async ({ page }) => {
  await page.goto('/reset-password');
  await page.waitForURL('**/forgot-password');
  await page.evaluate(() => sessionStorage.setItem('resetEmail', 'ada@example.com'));
  await page.goto('/reset-password');
  await page.waitForURL('**/forgot-password');
  await page.evaluate(() => sessionStorage.setItem('verifiedOTP', '012345'));
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('[AU-15, ER-30] a new password is wanted twice alike; a failure is told', async ({ page }) => {
  await failCall(page, '/auth/reset-password');
  await page.goto('/login');
  await page.evaluate(() => {
    sessionStorage.setItem('resetEmail', 'ada@example.com');
    sessionStorage.setItem('verifiedOTP', '012345');
  });
  await page.goto('/reset-password');
  const save = page.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('New password').fill('a brand new password');
  await page.getByLabel('Confirm password').fill('another new password');
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('a brand new password');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to reset password' })).toBeVisible();
});

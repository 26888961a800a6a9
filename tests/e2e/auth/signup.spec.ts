import { expect } from '@playwright/test';
import { failCall } from '../calls-of.ts';
import { signIn, test } from '../fixtures.ts';

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

const password = 'correct horse battery';

test('[AU-06, ER-34] a signup makes an account that can log in', async ({ page, browser }) => {
  const email = `signup-${Date.now()}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ada Trader');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Account created' })).toBeVisible();
  await page.waitForURL('**/analysis');

  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(elsewhere, { email, password });
  await elsewhere.close();
});

test('[AU-07] a signup names what is missing, and passwords that differ', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const fault of ['Full name is required', 'Email is required', 'Password is required']) {
    await expect(page.getByText(fault)).toBeVisible();
  }
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('another battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Full name is required')).toBeHidden();
});

test('[ER-01] a taken address is told in the server’s words', async ({ page, account }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const refused = page.waitForResponse('**/api/auth/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  const { message } = await (await refused).json();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(page).toHaveURL(/signup/);
});

test('[ER-31] a signup that fails without a word: Please try again later', async ({ page }) => {
  await failCall(page, '/auth/signup');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again later' })).toBeVisible();
});

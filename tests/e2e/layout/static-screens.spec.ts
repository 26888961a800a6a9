import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[HE-01, HE-02, HE-03, HE-04, HE-05, HE-06] the help answers what is asked most, and gives an address', async ({
  signedInPage: page,
}) => {
  await page.goto('/help');
  const answers = [
    ['Which image formats are accepted?', 'PNG, JPG/JPEG and WebP, max 5MB'],
    ['How many analyses do I get?', 'Free: 3 analyses per month. Basic: 50. Pro: 200. Enterprise: unlimited'],
    ['Can I export an analysis as PDF?', 'with the Pro and Enterprise plans'],
    ['Is there an age limit?', 'Children under 13'],
  ] as const;
  for (const [question, answer] of answers) {
    const control = page.getByRole('button', { name: question });
    await expect(page.getByText(answer)).toBeHidden();
    await control.click();
    await expect(page.getByText(answer)).toBeVisible();
    await control.click();
    await expect(page.getByText(answer)).toBeHidden();
  }
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
});

test('[UP-01, UP-02, UP-03] the updates show what is coming and what came', async ({ signedInPage: page }) => {
  await page.goto('/updates');
  const items = page.getByRole('listitem');
  const binary = items.filter({ hasText: 'Binary Options Analysis' });
  await expect(binary).toContainText('65%');
  await expect(binary).toContainText('May 2024');
  const fundamental = items.filter({ hasText: 'Fundamental Analysis' });
  await expect(fundamental).toContainText('40%');
  await expect(fundamental).toContainText('June 2024');
  await expect(items.filter({ hasText: 'v1.2.0' })).toContainText('Feature');
  await expect(items.filter({ hasText: 'v1.1.2' })).toContainText('Bugfix');
});

test('[LE-01] terms and privacy are cards, last updated March 2024', async ({ signedInPage: page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByText('Last updated March 2024')).toBeVisible();
    expect(await page.getByRole('region').count()).toBeGreaterThan(5);
  }
});

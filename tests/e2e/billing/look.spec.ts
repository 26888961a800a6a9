import { expect, type Page } from '@playwright/test';
import { languages } from '#contract/language';
import { textsOf } from '../../ui/strings/all-texts.ts';
import { faultsOf } from '../axe-faults.ts';
import { goWithin, test } from '../fixtures.ts';
import { banner, buy, goToPay } from './billing.ts';

const phone = { width: 390, height: 844 };

const widthBeyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('axe finds nothing on the test checkout, on a plan that is about to be cancelled, and on a profile in change', async ({
    signedInPage: page,
  }) => {
    await goToPay(page, 'Pro Plan');
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByText('More to try').click();
    expect(await faultsOf(page), 'the test checkout').toEqual([]);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(banner(page)).toContainText('You have the Pro Plan now');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/You keep Pro Plan until/)).toBeVisible();
    expect(await faultsOf(page), '/subscription').toEqual([]);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit name' }).click();
    expect(await faultsOf(page), '/profile').toEqual([]);
  });
});

test.describe('without a service worker, whose kept profile would hide what was changed elsewhere', () => {
  test.use({ serviceWorkers: 'block', viewport: phone });

  test('[I18-01] plans, payments and profile are worded in each of the ten languages, none wider than a phone', async ({
    signedInPage: page,
    server,
    account,
  }) => {
    test.slow();
    await buy(page, 'Basic Plan');
    for (const language of languages) {
      const changed = await fetch(`${server.url}/api/users/preferences`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ language }),
      });
      expect(changed.ok).toBe(true);
      const texts = await textsOf(language);
      await page.goto('/subscription');
      await expect(page.getByRole('region', { name: String(texts['subscription.payments']) })).toContainText(
        String(texts['payment.paid']),
      );
      await page.getByRole('button', { name: String(texts['subscription.cancel']) }).click();
      expect(await widthBeyond(page), `/subscription in ${language}`).toBeLessThanOrEqual(0);
      await goWithin(page, '/profile');
      await expect(page.getByRole('link', { name: String(texts['profile.manage']) })).toBeVisible();
      expect(await widthBeyond(page), `/profile in ${language}`).toBeLessThanOrEqual(0);
    }
  });
});

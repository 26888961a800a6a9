import { expect, type Page } from '@playwright/test';
import { untilDrawn } from './until-drawn.ts';

export type Theme = 'dark' | 'light';

/** Shows the screen as a system of that theme has it, all of it painted and without colours that are still on their way. */
export async function switchTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const html = page.locator('html');
  // A page of the server's own, as the test checkout, follows the system without a mark.
  const isMarked = (await html.getAttribute('data-mantine-color-scheme')) !== null;
  if (isMarked) await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await untilDrawn(page);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
}

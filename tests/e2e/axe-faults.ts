import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Theme = 'dark' | 'light';

/** Shows the screen as a system of that theme has it, all of it there and without colours that are still on their way. */
async function switchTo(page: Page, colorScheme: Theme) {
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const html = page.locator('html');
  // A page of the server's own, as the test checkout, follows the system without a mark.
  const isMarked = (await html.getAttribute('data-mantine-color-scheme')) !== null;
  if (isMarked) await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
}

/** What axe finds on the screen, or in the part of it at `within`, in both themes: `theme: rule: markup`. */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await switchTo(page, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within) axe.include(within);
    // A theme turns only colours: the other rules have had their say.
    if (theme === 'light') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    faults.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}

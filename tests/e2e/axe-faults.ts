import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { switchTheme } from './switch-theme.ts';

/** What axe finds on the screen, or in the part of it at `within`, in both themes: `theme: rule: markup`. */
export async function faultsOf(page: Page, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['dark', 'light'] as const) {
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await switchTheme(page, theme);
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

import type { Page } from '@playwright/test';

/** Two drawings later: whatever was to come of what has just happened is there. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

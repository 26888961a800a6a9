import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { slowLink } from '../../faults/slow-link.ts';
import { uploadChart } from '../fixtures.ts';
import { test } from '../outbox/fixtures.ts';
import { pictures } from '../pictures.ts';

/** Lighthouse's slow 4G: ms, bytes per second. Not Chromium's own, in which on a busy machine now and then no more answers come. */
const slowNetwork = { latency: 150, bytesPerSecond: 204_800 };

test.beforeEach(({ way }) => {
  const link = slowLink(slowNetwork);
  way.set(() => ({ kind: 'slow', link }));
});

// Nothing here is the worker’s, and to install it takes as long as many of these tests.
test.use({ serviceWorkers: 'block' });

/** Share of the window that moves, times how far, summed: 0.1 is called good, https://web.dev/articles/cls. Here only a card's last line may still move. */
const most = 0.005;
const windows = {
  phone: { width: 412, height: 823 },
  desk: { width: 1280, height: 800 },
  'tall desk': { width: 1280, height: 1800 },
};

type Shift = { value: number; at: number; nodes: string[] };

/** Notes each shift that no one's hand has caused, with what moved. */
function noteShifts() {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const name = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : 'text');
      const nodes = sources.map((one) => `${name(one.node)}: ${place(one.previousRect)} → ${place(one.currentRect)}`);
      if (!hadRecentInput) shifts.push({ value, at: Math.round(startTime), nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** All shifts from the first byte to the last thing that comes: `complete` waits for that. */
async function shiftsOf(page: Page, path: string, complete: (page: Page) => Promise<void>): Promise<Shift[]> {
  await page.addInitScript(noteShifts);
  await page.goto(path);
  await complete(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return await page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
}

const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`in a window as on a ${name} screen`, () => {
    test.use({ viewport });

    test('the login has its final shape from its first drawing on', async ({ page }) => {
      const shifts = await shiftsOf(page, '/login', async () => {
        await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      });
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
    });

    test('the analysis screen keeps the place of what comes later', async ({ signedInPage: page }) => {
      const shifts = await shiftsOf(page, '/analysis', async () => {
        await expect(page.getByRole('combobox')).toBeVisible();
      });
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
    });

    test("the history's skeletons have the shape of its cards", async ({ signedInPage: page, server, account }) => {
      for (const picture of [pictures.chart, pictures.otherChart, pictures.noChart]) {
        await uploadChart(server, account, readFileSync(picture));
      }
      const shifts = await shiftsOf(page, '/history', async () => {
        const thumbnails = page.getByRole('main').getByRole('listitem').locator('img');
        await expect(thumbnails).toHaveCount(3);
        await expect(thumbnails.first()).toHaveJSProperty('complete', true);
      });
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
    });

    test("the settings' skeletons have the shape of their cards", async ({ signedInPage: page }) => {
      const shifts = await shiftsOf(page, '/settings', async () => {
        await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
      });
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
    });
  });
}

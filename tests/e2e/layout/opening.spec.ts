import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const windows = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

/** Where the letters of some texts are drawn, to half a pixel in their height, and how. */
const placesOf = (page: Page, texts: readonly string[]) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const places: Record<string, object> = {};
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, height } = range.getBoundingClientRect();
      if (!wanted.includes(text) || height === 0 || !node.parentElement) continue;
      const { fontSize, fontWeight, color } = getComputedStyle(node.parentElement);
      places[text] = { left, twiceMiddle: Math.round(2 * top + height), fontSize, fontWeight, color };
    }
    return places;
  }, texts);

/** Opens an address while its scripts do not come, and then lets them: the places of the texts before and after that. */
async function beforeAndAfter(page: Page, path: string, texts: readonly string[]) {
  let letCome: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#opening[data-start]')).toBeAttached();
  // Until the style sheet is there nothing is painted, but all has a place already.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  const before = await placesOf(page, texts);
  letCome();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  return { before, after: await placesOf(page, texts) };
}

const claims = {
  en: ['Photograph a chart. Read what it says.', 'A written analysis with every price measured from your picture.'],
  de: ['Chart fotografieren. Analyse lesen.', 'Eine schriftliche Analyse, jeder Kurs aus Ihrem Bild gemessen.'],
  ja: ['チャートを撮って、読み解く。', 'すべての価格を画像から測定した、文章による分析です。'],
};

test.use({ serviceWorkers: 'block' });

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`in a window as on a ${name} screen`, () => {
    test.use({ viewport });

    for (const [locale, texts] of Object.entries(claims)) {
      test.describe(`in the language ${locale}`, () => {
        test.use({ locale });

        test('the login says its first words before its scripts have come, where it says them then', async ({
          page,
        }) => {
          const { before, after } = await beforeAndAfter(page, '/login', ['Wickwise', ...texts]);
          expect(after).toEqual(before);
          expect(Object.keys(before)).toHaveLength(viewport.height > 640 ? 3 : 1);
        });
      });
    }

    test('the analysis says its first words before its scripts have come, where it says them then', async ({
      signedInPage: page,
    }) => {
      const texts = ['Wickwise', 'Chart Analysis', 'Take or choose a picture of a candlestick chart.'];
      const { before, after } = await beforeAndAfter(page, '/analysis', texts);
      expect(after).toEqual(before);
      expect(Object.keys(before)).toHaveLength(3);
    });
  });
}

test('a picture on its way is shown without the words of the screen before it', async ({ signedInPage: page }) => {
  await page.route('**/assets/first-*.js', () => {});
  await page.goto('/analysis?item=none', { waitUntil: 'commit' });
  await expect(page.locator('#opening')).toBeVisible();
  await expect(page.getByText('Chart Analysis')).toHaveCount(0);
});

import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { drawPicture } from './draw-picture.ts';
import { GROUPS } from './groups.ts';
import { inkAgreement } from './ink-agreement.ts';
import { bareChart } from './plan-screens.ts';
import { planBusy } from './plan-sketch.ts';
import { createRandom } from './random.ts';

const SCREEN = { width: 900, height: 520, dpr: 1 };
const LIBRARIES = ['lightweight', 'klinecharts', 'echarts', 'terminal', 'plotly', 'sheet', 'web'] as const;

describe('drawing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const draw = (group: string, index: number) =>
    drawPicture(browser, GROUPS[group]!.plan(createRandom(`test/${index}`), index), {
      id: `${group}-${index}`,
      set: group,
    });

  test.each(LIBRARIES)('%s draws what its truth says', async (library) => {
    const plan = (maximum: number) => planBusy(createRandom(library), { maximum });
    const picture = bareChart({ library, screen: SCREEN, encoding: 'png', perCandle: 7, plan });
    const { bytes, truth } = await drawPicture(browser, picture, { id: library, set: 'test' });
    if (!truth.isChart) throw new Error('a chart was ordered');
    expect(truth.candles.length).toBeGreaterThanOrEqual(20);
    expect((await inkAgreement(bytes, truth)).covered).toBeGreaterThan(0.95);
  });

  test.each([
    ['dev-clean', 1],
    ['dev-lookalike', 4],
    ['dev-negative', 3],
  ] as const)('%s %i comes out the same to the byte when drawn again', async (group, index) => {
    const [first, second] = [await draw(group, index), await draw(group, index)];
    expect(second.truth).toEqual(first.truth);
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test.each(['dev-photo', 'blind-photo'])(
    '%s: the homography takes the truth onto the photographed candles',
    async (group) => {
      const { bytes, truth } = await draw(group, 0);
      if (!truth.isChart) throw new Error('a chart was ordered');
      expect(truth.homography).toHaveLength(9);
      expect((await inkAgreement(bytes, truth)).covered).toBeGreaterThan(0.9);
    },
  );

  test('a picture whose axis is cut off ends before the axis begins', async () => {
    const { truth } = await draw('dev-noscale', 4);
    expect(truth).toMatchObject({ axisLabels: 'none' });
    if (truth.isChart) expect(truth.plot.x + truth.plot.w).toBeGreaterThanOrEqual(truth.width - 1);
  });
});

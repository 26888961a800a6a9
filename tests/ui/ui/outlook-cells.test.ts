import { describe, expect, it } from 'vitest';
import type { Outlook } from '#contract/analysis';
import { cellsOf, formatError, priceFormat } from '../../../src/ui/report/outlook-cells.ts';

const outlook: Outlook = {
  isRelative: false,
  decimals: 2,
  lastClose: 114.8,
  signals: { up: 0, down: 3 },
  up: { trigger: 116.5, target: [140.1, 142.05], invalidation: 112.36, rewardToRisk: 5.7 },
  down: { trigger: 106.14, target: [98.37, 94.48], invalidation: 116.5, rewardToRisk: 0.75 },
};

/** As a reader sees them, no matter which kind of space holds them together. */
const told = (given: Outlook, locale: string) =>
  cellsOf(given, locale).map(({ row, up, down }) => [row, up, down].map((text) => text.replaceAll(/\s/gu, ' ')));

describe('the scenarios at a glance', () => {
  it('stand side by side: outwards over the trigger, back inwards over the invalidation', () => {
    expect(told(outlook, 'en')).toEqual([
      ['signals', '0', '3'],
      ['trigger', '> 116.50', '< 106.14'],
      ['target', '140.10 – 142.05', '98.37 – 94.48'],
      ['invalidation', '< 112.36', '> 116.50'],
      ['ratio', '5.7', '0.8'],
    ]);
  });

  it("have the axis's own places, in the digits of the reader's language", () => {
    expect(priceFormat({ ...outlook, decimals: 5 }, 'de')(1.1)).toBe('1,10000');
  });

  it('say a reading error too large rather than too small', () => {
    expect(formatError(0.2811, 2, 'en')).toBe('0.29');
    expect(formatError(0.0001, 2, 'en')).toBe('0.01');
  });

  it('are percent of the visible range where no scale was read', () => {
    expect(priceFormat({ ...outlook, isRelative: true, decimals: 1 }, 'en')(62.34)).toBe('62.3%');
  });
});

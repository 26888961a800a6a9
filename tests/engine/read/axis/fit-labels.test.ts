import { describe, expect, test } from 'vitest';
import { decimalsShown, fitLabels, type LabelPoint, priceAt } from '#engine/read/axis/fit-labels';
import { labelValues } from '#engine/read/axis/label-value';

const points = (labels: [string, number][], decimals: number | null): LabelPoint[] =>
  labels.map(([text, y]) => ({ y, values: labelValues(text, decimals) }));
const tolerance = 1.6;

describe('fit over labels', () => {
  test('labels of one step make a linear scale', () => {
    const fit = fitLabels(
      points(
        [
          ['110', 50],
          ['100', 150],
          ['90', 250],
          ['80', 350],
        ],
        0,
      ),
      { tolerance },
    )!;
    expect(fit).toMatchObject({ scale: 'linear', residual: 0 });
    expect(priceAt(fit, 200)).toBeCloseTo(95, 9);
  });

  test('misread labels are outvoted', () => {
    const labels: [string, number][] = [
      ['110', 50],
      ['180', 100],
      ['100', 150],
      ['95', 200],
      ['9', 250],
      ['85', 300],
    ];
    const fit = fitLabels(points(labels, 0), { tolerance })!;
    expect(fit.used.map(({ index }) => index)).toEqual([0, 2, 3, 5]);
    expect(priceAt(fit, 250)).toBeCloseTo(90, 9);
  });

  test('says how much likelier it is than other readings of the same labels, if it was asked', () => {
    const either = (share: number): LabelPoint[] =>
      [50, 150, 250, 350].map((y, i) => ({
        y,
        values: [
          { value: 340 - 10 * i, weight: share, decimals: 0, isRepaired: false },
          { value: 840 - 10 * i, weight: 1 - share, decimals: 0, isRepaired: false },
        ],
      }));
    const leadOf = (share: number) => fitLabels(either(share), { tolerance, withLead: true })!.lead;
    expect(priceAt(fitLabels(either(0.6), { tolerance })!, 50)).toBeCloseTo(340, 9);
    expect(leadOf(0.6)).toBeCloseTo(2 * Math.log(0.6 / 0.4), 9);
    expect(leadOf(0.95)).toBeGreaterThan(5);
    expect(fitLabels(either(0.6), { tolerance })!.lead).toBe(Number.POSITIVE_INFINITY);
  });

  test('shows the decimals of nearly all its labels, also where one took something beside it for a digit', () => {
    const labels: [string, number][] = [
      ['6200', 50],
      ['6100', 150],
      ['6000.7', 250],
      ['5900', 350],
      ['5800', 450],
      ['5700', 550],
    ];
    const fit = fitLabels(points(labels, 0), { tolerance })!;
    expect(fit.used).toHaveLength(6);
    expect(decimalsShown(fit)).toEqual({ decimals: 0, values: [6200, 6100, 5900, 5800, 5700] });
    const mixed = fitLabels(
      points(
        [
          ['6', 50],
          ['5.5', 150],
          ['5', 250],
          ['4.5', 350],
        ],
        null,
      ),
      { tolerance },
    )!;
    expect(decimalsShown(mixed)).toEqual({ decimals: 1, values: [6, 5.5, 5, 4.5] });
  });

  test('a scale of multiples of its step leads over one of odd prices', () => {
    const beside = (off: number): LabelPoint[] =>
      [50, 150, 250, 350].map((y, i) => ({
        y,
        values: [
          { value: 680 - 10 * i, weight: 0.6, decimals: 2, isRepaired: false },
          { value: 680 - 10 * i + off, weight: 0.4, decimals: 2, isRepaired: false },
        ],
      }));
    const leadOver = (off: number) => fitLabels(beside(off), { tolerance, withLead: true })!.lead;
    expect(leadOver(0.9) - leadOver(200)).toBeCloseTo(2, 9);
  });

  test('lost decimal points are put back where the others have them', () => {
    const labels: [string, number][] = [
      ['10580', 0],
      ['1.0560', 100],
      ['1.0540', 200],
      ['10520', 300],
      ['1.0500', 400],
    ];
    const fit = fitLabels(points(labels, 4), { tolerance })!;
    expect(fit.used).toHaveLength(5);
    expect(priceAt(fit, 0)).toBeCloseTo(1.058, 9);
  });

  test('labels that grow by a factor make a log scale', () => {
    const fit = fitLabels(
      points(
        [
          ['80', 0],
          ['40', 100],
          ['20', 200],
          ['10', 300],
        ],
        0,
      ),
      { tolerance },
    )!;
    expect(fit.scale).toBe('log');
    expect(priceAt(fit, 150)).toBeCloseTo(Math.sqrt(40 * 20), 9);
  });

  test('a narrow range fits either scale and is taken for linear', () => {
    const fit = fitLabels(
      points(
        [
          ['100.2', 0],
          ['100.1', 100],
          ['100.0', 200],
        ],
        1,
      ),
      { tolerance },
    )!;
    expect(fit.scale).toBe('linear');
  });

  test('labels of another pane do not bend the scale of the first', () => {
    const labels: [string, number][] = [
      ['30', 0],
      ['20', 100],
      ['10', 200],
      ['15M', 300],
      ['10M', 330],
      ['5M', 360],
    ];
    expect(priceAt(fitLabels(points(labels, 0), { tolerance })!, 50)).toBeCloseTo(25, 9);
  });

  test('one label, or none that is a number, makes no scale', () => {
    expect(fitLabels(points([['100', 10]], 0), { tolerance })).toBeNull();
    expect(
      fitLabels(
        points(
          [
            ['O', 10],
            ['H', 100],
          ],
          0,
        ),
        { tolerance },
      ),
    ).toBeNull();
  });
});

import { expect, test, vi } from 'vitest';
import { failure } from '#engine/outcome';
import { findCandles } from '#engine/read/find-candles';
import { findChart } from '#engine/read/find-chart';

vi.mock('#engine/read/find-candles', { spy: true });

test.each([
  { of: 'a photo', smeared: true, sizes: [700] },
  { of: 'a screenshot, whose strokes may be a px wide,', smeared: false, sizes: [700, 1400] },
])('where half the size of $of shows no chart, the sizes looked at are $sizes', ({ smeared, sizes }) => {
  const picture = { width: 1400, height: 1200, data: new Uint8ClampedArray(4 * 1400 * 1200).fill(255) };
  vi.mocked(findCandles).mockClear();
  expect(findChart(picture, [], { smeared })).toEqual(failure('not-a-chart'));
  const looked = vi.mocked(findCandles).mock.calls.map(([{ width }]) => width);
  expect([...new Set(looked)]).toEqual(sizes);
});

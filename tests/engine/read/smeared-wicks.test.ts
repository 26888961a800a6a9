import { expect, test } from 'vitest';
import { unmixInk } from '#engine/read/unmix-ink';

const RED = [235, 85, 87] as const;
/** What quality 0.6 with halved colour leaves of a red wick of one px on white. */
const SMEARED = [209, 124, 123] as const;
const ORANGE = [255, 152, 0] as const;

test('a wick whose colour a codec smeared is ink of its candle, also where the palette knows its shade as a colour of its own', () => {
  expect(shareOfWick({ noise: 0.7 })).toBeGreaterThan(0.5);
  expect(shareOfWick({ noise: 0 })).toBe(0);
});

/** Share of the ink in a column of smeared red, which stands among the others beside a line of orange. */
function shareOfWick({ noise }: { noise: number }): number {
  const [width, height] = [9, 12];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 2; y < 10; y++) data.set(SMEARED, (y * width + 4) * 4);
  const { cover } = unmixInk(
    { width, data },
    { background: [255, 255, 255], candles: [RED], bars: [], lines: [], others: [SMEARED, ORANGE], strokes: [SMEARED] },
    { x0: 0, y0: 0, x1: width, y1: height },
    { noise },
  );
  return cover[5 * width + 4]! / 255;
}

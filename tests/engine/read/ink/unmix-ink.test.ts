import { expect, test } from 'vitest';
import type { Rgb } from '#engine/read/colours/colour';
import { FOREIGN, INKED, unmixInk } from '#engine/read/ink/unmix-ink';

const GROUND: Rgb = [20, 33, 61];
const BORDER: Rgb = [213, 218, 228];
const FILL: Rgb = [252, 196, 25];
/** What a soft edge makes of both. */
const MIXED: Rgb = [226, 211, 161];

/** A body from its left border to its right one, and a wick of the border's colour below. */
function drawBody() {
  const [width, height] = [20, 24];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const paint = (x: number, y: number, colour: Rgb) => data.set(colour, (y * width + x) * 4);
  const columns = [BORDER, BORDER, MIXED, FILL, FILL, MIXED, BORDER, BORDER];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = y >= 4 && y < 16 ? columns[x - 6] : undefined;
      const isWick = y >= 16 && y < 22 && (x === 9 || x === 10);
      paint(x, y, inside ?? (isWick ? BORDER : GROUND));
    }
  return { width, height, data };
}

const unmixed = (edges: Rgb[]) =>
  unmixInk(
    drawBody(),
    { background: GROUND, candles: [BORDER, FILL], bars: [], lines: [], others: [MIXED], strokes: [MIXED], edges },
    { x0: 0, y0: 0, x1: 20, y1: 24 },
    { noise: 0 },
  );

test('what soft edges mix of a border and its fill parts no body', () => {
  const { width, cover } = unmixed([MIXED]);
  for (let x = 6; x < 14; x++) expect(cover[10 * width + x]).toBeGreaterThanOrEqual(INKED);
});

test('a colour between two that stands in no such edges is foreign, as a line of it is', () => {
  const { width, owner } = unmixed([]);
  expect(owner[10 * width + 8]).toBe(FOREIGN);
});

test.each([0, 1])(
  'the softest edge of black on white is no foreign thing, which another pale colour is (noise %f)',
  (noise) => {
    const [soft, pale] = [
      [190, 190, 190],
      [255, 190, 255],
    ] as const;
    const faint = [217, 217, 217] as const;
    const data = new Uint8ClampedArray([...soft, 255, ...faint, 255, ...pale, 255]);
    const colours = { candles: [[0, 0, 0] as Rgb], bars: [], lines: [], others: [], strokes: [], edges: [] };
    const region = { x0: 0, y0: 0, x1: 3, y1: 1 };
    const ink = unmixInk({ width: 3, data }, { background: [255, 255, 255], ...colours }, region, { noise });
    expect([...ink.owner]).toEqual([1, 1, FOREIGN]);
    expect([...ink.cover]).toEqual([65, 38, 0]);
  },
);

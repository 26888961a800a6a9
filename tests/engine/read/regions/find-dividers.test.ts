import { expect, test } from 'vitest';
import { findDividers } from '#engine/read/regions/find-dividers';

const [WIDTH, HEIGHT, PLOT] = [1600, 400, 370];
const WHITE = [255, 255, 255, 255];

const SOFT = [247, 231, 231, 247].map((level) => [level, level + 1, level + 4, 255]);
/** A thin dark blue line as a codec leaves it: two px dark, its colour over nine. */
const SMEARED = [
  ...[235, 230, 235, 240].map((blue) => [254, 255, blue, 255]),
  [113, 107, 141, 255],
  [28, 22, 56, 255],
  ...[240, 245, 248].map((blue) => [254, 254, blue, 255]),
];

const grey = (levels: number[]) => levels.map((level) => [level, level, level, 255]);

/** Lines of some columns down to a row. */
function lined(end: number, { places = [440], columns = SOFT } = {}) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (const x of places)
      for (const [i, colour] of columns.entries()) data.set(y < end ? colour : WHITE, (y * WIDTH + x + i) * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

test('what runs down to the foot of the picture parts panels', () => {
  expect(findDividers(lined(HEIGHT)).map(({ x0 }) => x0)).toHaveLength(1);
});

test('a line of a grid, which ends above the dates, parts none, though its soft edge is nearly the ground', () => {
  expect(findDividers(lined(PLOT))).toEqual([]);
});

test("so does a line that ends at a plot's foot which a codec lets ring, unlike one that ends at another panel", () => {
  const under = (rows: number) => {
    const picture = lined(PLOT - 20);
    picture.data.fill(245, (PLOT - 20) * WIDTH * 4, (PLOT - 20 + rows) * WIDTH * 4);
    return picture;
  };
  expect(findDividers(under(12))).toEqual([]);
  expect(findDividers(under(50))).toHaveLength(1);
});

test("so does a line of a grid at a plot's foot, where the bars of its volume stand beside it", () => {
  const picture = lined(PLOT - 20);
  for (let y = PLOT - 60; y < PLOT - 20; y++)
    for (let x = 300; x < 430; x += 5) picture.data.fill(120, (y * WIDTH + x) * 4, (y * WIDTH + x + 4) * 4);
});

test('a line that a lens has widened parts none, though it is no thinner than what parts panels of a screenshot', () => {
  expect(findDividers(lined(HEIGHT), { smeared: true })).toEqual([]);
  expect(findDividers(lined(HEIGHT, { columns: [...SOFT, SOFT[1]!, SOFT[2]!] }), { smeared: true })).toHaveLength(1);
});

test('a faint band is as wide for a lens as it is half as far from the ground as its middle', () => {
  const of = (levels: number[]) => findDividers(lined(HEIGHT, { columns: grey(levels) }), { smeared: true });
  expect(of([250, 247, 246, 246, 247, 250])).toHaveLength(1);
  expect(of([254, 251, 245, 244, 251, 254])).toEqual([]);
});

test('of a faint band that a codec has softened few columns stand out, but it is wider than a line of a grid is at half its light', () => {
  const of = (levels: number[]) => findDividers(lined(HEIGHT, { columns: grey(levels) }));
  expect(of([250, 250, 245, 246, 247, 250, 250])).toHaveLength(1);
  expect(of([251, 245, 247, 251])).toEqual([]);
});

test('a band so broad that few of its columns are near both its sides parts panels, from one side of it to the other', () => {
  const broad = (width: number) => findDividers(lined(HEIGHT, { columns: Array(width).fill([0, 0, 0, 255]) }));
  expect(broad(18)).toEqual([{ x0: 440, x1: 458 }]);
  expect(broad(30)).toEqual([]);
});

test('the ground between two lines of a grid is no such band, however far they stand from each other', () => {
  const apart = (width: number) =>
    lined(HEIGHT, { columns: [SOFT[1]!, ...Array(width).fill(WHITE), SOFT[1]!] as number[][] });
  for (let width = 16; width <= 24; width++) expect(findDividers(apart(width))).toEqual([]);
});

test('more than an app has panels are stripes, and part none', () => {
  const places = (count: number) => Array.from({ length: count }, (_, i) => 300 + 40 * i);
  expect(findDividers(lined(HEIGHT, { places: places(4) }))).toHaveLength(4);
  expect(findDividers(lined(HEIGHT, { places: places(12) }))).toEqual([]);
});

test('of more than the photo of an app shows, those are stripes of which a column or two stand out', () => {
  const picture = lined(HEIGHT, {
    places: Array.from({ length: 6 }, (_, i) => 700 + 90 * i),
    columns: grey([250, 250, 248, 250, 250]),
  });
  const broad = lined(HEIGHT, { columns: grey([250, 247, 246, 246, 247, 250]) });
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 430; x < 460; x++)
      picture.data.set(broad.data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4), (y * WIDTH + x) * 4);
  expect(findDividers(picture, { smeared: true }).map(({ x0 }) => x0)).toEqual([441]);
});

test('what stands out by chance among the dots of a photographed screen parts none', () => {
  const dotted = (dots: number) => {
    const picture = lined(HEIGHT, { columns: grey([250, 247, 246, 246, 247, 250]) });
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 400; x < 490; x++)
        if ((x < 440 || x > 445) && (x + 2 * (y % 8)) % 6 < 3)
          picture.data.fill(255 - dots, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    return findDividers(picture, { smeared: true });
  };
  expect(dotted(0)).toHaveLength(1);
  expect(dotted(20)).toEqual([]);
});

test("the border of an axis parts none, though a codec has spread the thin line's colour", () => {
  expect(findDividers(lined(HEIGHT, { columns: SMEARED }))).toEqual([]);
});

test('what other lines run over from one side to the other is a line of a grid, also where it runs down to the foot', () => {
  const picture = lined(HEIGHT);
  for (const [row, slope] of [
    [90, 0],
    [200, 0.3],
  ] as const)
    for (let x = 300; x < 700; x++)
      for (let i = 0; i < 2; i++)
        picture.data.set([255, 152, 0, 255], ((row + i + Math.round(slope * (x - 440))) * WIDTH + x) * 4);
});

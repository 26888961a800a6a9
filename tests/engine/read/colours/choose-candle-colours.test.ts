import { expect, test } from 'vitest';
import { chooseCandleColours, likeThose } from '#engine/read/colours/choose-candle-colours';
import type { Rgb } from '#engine/read/colours/colour';

const [GROUND, GREEN, RED] = [
  [255, 255, 255],
  [45, 187, 134],
  [246, 69, 95],
] as const satisfies Rgb[];
const paletteOf = (colours: Rgb[]) => ({
  colours: colours.map((rgb) => ({ rgb, share: 0.02 })),
  classOf: new Uint8Array(32768),
  radius: 34,
});
const palette = paletteOf([GROUND, GREEN, RED]);

const candles = {
  pixels: 9000,
  vertical: 9000,
  boxed: 9000,
  solid: 8000,
  level: 0,
  baseShare: 0.2,
  bars: { top: 0, base: 0 },
  elsewhere: 5000,
  head: 0.2,
  foot: 0.1,
  feet: 1,
  spread: 0.8,
};
const onOneRow = (feet: number) => ({
  ...candles,
  vertical: 1700,
  boxed: 1700,
  solid: 1600,
  pixels: 1700,
  baseShare: 1,
  elsewhere: 0,
  foot: 0.15,
  feet,
  spread: 0.15,
});
const chosenWith = (feet: number) =>
  chooseCandleColours(palette, [{ ...candles, vertical: 0 }, candles, onOneRow(feet)]);

test('the only candle of its colour is no bar of volume, several that stand on one row are', () => {
  expect(chosenWith(1).candles).toEqual([GREEN, RED]);
  expect(chosenWith(6).candles).toEqual([GREEN]);
  expect(chosenWith(6).bars.map(({ rgb }) => rgb)).toEqual([RED]);
});

const beside = (red: typeof candles) => chooseCandleColours(palette, [{ ...candles, vertical: 0 }, candles, red]);

test('bars of which nearly all stands on one row are none of candles, though a codec puts some of their colour elsewhere', () => {
  const { candles: chosen, bars } = beside({ ...onOneRow(9), baseShare: 0.98, elsewhere: 12, foot: 0.6, spread: 0.8 });
  expect(chosen).toEqual([GREEN]);
  expect(bars).toMatchObject([{ rgb: RED }]);
});

test('a tag stands on one row too, but in one place: its colour is a candle’s where paler strokes of it stand everywhere', () => {
  const PALE: Rgb = [251, 169, 182];
  const choose = (strokes: typeof candles) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, RED, PALE]), [
      { ...candles, vertical: 0 },
      candles,
      onOneRow(4),
      strokes,
    ]);
  const strokes = { ...candles, vertical: 1800, boxed: 1800, pixels: 1800, solid: 0 };
  expect(choose(strokes).candles).toContain(RED);
  expect(choose({ ...strokes, spread: 0.2 }).bars).toMatchObject([{ rgb: RED }]);
  expect(choose({ ...strokes, vertical: 90, boxed: 90 }).bars).toMatchObject([{ rgb: RED }]);
});

test('a note, which fills a block from one row down to another in one place, hides the candles under it; bars of volume are of many heights, or stand everywhere', () => {
  const note = { ...onOneRow(12), head: 0.7, foot: 0.25, spread: 0.25 };
  expect(beside(note)).toMatchObject({ candles: [GREEN], bars: [], others: [RED] });
  expect(beside({ ...note, head: 0.3 })).toMatchObject({ bars: [{ rgb: RED }], others: [] });
  expect(beside({ ...note, foot: 0.8, spread: 0.8 }).bars).toMatchObject([{ rgb: RED }]);
  expect(beside({ ...note, solid: 100 }).bars).toMatchObject([{ rgb: RED }]);
});

test('a note in nearly a candle’s colour is no translucent bar, through which the ground is seen, unless it is a paler one', () => {
  const noteOf = (rgb: Rgb) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, RED, rgb]), [
      { ...candles, vertical: 0 },
      candles,
      candles,
      { ...onOneRow(12), head: 0.7, foot: 0.25, spread: 0.25 },
    ]).bars;
  expect(noteOf([222, 50, 76])).toEqual([]);
  expect(noteOf([250, 140, 160])).toMatchObject([{ rgb: [250, 140, 160] }]);
});

test('tags of many colours take no room from borders that have less ink, where fills and borders are all there', () => {
  const colours: Rgb[] = [
    GROUND,
    GREEN,
    RED,
    [19, 23, 34],
    [176, 79, 224],
    [31, 188, 210],
    [20, 128, 74],
    [163, 32, 32],
  ];
  const tag = { ...candles, vertical: 5000, boxed: 5000, solid: 4500, baseShare: 0.3, spread: 0.25 };
  const border = { ...candles, vertical: 900, boxed: 900, solid: 200, pixels: 1000 };
  const { candles: chosen } = chooseCandleColours(paletteOf(colours), [
    { ...candles, vertical: 0 },
    candles,
    candles,
    tag,
    tag,
    tag,
    border,
    border,
  ]);
  expect(chosen.toSorted()).toEqual([GREEN, RED, [20, 128, 74], [163, 32, 32]].toSorted());
});

test('a shade all over the width is no edge of what stands in one place, of what stands all over it too it is', () => {
  const [FULL, SHADE] = [
    [120, 20, 160],
    [196, 152, 212],
  ] as const satisfies Rgb[];
  const strokes = { ...candles, vertical: 900, boxed: 900, pixels: 900, solid: 0 };
  const choose = (spread: number) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, FULL, SHADE]), [
      { ...candles, vertical: 0 },
      candles,
      { ...strokes, vertical: 200, boxed: 200, pixels: 200, spread },
      strokes,
    ]).candles;
  expect(choose(0.1)).toContainEqual(SHADE);
  expect(choose(0.8)).not.toContainEqual(SHADE);
});

test('borders of hollow bodies that are wider than high are candles’ where nothing else stands upright over the width', () => {
  const hollow = { ...candles, vertical: 560, boxed: 530, pixels: 1660, solid: 0, elsewhere: 500 };
  const note = { ...candles, vertical: 470, boxed: 350, pixels: 480, solid: 440, spread: 0.2 };
  const choose = (low: typeof candles) =>
    chooseCandleColours(palette, [{ ...candles, vertical: 0 }, low, note]).candles;
  expect(choose(hollow)).toContain(GREEN);
  expect(choose({ ...hollow, boxed: 250 })).not.toContain(GREEN);
  const standing = chooseCandleColours(palette, [{ ...candles, vertical: 0 }, hollow, candles]).candles;
  expect(standing).toEqual([RED]);
});

test('paler strokes of a colour that only bars of volume have are hollow candles’ where they stand elsewhere, else the bars’ edges', () => {
  const [PALE_GREEN, PALE_RED] = [
    [171, 228, 207],
    [251, 176, 188],
  ] as const satisfies Rgb[];
  const choose = (red: Partial<typeof candles>) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, RED, PALE_GREEN, PALE_RED]), [
      { ...candles, vertical: 0 },
      { ...onOneRow(9), foot: 0.8, spread: 0.8 },
      { ...onOneRow(9), foot: 0.8, spread: 0.8 },
      { ...candles, vertical: 1200, boxed: 900, pixels: 1300, solid: 0, baseShare: 0.1, elsewhere: 700 },
      { ...candles, vertical: 1100, boxed: 900, pixels: 1300, solid: 0, baseShare: 0.1, elsewhere: 700, ...red },
    ]);
  expect(choose({}).candles).toEqual([PALE_GREEN, PALE_RED]);
  expect(choose({}).bars.map(({ rgb }) => rgb)).toEqual([GREEN, RED]);
  expect(choose({ baseShare: 0.7, foot: 0.8 }).candles).toEqual([PALE_GREEN]);
});

test('colours that were chosen in another look are those of the palette that differ by a codec’s noise, and none is the ground', () => {
  const near = ([r, g, b]: Rgb): Rgb => [r + 5, g - 6, b + 4];
  const unknown: Rgb = [20, 20, 220];
  const chosen = {
    background: GROUND,
    candles: [near(GREEN), near(RED), unknown, near(GROUND)],
    bars: [],
    lines: [],
    others: [],
    strokes: [near(RED)],
    edges: [],
  };
  const { candles: own, strokes } = likeThose(chosen, palette);
  expect(own).toEqual([GREEN, RED, unknown]);
  expect(strokes).toEqual([RED]);
});

test('borders in nearly the colour of a note in one place are no edges of it, of which there is far too little', () => {
  const [DARK, BLACK]: Rgb[] = [
    [16, 20, 24],
    [0, 0, 0],
  ];
  const borders = { ...candles, vertical: 4000, boxed: 4000, pixels: 4200, solid: 0 };
  const note = (vertical: number) => ({
    ...candles,
    vertical,
    boxed: vertical,
    pixels: vertical,
    solid: vertical / 4,
    spread: 0.15,
  });
  const chosen = (vertical: number) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, DARK!, BLACK!]), [
      { ...candles, vertical: 0 },
      candles,
      borders,
      note(vertical),
    ]).candles;
  expect(chosen(110)).toContain(DARK);
  expect(chosen(1600)).not.toContain(DARK);
});

test('what a line that crosses makes of some of a colour’s strokes is no whole of which these are a shade', () => {
  const [WICK, CROSSED] = [
    [183, 85, 86],
    [168, 50, 50],
  ] as const satisfies Rgb[];
  const wicks = { ...candles, vertical: 8700, boxed: 5700, pixels: 8700, solid: 0 };
  const choose = (vertical: number) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, WICK, CROSSED, [120, 20, 15]]), [
      { ...candles, vertical: 0 },
      { ...candles, vertical: 300 },
      wicks,
      { ...wicks, vertical, boxed: vertical, pixels: vertical },
      { ...wicks, vertical: 100, boxed: 100, pixels: 4000 },
    ]).candles;
  expect(choose(250)).toContainEqual(WICK);
  expect(choose(2000)).not.toContainEqual(WICK);
});

test('translucent bars of volume too narrow to be filled are bars and no edges of candles, whose own are less on one row', () => {
  const [PALE, EDGE] = [
    [251, 169, 182],
    [253, 212, 218],
  ] as const satisfies Rgb[];
  const bars = {
    ...candles,
    ...{ vertical: 23000, boxed: 22900, pixels: 24000, solid: 1300 },
    ...{ baseShare: 0.8, elsewhere: 4000, foot: 0.95, feet: 70, spread: 0.95 },
  };
  const choose = (volume: typeof candles) =>
    chooseCandleColours(paletteOf([GROUND, GREEN, RED, PALE, EDGE]), [
      { ...candles, vertical: 0 },
      candles,
      candles,
      volume,
      { ...bars, vertical: 9000, boxed: 9000, pixels: 12000, baseShare: 0.65 },
    ]);
  expect(choose(bars).bars.map(({ rgb }) => rgb)).toEqual([PALE]);
  expect(choose(bars).candles).toEqual([GREEN, RED]);
  expect(choose({ ...bars, baseShare: 0.45 }).bars.map(({ rgb }) => rgb)).not.toContain(PALE);
});

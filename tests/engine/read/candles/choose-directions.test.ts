import { expect, test } from 'vitest';
import { chooseDirections, directBars } from '#engine/read/candles/choose-directions';
import { gapsAfter } from '#engine/read/candles/follow-chain';
import type { MeasuredCandle } from '#engine/read/candles/measure-candle';
import type { Look } from '#engine/read/candles/measure-look';
import { HOLE } from '#engine/read/ink/unmix-ink';
import { seeded } from '../../series.ts';
import { measuredCandle } from './measured-candle.ts';

/** Bodies from a walk in rows: each opens where the last closed. */
function bodies(closes: number[], paintOf: (up: boolean) => number): MeasuredCandle[] {
  return closes.slice(1).map((close, i) => {
    const open = closes[i]!;
    const [bodyTop, bodyBottom] = [Math.min(open, close), Math.max(open, close)];
    const rows = { top: bodyTop - 3, bottom: bodyBottom + 3, bodyTop, bodyBottom };
    return measuredCandle(i, rows, { paint: paintOf(close < open) });
  });
}

/** Brightness and colour of what fills and borders candles, by the number of the paint. */
const PAINTS: Record<number, readonly [number, number, number]> = {
  1: [-120, -20, 60],
  2: [-100, 15, -60],
  3: [-220, 0, 0],
  [HOLE]: [0, 0, 0],
};

/** What bodies with a border of one px look like: the smaller, the more of the border is in them. */
const looksOf = (candles: MeasuredCandle[]): Look[] =>
  candles.map(({ paint, tint, bodyTop, bodyBottom }) => {
    const share = Math.max(0, 1 - 2 / (bodyBottom - bodyTop));
    const border = PAINTS[tint]!;
    const fill = paint === null ? [Number.NaN, Number.NaN, Number.NaN] : PAINTS[paint]!;
    const body = border.map((value, k) => value + share * (fill[k]! - value));
    return [...body, ...body, border[1], border[2]];
  });

const choose = (candles: MeasuredCandle[]) => chooseDirections(candles, looksOf(candles), 1);

const WALK = [100, 90, 95, 80, 60, 70, 65, 50, 58, 49, 30, 44, 40, 61];
const UPS = WALK.slice(1).map((close, i) => close < WALK[i]!);

test('learns from continuity which paint is up, without a convention', () => {
  for (const up of [1, 2]) {
    const { up: read, inferred } = choose(bodies(WALK, (isUp) => (isUp ? up : 3 - up)));
    expect(read).toEqual(UPS);
    expect(inferred).toBe(false);
  }
});

test('follows the chain where all bodies are painted alike, and says so', () => {
  const { up, inferred } = choose(bodies(WALK, () => 1));
  expect(up).toEqual(UPS);
  expect(inferred).toBe(true);
});

test('where all bodies are filled alike, the colour of wick and border tells', () => {
  const candles = bodies(WALK, () => 1).map((candle, i) => ({ ...candle, tint: UPS[i] ? 2 : 1 }));
  const { up, inferred, guessed } = choose(candles);
  expect(up).toEqual(UPS);
  expect(inferred).toBe(false);
  expect(guessed).not.toContain(true);
});

test('where the colour says which of two closes is higher, hollow bodies rise and filled ones fall', () => {
  // Where a candle opens beyond the last close and stays there, its neighbours would have it the other way round.
  const prices = [
    [50, 62],
    [62, 55],
    [55, 51],
    [57, 53],
    [58, 64],
    [64, 60],
    [66, 62],
    [66, 71],
    [71, 66],
    [66, 58],
    [52, 56],
    [51, 46],
    [46, 55],
    [59, 56],
    [60, 67],
  ] as const;
  const candles = prices.map(([open, close], i): MeasuredCandle => {
    const [body] = bodies([400 - 4 * open, 400 - 4 * close], (isUp) =>
      isUp ? HOLE : close > (prices[i - 1]?.[1] ?? 0) ? 2 : 1,
    );
    return { ...body!, slot: i, x: 10 * i, tint: close > (prices[i - 1]?.[1] ?? 0) ? 2 : 1 };
  });
  expect(choose(candles).up).toEqual(prices.map(([open, close]) => close > open));
});

test('bodies of a colour that is none of the candles’ known ones look hollow, but do not rise where all would open off the last close', () => {
  const rise = Array.from({ length: 24 }, (_, i) => 400 - 15 * i + (i % 5 === 4 ? 24 : 0));
  const ups = rise.slice(1).map((close, i) => close < rise[i]!);
  // As in the manner above the tint says which of two closes is higher, except of those that fall, which are rare.
  const candles = bodies(rise, (isUp) => (isUp ? 1 : HOLE)).map((candle, i) => ({
    ...candle,
    tint: i % 4 === 1 ? 2 : 1,
  }));
  expect(choose(candles).up).toEqual(ups);
});

test('a small body is told by the colour that its fill leaves in the border that all have', () => {
  const long = [...WALK, ...WALK.slice(0, -1).toReversed(), ...WALK.slice(1)];
  const candles = bodies(long, (isUp) => (isUp ? 2 : 1)).map((candle) => ({ ...candle, tint: 3 }));
  const ups = candles.map(({ paint }) => paint === 2);
  // Opens nearer to where the last closed if it is read the other way round, and its paint passes for none.
  const small = candles.map((candle, i) => {
    if (i % 9 !== 4) return candle;
    const close = long[i]!;
    const bodyTop = ups[i] ? close + 6 : close - 10;
    return { ...candle, bodyTop, bodyBottom: bodyTop + 4 };
  });
  const unseen = small.map((candle, i) => (i % 9 === 4 ? { ...candle, paint: null } : candle));
  expect(chooseDirections(unseen, looksOf(small), 1).up).toEqual(ups);
});

test('a body too small to show its fill follows its neighbours, and is said to', () => {
  const long = [...WALK, ...WALK.slice(0, -1).toReversed(), ...WALK.slice(1)];
  const candles = bodies(long, (isUp) => (isUp ? 2 : 1)).map((candle, i) =>
    i === 4 ? { ...candle, paint: null, tint: 3 } : { ...candle, tint: 3 },
  );
  const { up, guessed } = choose(candles);
  expect(up).toEqual(long.slice(1).map((close, i) => close < long[i]!));
  expect(guessed.flatMap((is, i) => (is ? [i] : []))).toEqual([4]);
});

test('one jump and one opening right at the last close are likelier than two that come near', () => {
  const before = bodies(WALK, (up) => (up ? 2 : 1));
  const after = bodies([61 + 1.3, 40, 50, 44, 47], (up) => (up ? 2 : 1));
  const gapped = { ...before[0]!, bodyTop: 62, bodyBottom: 66, paint: null };
  const candles = [...before, gapped, ...after].map((candle, slot) => ({ ...candle, slot, tint: 1 }));
  const { up } = choose(candles);
  expect(up[before.length]).toBe(true);
});

test('where a few bodies look otherwise but go no one way, each direction rests on its neighbours', () => {
  // Hollow bodies so narrow that their borders fill them, but for some where they fall apart.
  const long = [...WALK, ...WALK.slice(1).toReversed(), ...WALK.slice(1)];
  const candles = bodies(long, () => 1).map((candle, i) => ({ ...candle, paint: i % 12 === 4 ? 254 : 1 }));
  const { up, inferred, guessed } = choose(candles);
  expect(up).toEqual(long.slice(1).map((close, i) => close < long[i]!));
  expect(inferred).toBe(true);
  expect(guessed).not.toContain(false);
});

test('bodies too narrow for an inside pass for filled ones and tell nothing where others are hollow', () => {
  const long = [...WALK, ...WALK.map((row) => row - 30), ...WALK.map((row) => row - 60)];
  const isUp = long.slice(1).map((close, i) => close < long[i]!);
  const candles = bodies(long, (up) => (up ? HOLE : 1)).map((candle, i) =>
    i % 2 === 0 ? { ...candle, paint: 1, isClosed: true } : candle,
  );
  expect(choose(candles).up).toEqual(isUp);
  expect(choose(candles).inferred).toBe(false);
});

test('narrow bodies tell by their fill where none of them is meant to be hollow, and where some of them are', () => {
  const narrow = bodies(WALK, (isUp) => (isUp ? 1 : 2)).map((candle) => ({ ...candle, isClosed: true }));
  expect(choose(narrow).up).toEqual(UPS);
  const hollow = bodies(WALK, (isUp) => (isUp ? HOLE : 1)).map((candle, i) => ({ ...candle, isClosed: i % 3 > 0 }));
  expect(choose(hollow).up).toEqual(UPS);
});

test('a bar in the colour of those that go the other way goes as its colour says, not as what was taken for its tick', () => {
  const long = [...WALK, ...WALK.slice(0, -1).toReversed(), ...WALK.slice(1)];
  const ups = long.slice(1).map((close, i) => close < long[i]!);
  const bars = bodies(long, (isUp) => (isUp ? 2 : 1)).map((candle, i) => ({
    ...candle,
    tint: ups[i] ? 2 : 1,
    up: i === 4 ? !ups[i] : ups[i]!,
  }));
  expect(directBars(bars, looksOf(bars), 1).up).toEqual(ups);
});

test('bars of one colour go as their ticks say, however far from the last close they open', () => {
  const ups = UPS.map((is, i) => (i === 4 ? !is : is));
  const bars = bodies(WALK, () => 1).map((candle, i) => ({ ...candle, up: ups[i]! }));
  expect(directBars(bars, looksOf(bars), 1).up).toEqual(ups);
});

test('borders that are stroked about bodies turn no low ones round, whose fill they cover', () => {
  const low = WALK.flatMap((close, i) => (i % 2 ? [close, close - 1.5] : [close, close + 1.5]));
  const ups = low.slice(1).map((close, i) => close < low[i]!);
  const stroke = 4;
  const stroked = bodies(low, (isUp) => (isUp ? 1 : 2)).map((candle) => {
    const isLow = candle.bodyBottom - candle.bodyTop < stroke;
    const rows = { bodyTop: candle.bodyTop - stroke / 2, bodyBottom: candle.bodyBottom + stroke / 2 };
    return { ...candle, ...rows, paint: isLow ? null : candle.paint, tint: 3 };
  });
  // What a border covers looks like the border alone.
  const unseen = stroked.map(() => Array<number>(8).fill(Number.NaN));
  expect(chooseDirections(stroked, unseen, stroke).up).toEqual(ups);
});

test('where all bodies have one border and no known fill, two kinds of colour inside them tell, as far as they order the candles', () => {
  const walk = [...WALK, 52, 66, 58, 71, 60, 49, 63, 51];
  const ups = walk.slice(1).map((close, i) => close < walk[i]!);
  const candles = bodies(walk, () => 1);
  const looksBy = (isOf: (i: number) => boolean, [green, red]: readonly [Look, Look]): Look[] =>
    candles.map(({ bodyTop, bodyBottom }, i) => {
      const border = 3 / (bodyBottom - bodyTop);
      const fill = isOf(i) ? green : red;
      const inside = [0, 1, 2].map((k) => fill[k]! * (1 - border) + (k === 0 ? -180 * border : 0));
      return [...inside, ...inside, 0, 0];
    });
  const pale = [
    [-20, -12, 4],
    [-20, -4, 22],
  ] as const;
  const told = chooseDirections(
    candles,
    looksBy((i) => ups[i]!, pale),
    1,
  );
  expect(told.up).toEqual(ups);
  expect(told.inferred).toBe(false);
  const white = [
    [0, 0, 0],
    [-90, 0, 0],
  ] as const;
  expect(
    chooseDirections(
      candles,
      looksBy((i) => ups[i]!, white),
      1,
    ).inferred,
  ).toBe(false);
  expect(
    chooseDirections(
      candles,
      looksBy((i) => i > 10, pale),
      1,
    ).inferred,
  ).toBe(true);
});

test('insides that soft borders fill here and there tell nothing where colours do', () => {
  for (const seed of [1, 3, 11]) {
    const random = seeded(seed);
    const walk = Array.from({ length: 60 }, () => 0);
    walk.forEach((_, i) => {
      walk[i] = (walk[i - 1] ?? 200) + (random() < 0.5 ? -1 : 1) * (5 + 20 * random());
    });
    const ups = walk.slice(1).map((close, i) => close < walk[i]!);
    const candles = bodies(walk, () => HOLE).map((candle, i): MeasuredCandle => {
      const tint = ups[i] ? 2 : 1;
      return { ...candle, tint, paint: random() < 0.75 ? HOLE : tint };
    });
    expect(choose(candles).up).toEqual(ups);
  }
});

/** A market without gaps, whose moves are as high as a body needs to say something. */
function walkOf(seed: number, steps = 60): number[] {
  const random = seeded(seed);
  const walk = [300];
  for (let i = 0; i < steps; i++) walk.push(walk[i]! + (random() < 0.5 ? -1 : 1) * (10 + 30 * random()));
  return walk;
}

test('colours that show a trend tell no direction where neighbours say the opposite', () => {
  for (const seed of [2, 4, 9]) {
    const walk = walkOf(seed);
    const ups = walk.slice(1).map((close, i) => close < walk[i]!);
    const isAbove = (i: number) => walk[i + 1]! < (walk[i]! + walk[Math.max(0, i - 2)]!) / 2;
    const candles = bodies(walk, () => 1).map((candle, i) => {
      const paint = isAbove(i) ? 2 : 1;
      return { ...candle, paint, tint: paint };
    });
    expect(choose(candles).up.filter((is, i) => is !== ups[i]).length).toBeLessThan(3);
  }
});

test('a third colour that marks patterns goes either way, as their neighbours say, and the other two tell as before', () => {
  for (const seed of [2, 4, 9]) {
    const walk = walkOf(seed);
    const ups = walk.slice(1).map((close, i) => close < walk[i]!);
    const candles = bodies(walk, (up) => (up ? 2 : 1)).map((candle, i) => {
      const paint = i % 5 === 3 ? 3 : candle.paint!;
      return { ...candle, paint, tint: paint };
    });
    const { up, inferred } = choose(candles);
    expect(up).toEqual(ups);
    expect(inferred).toBe(false);
  }
});

test('a market with gaps keeps what its two colours say', () => {
  const random = seeded(7);
  const ups = Array.from({ length: 60 }, () => random() < 0.5);
  let at = 300;
  const candles = ups.map((isUp, i) => {
    const open = at + 40 * (random() - 0.5);
    at = open + (isUp ? -1 : 1) * (10 + 30 * random());
    const [body] = bodies([open, at], () => (isUp ? 2 : 1));
    return { ...body!, slot: i, x: 10 * i, tint: isUp ? 2 : 1 };
  });
  expect(choose(candles).up).toEqual(ups);
});

/** Heikin-Ashi bodies of a walk, rows. */
function averagedOf(walk: number[]): { open: number; close: number }[] {
  const bars: { open: number; close: number }[] = [];
  for (const [i, price] of walk.slice(1).entries()) {
    const last = bars.at(-1) ?? { open: walk[0]!, close: walk[0]! };
    bars.push({ open: (last.open + last.close) / 2, close: (walk[i]! + price) / 2 });
  }
  return bars;
}

test('Heikin-Ashi candles open in the middle of the last body, which tells their directions whatever their colours mean', () => {
  for (const tell of [(up: boolean) => (up ? 2 : 1), () => 1]) {
    const bars = averagedOf(walkOf(5));
    const ups = bars.map(({ open, close }) => close < open);
    const candles = bars.map(({ open, close }, i) => {
      const [body] = bodies([open, close], tell);
      return { ...body!, slot: i, x: 10 * i, tint: tell(ups[i]!) };
    });
    const told = choose(candles);
    expect(told.averaged).toBe(true);
    const high = bars.map(({ open, close }) => Math.abs(open - close) > 10);
    expect(told.up.filter((_, i) => i > 0 && high[i] && high[i - 1])).toEqual(
      ups.filter((_, i) => i > 0 && high[i] && high[i - 1]),
    );
    for (const [i, gap] of gapsAfter(candles, told, 1).entries())
      if (high[i] && high[i + 1]) expect(gap).toBeLessThan(3);
  }
  expect(choose(bodies(walkOf(5), (up) => (up ? 2 : 1))).averaged).toBe(false);
});

test('averaged candles too low to show where they open go as others of their border do, where all are hollow', () => {
  const bars = averagedOf(walkOf(5));
  const ups = bars.map(({ open, close }) => close < open);
  const candles = bars.map(({ open, close }, i) => {
    const [body] = bodies([open, close], () => HOLE);
    return { ...body!, slot: i, x: 10 * i, tint: ups[i] ? 2 : 1 };
  });
  expect(choose(candles).up).toEqual(ups);
});

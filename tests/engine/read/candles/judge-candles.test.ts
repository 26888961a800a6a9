import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import type { Directions } from '#engine/read/candles/choose-directions';
import { judgeCandles } from '#engine/read/candles/judge-candles';
import { findChart } from '#engine/read/find-chart';
import { type DrawnCandle, drawCandles } from '../draw-candles.ts';
import { candles, HEIGHT, style } from '../random-candles.ts';
import { measuredCandle } from './measured-candle.ts';

/** The box plot of a day: quartiles about a middle, whiskers, and one of two tints that says nothing of direction. */
const day = fc.record({
  move: fc.integer({ min: -9, max: 9 }),
  half: fc.integer({ min: 4, max: 14 }),
  above: fc.integer({ min: 3, max: 14 }),
  below: fc.integer({ min: 3, max: 14 }),
  tint: fc.boolean(),
});

const boxes: fc.Arbitrary<DrawnCandle[]> = fc.array(day, { minLength: 24, maxLength: 60 }).map((days) => {
  let middle = HEIGHT / 2;
  return days.map(({ move, half, above, below, tint }) => {
    middle = Math.min(HEIGHT - 60, Math.max(60, middle + move));
    const [open, close] = tint ? [middle + half, middle - half] : [middle - half, middle + half];
    return { open, close, high: middle - half - above, low: middle + half + below };
  });
});

const enlarged = ({ width, height, data }: Raster, times: number): Raster => {
  const large = { width: times * width, height: times * height };
  const pixels = new Uint8ClampedArray(4 * large.width * large.height);
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      const from = 4 * (Math.floor(y / times) * width + Math.floor(x / times));
      pixels.set(data.subarray(from, from + 4), 4 * (y * large.width + x));
    }
  return { ...large, data: pixels };
};

describe('judgeCandles', () => {
  test('refuses box plots of days that follow each other smoothly, since no box leads to the next', () => {
    for (const [series, look] of fc.sample(fc.tuple(boxes, style), { numRuns: 12, seed: 3 }))
      expect(findChart(drawCandles(series, HEIGHT, look), []).ok).toBe(false);
  });

  test('reads candles of a market that opens anywhere but at its last close', () => {
    const overnight = fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 60, maxLength: 60 });
    for (const [series, gaps, look] of fc.sample(fc.tuple(candles, overnight, style), { numRuns: 6, seed: 7 })) {
      let shift = 0;
      const gapped = series.map((candle, i) => {
        shift = Math.min(24, Math.max(-24, shift + gaps[i]!));
        const at = (row: number) => row + shift;
        return { open: at(candle.open), high: at(candle.high), low: at(candle.low), close: at(candle.close) };
      });
      const found = findChart(drawCandles(gapped, HEIGHT, look), []);
      expect(found.ok && found.value.candles.length).toBe(series.length);
    }
  });

  test('reads few candles that open right where the last closed, though one among them was misread', () => {
    const closes = [200, 150, 190, 120, 160, 100, 170, 140, 210, 180, 230, 190, 240, 200];
    const few = closes.slice(1).map((close, i) => {
      const open = closes[i]!;
      return { open, close, high: Math.min(open, close) - 6 - (i % 3), low: Math.max(open, close) + 5 + (i % 4) };
    });
    const misread = { open: 20, close: 380, high: 10, low: 390 };
    const drawn = few.with(6, misread);
    for (const look of fc.sample(style, { numRuns: 6, seed: 5 })) {
      const found = findChart(drawCandles(drawn, HEIGHT, look), []);
      expect(found.ok && found.value.candles.length).toBeGreaterThanOrEqual(few.length - 1);
    }
  });

  test('reads few candles of a market that goes but one way, if each opens right where the last closed', () => {
    const closes = [390, 372, 340, 331, 300, 262, 250, 221, 180];
    const rising = closes.slice(1).map((close, i) => {
      const open = closes[i]!;
      return { open, close, high: close - 3 - (i % 4), low: open + 3 + (i % 3) };
    });
    // Nothing was traded in one slot.
    rising.splice(4, 0, { open: -9, high: -9, low: -9, close: -9 });
    const apart = rising.map(({ open, close, high, low }, i) => {
      const shift = [14, -9, 17, -12, 8][i % 5]!;
      return { open: open + shift, close: close + shift, high: high + shift, low: low + shift };
    });
    for (const look of fc.sample(style, { numRuns: 4, seed: 5 })) {
      const found = findChart(drawCandles(rising, HEIGHT, look), []);
      expect(found.ok && found.value.candles.length).toBe(rising.length - 1);
      expect(findChart(drawCandles(apart, HEIGHT, look), []).ok).toBe(false);
    }
  });

  test('reads few candles of a market that comes back to where it was, if but one does not open right where the last closed', () => {
    const closes = [150, 195, 130, 186, 140, 172, 125, 180, 138, 190, 145];
    const moved = (shifts: number[]) =>
      closes.slice(1).map((end, i): DrawnCandle => {
        const shift = shifts[i % shifts.length]!;
        const [open, close] = [closes[i]! + shift, end + shift];
        return {
          open,
          close,
          high: Math.min(open, close) - 85 - 7 * (i % 3),
          low: Math.max(open, close) + 85 + 9 * (i % 4),
        };
      });
    const overnight = moved([0, 0, 0, 0, 0, 0, 0, 0, 90, 90]);
    for (const look of fc.sample(style, { numRuns: 4, seed: 5 })) {
      const found = findChart(drawCandles(overnight, HEIGHT, look), []);
      expect(found.ok && found.value.candles.length).toBe(overnight.length);
      expect(findChart(drawCandles(moved([14, -29, 37, -12, 28]), HEIGHT, look), []).ok).toBe(false);
    }
  });

  test('reads candles that are low for how far they stand apart, if they go on from one to the next', () => {
    const closes = [200, 204, 199, 206, 203, 209, 202, 207, 215, 211, 219, 214, 222, 217, 224, 229, 221, 227, 232, 226];
    const quiet = closes.slice(1).map((close, i) => {
      const open = closes[i]!;
      return { open, close, high: Math.min(open, close) - 2 - (i % 3), low: Math.max(open, close) + 2 + (i % 2) };
    });
    for (const look of fc.sample(style, { numRuns: 4, seed: 5 })) {
      const wide = { ...look, pitch: 75, body: 41, hollow: false };
      const found = findChart(drawCandles(quiet, HEIGHT, wide), []);
      expect(found.ok && found.value.candles.length).toBe(quiet.length);
    }
  });

  test('reads them in an enlarged picture too, in which bodies that end and begin in one row overlap by as many px as a wick is wide', () => {
    const closes = [390, 372, 340, 321, 300, 272, 250, 221, 200];
    const rising = closes.slice(1).map((close, i) => {
      const open = closes[i]!;
      return { open, close, high: close - 5 - (i % 4), low: open + 5 + (i % 3) };
    });
    // Nothing was traded in one slot.
    rising.splice(4, 0, { open: -9, high: -9, low: -9, close: -9 });
    const [look] = fc.sample(style, { numRuns: 1, seed: 5 });
    const found = findChart(enlarged(drawCandles(rising, HEIGHT, look!), 4), []);
    expect(found.ok && found.value.candles.length).toBe(rising.length - 1);
  });

  test('reads many candles of one paint though a third of them leap, and none of which half do', () => {
    const leaping = (isLeap: (i: number) => boolean) => {
      let close = HEIGHT / 2;
      return Array.from({ length: 60 }, (_, i): DrawnCandle => {
        const leap = isLeap(i) ? 40 + ((i * 7) % 23) : 0;
        const open = close + (close > HEIGHT / 2 ? -leap : leap);
        const body = 5 + ((i * 11) % 17);
        close = (i * i) % 7 < 3 ? open - body : open + body;
        return { open, close, high: Math.min(open, close) - 4 - (i % 5), low: Math.max(open, close) + 4 + (i % 3) };
      });
    };
    for (const look of fc.sample(style, { numRuns: 4, seed: 5 })) {
      const plain = { ...look, down: look.up, hollow: false };
      const isRead = (isLeap: (i: number) => boolean) => findChart(drawCandles(leaping(isLeap), HEIGHT, plain), []).ok;
      expect(isRead((i) => i % 3 === 1)).toBe(true);
      expect(isRead((i) => i % 2 === 1)).toBe(false);
    }
  });

  test('reads candles of a market of few ticks, of which most bodies are of one size, if each opens where the last closed', () => {
    const steps = [1, -1, -1, 1, 1, -2, 1, 1, 1, -1, 1, 1, -1, 1, 2, 1, -1, -1, 1, 1, -1, 1, 1, -1, 1, 1, -1, 1];
    let close = HEIGHT / 2;
    const stepped = steps.map((step, i) => {
      const open = close;
      close -= 14 * step;
      const [above, below] = [14 * (i % 2), 14 * (i % 3)];
      return { open, close, high: Math.min(open, close) - above, low: Math.max(open, close) + below };
    });
    for (const look of fc.sample(style, { numRuns: 4, seed: 5 })) {
      const found = findChart(drawCandles(stepped, HEIGHT, look), []);
      expect(found.ok && found.value.candles.length).toBe(steps.length);
    }
  });

  test('refuses what rises all the way after it fell all the way, as the two sides of a book of orders do', () => {
    const slope = Array.from({ length: 48 }, (_, i) => {
      const [open, close] = i < 24 ? [60 + 10 * i, 70 + 10 * i] : [300 - 10 * (i - 24), 290 - 10 * (i - 24)];
      const [above, below] = [(i * 7) % 6, (i * 5) % 7];
      return { open, close, high: Math.min(open, close) - above, low: Math.max(open, close) + below };
    });
    for (const look of fc.sample(style, { numRuns: 3, seed: 3 }))
      expect(findChart(drawCandles(slope, HEIGHT, look), []).ok).toBe(false);
  });

  test('reads candles that stand hardly 3 px apart where they bear themselves out, and refuses wicks alone as too dense', () => {
    const thin = { ...fc.sample(style, { numRuns: 1, seed: 5 })[0]!, pitch: 3.1, body: 3, hollow: false };
    const [series] = fc.sample(candles, { numRuns: 1, seed: 11 });
    const many = [...series!, ...series!.toReversed().map(backwards), ...series!];
    const found = findChart(drawCandles(many, HEIGHT, thin), []);
    expect(found.ok && found.value.candles.length).toBe(many.length);
    const strokes = findChart(drawCandles(many, HEIGHT, { ...thin, body: 1 }), []);
    expect(strokes).toMatchObject({ ok: false, why: 'too-dense' });
  });

  test('reads many candles hardly 3 px apart though each opens somewhat off the last close, wicks alone of the same market not', () => {
    const thin = { ...fc.sample(style, { numRuns: 1, seed: 5 })[0]!, pitch: 3.1, body: 3, hollow: false };
    const [series] = fc.sample(candles, { numRuns: 1, seed: 11 });
    const there = [...series!, ...series!.toReversed().map(backwards)];
    const many = [...there, ...there, ...there, ...there].map(({ open, close, high, low }, i) => {
      const off = Math.round((4 * (((i * 7) % 11) - 5)) / 3);
      return { open: open + off, close: close + off, high: high + off, low: low + off };
    });
    const found = findChart(drawCandles(many, HEIGHT, thin), []);
    expect(found.ok && found.value.candles.length).toBe(many.length);
    const strokes = findChart(drawCandles(many, HEIGHT, { ...thin, body: 1 }), []);
    expect(strokes).toMatchObject({ ok: false, why: 'too-dense' });
  });

  test('refuses the steps of a sum that were read as bars, though an edge at an angle leaves a bit above and below each', () => {
    const steps = Array.from({ length: 40 }, (_, i) => (8 + ((i * 7) % 9)) * (i % 9 === 4 || i > 22 ? -1 : 1));
    const bars = (wick: number) => {
      let close = 200;
      return steps.map((step, slot) => {
        const open = close;
        close += step;
        const [bodyTop, bodyBottom] = [Math.min(open, close), Math.max(open, close)];
        const [top, bottom] = [bodyTop - wick * (slot % 3), bodyBottom + wick * ((slot + 1) % 3)];
        return measuredCandle(slot, { top, bottom, bodyTop, bodyBottom });
      });
    };
    const directions: Directions = { ...told, up: steps.map((step) => step < 0), guessed: steps.map(() => false) };
    const lattice = { pitch: 10, origin: 0, share: 0.9, occupancy: 1 };
    expect(judgeCandles(bars(0.6), lattice, directions, { areBars: true })).toBe('not-candlesticks');
    expect(judgeCandles(bars(5), lattice, directions, { areBars: true })).toBeNull();
    // So are a few of them, however they begin and end.
    const few = (wick: number) => bars(wick).slice(0, 12);
    const ofFew = { ...directions, up: directions.up.slice(0, 12), guessed: directions.guessed.slice(0, 12) };
    expect(judgeCandles(few(1.2), lattice, ofFew, { areBars: true, row: 2 })).toBe('not-candlesticks');
    expect(judgeCandles(few(5), lattice, ofFew, { areBars: true, row: 2 })).toBeNull();
    // Read as candles, they are strokes with far more room between them than candles leave.
    const wide = { ...lattice, pitch: 40 };
    expect(judgeCandles(bars(5), wide, directions, { body: 3 })).toBe('not-candlesticks');
    expect(judgeCandles(bars(5), wide, directions, { body: 12 })).toBeNull();
  });

  test('refuses a line of steps with a mark at each corner that was read as bars, which reach no two alike beyond their ticks', () => {
    const steps = Array.from({ length: 30 }, (_, i) => (8 + ((i * 7) % 9)) * (i % 2 ? -1 : 1));
    const bars = (reachOf: (slot: number) => number) => {
      let close = 200;
      return steps.map((step, slot) => {
        const open = close;
        close += step;
        const [bodyTop, bodyBottom] = [Math.min(open, close), Math.max(open, close)];
        return measuredCandle(slot, {
          top: bodyTop - reachOf(slot),
          bottom: bodyBottom + reachOf(slot + 1),
          bodyTop,
          bodyBottom,
        });
      });
    };
    const directions: Directions = { ...told, up: steps.map((step) => step < 0), guessed: steps.map(() => false) };
    const lattice = { pitch: 25, origin: 0, share: 0.9, occupancy: 1 };
    const judged = (reachOf: (slot: number) => number) =>
      judgeCandles(bars(reachOf), lattice, directions, { areBars: true });
    expect(judged((slot) => 4 + 0.4 * (slot % 3))).toBe('not-candlesticks');
    expect(judged((slot) => 4 * (slot % 3))).toBeNull();
  });

  test('refuses the steps of a sum whose labels pass for candles with wicks, and what all but fills its slots or stands as near as a line’s steps in one paint', () => {
    const steps = [40, -22, 31, 25, -36, 18, 44, -27, -19, 33, 21, -30];
    let close = 200;
    const bars = (wick: number, pitch = 30) => {
      close = 200;
      return steps.flatMap((step, i) => {
        const open = close;
        close += step;
        const [bodyTop, bodyBottom] = [Math.min(open, close), Math.max(open, close)];
        const body = measuredCandle(2 * i, { top: bodyTop - wick, bottom: bodyBottom + wick, bodyTop, bodyBottom });
        const label = measuredCandle(2 * i + 1, {
          top: close - 5,
          bottom: close + 4,
          bodyTop: close - 1,
          bodyBottom: close + 1,
        });
        return [body, label].map((candle) => ({ ...candle, x: candle.slot * pitch }));
      });
    };
    const up = steps.flatMap((step) => [step < 0, true]);
    const directions: Directions = { ...told, up, guessed: up.map(() => false) };
    const lattice = { pitch: 30, origin: 0, share: 0.9, occupancy: 1 };
    expect(judgeCandles(bars(0), lattice, directions, { body: 20 })).toBe('not-candlesticks');
    expect(judgeCandles(bars(6), lattice, directions, { body: 20 })).toBeNull();
    expect(judgeCandles(bars(6), lattice, directions, { body: 20, row: 17 })).toBe('not-candlesticks');
    expect(judgeCandles(bars(6), lattice, directions, { body: 20, row: 14 })).toBeNull();
    const thick = { body: 6, row: 5, areBars: true };
    expect(judgeCandles(bars(6), { ...lattice, pitch: 8 }, directions, thick)).toBe('not-candlesticks');
    expect(judgeCandles(bars(6), lattice, directions, thick)).toBeNull();
    const alike = { ...directions, inferred: true, certainty: 0.3 };
    expect(judgeCandles(bars(6), lattice, alike, { body: 20 })).toBeNull();
    expect(judgeCandles(bars(6), lattice, alike, { body: 29 })).toBe('not-candlesticks');
    const near = { ...lattice, pitch: 4 };
    expect(judgeCandles(bars(6, 4), near, alike, { body: 3 })).toBeNull();
    expect(judgeCandles(bars(6, 4), near, alike, { body: 2 })).toBe('not-a-chart');
  });

  test('refuses a line that slopes over all slots, though what each of them cuts out of it leads on to the next', () => {
    const pieces = LINE.map(([top, bodyTop, bodyBottom, bottom], slot) =>
      measuredCandle(slot, { top, bodyTop, bodyBottom, bottom }),
    );
    const up = pieces.map(({ slot }) => UP_IN_LINE.includes(slot));
    const directions: Directions = { ...told, up, guessed: up.map(() => false) };
    const lattice = { pitch: 6.55, origin: 0, share: 0.63, occupancy: 1 };
    expect(judgeCandles(pieces, lattice, directions, { body: 4 })).toBe('not-candlesticks');
  });
});

const told = { certainty: 1, inferred: false, averaged: false, contradicted: false, overhang: { down: 0, up: 0 } };

/** The same candle in a market that goes back in time. */
const backwards = ({ open, close, high, low }: DrawnCandle): DrawnCandle => ({ open: close, close: open, high, low });

/** Top, body and bottom, px, of what slots of 6.55 px cut out of the lower band of a channel, and the slots in which its paint said that it rose. */
const LINE = [
  [101, 116, 123, 123],
  [95, 97, 99, 99],
  [97, 115, 119, 119],
  [126, 127, 131, 133],
  [129, 129, 132, 136],
  [132, 132, 139, 139],
  [135, 140, 142, 142],
  [138, 139, 143, 145],
  [142, 142, 149, 149],
  [145, 150, 152, 152],
  [150, 150, 157, 157],
  [153, 153, 156, 160],
  [157, 157, 164, 164],
  [160, 164, 167, 167],
  [163, 163, 170, 170],
  [168, 168, 170, 174],
  [171, 171, 174, 178],
  [174, 174, 181, 181],
  [178, 179, 183, 185],
  [181, 181, 188, 188],
  [185, 187, 191, 191],
  [189, 189, 196, 196],
  [192, 192, 199, 199],
  [197, 197, 199, 202],
  [200, 200, 203, 206],
  [203, 203, 206, 210],
  [206, 206, 209, 213],
  [210, 210, 217, 218],
  [213, 217, 220, 220],
  [217, 217, 223, 223],
  [221, 221, 227, 227],
  [224, 225, 228, 230],
  [226, 226, 229, 233],
  [229, 229, 236, 236],
  [233, 234, 238, 239],
  [235, 236, 241, 241],
  [239, 239, 245, 245],
  [241, 245, 248, 248],
  [244, 248, 251, 251],
  [247, 250, 254, 254],
  [250, 253, 256, 256],
  [252, 253, 257, 259],
] as const;
const UP_IN_LINE = [1, 2, 3, 18, 20, 31, 34, 41];

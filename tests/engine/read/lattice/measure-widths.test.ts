import { expect, test } from 'vitest';
import { findSeeds, type InkBox } from '#engine/read/lattice/find-boxes';
import { measureWidths } from '#engine/read/lattice/measure-widths';

const PITCH = 25;
const lattice = { pitch: PITCH, origin: 12.5, share: 1, occupancy: 1 };

/** Upright strokes of OHLC bars, some of which a line has left a thin rest of. */
const stems = Array.from({ length: 24 }, (_, i): InkBox => ({ x: 12.5 + PITCH * i, width: 3, y0: 40, y1: 120 }));
const rests = stems.slice(0, 8).map(({ x }): InkBox => ({ x, width: 1, y0: 120, y1: 124 }));

test('what lines leave of wider strokes is not taken for wicks', () => {
  const boxes = [...stems, ...rests];
  expect(measureWidths(boxes, findSeeds(boxes), lattice).wick).toBe(3);
});

test('bodies with wicks keep their widths', () => {
  const bodies = stems.map((stem): InkBox => ({ ...stem, width: 15 }));
  const wicks = bodies.map((body): InkBox => ({ ...body, width: 1, y0: body.y0 - 20, y1: body.y0 }));
  const boxes = [...bodies, ...wicks];
  expect(measureWidths(boxes, findSeeds(boxes), lattice)).toEqual({ wick: 1, body: 15 });
});

test('where bodies touch, wicks may be nearly half as wide as the pitch', () => {
  const near = { ...lattice, pitch: 4.5 };
  const wicks = Array.from({ length: 40 }, (_, i): InkBox => ({ x: 12.5 + 4.5 * i, width: 2, y0: 20, y1: 50 }));
  const halves = wicks.slice(0, 8).map((wick): InkBox => ({ ...wick, width: 1, y0: 90, y1: 110 }));
  const fused = wicks.slice(1).map(({ x }): InkBox => ({ x: x - 2.25, width: 9, y0: 50, y1: 62 }));
  expect(measureWidths([...wicks, ...halves, ...fused], [], near)).toEqual({ wick: 2, body: 4 });
});

test('a body that is wider than the pitch by just a border shares it with its neighbours, of which runs of three are no body', () => {
  const near = { pitch: 6, origin: 3, share: 1, occupancy: 1 };
  const at = (slot: number, width: number, y0: number, y1: number): InkBox => ({ x: 3 + 6 * slot, width, y0, y1 });
  const sides = Array.from({ length: 60 }, (_, i) => at(i, 3, 40, 70 + (i % 7)));
  const alone = [5, 12, 30, 44].map((slot) => at(slot, 9, 20, 40));
  const three = [8, 22, 51].map((slot) => at(slot, 21, 75, 80));
  expect(measureWidths([...sides, ...alone, ...three], [], near)).toEqual({ wick: 3, body: 9 });
  const apart = alone.map((box): InkBox => ({ ...box, width: 5 }));
  expect(measureWidths([...sides, ...apart, ...alone.slice(1, 2)], [], near).body).toBeLessThanOrEqual(6);
});

test('wicks of near candles may be as thick as most of the pitch, beside which bodies are hardly wider, and what little is thinner is no wick', () => {
  const near = { ...lattice, pitch: 5 };
  const at = (slot: number, width: number, y0: number, y1: number): InkBox => ({ x: 12.5 + 5 * slot, width, y0, y1 });
  const wicks = Array.from({ length: 60 }, (_, i) => at(i, 3, 20, 60 + (i % 9)));
  const bodies = wicks.map((_, i) => at(i, 4, 80, 110 + (i % 7)));
  const rests = [3, 20, 41].map((slot) => at(slot, 1, 130, 136));
  expect(measureWidths([...wicks, ...bodies, ...rests], [], near)).toEqual({ wick: 3, body: 4 });
  expect(measureWidths([...wicks, ...bodies.slice(0, 12), ...rests], [], near).wick).toBe(1);
});

test('of bodies wider than the pitch a row covers all of its slot, and one of a wick what a neighbour reaches into it too', () => {
  const near = { ...lattice, pitch: 5 };
  const at = (slot: number, width: number, y0: number, y1: number): InkBox => ({ x: 12.5 + 5 * slot, width, y0, y1 });
  const wicks = Array.from({ length: 60 }, (_, i) => at(i, 3, 20, 60 + (i % 9)));
  const alone = wicks.slice(0, 25).map((_, i) => at(2 * i, 6, 80, 100 + (i % 7)));
  const fused = wicks.slice(0, 40).map((_, i) => at(i + 1, 16, 120, 150));
  expect(measureWidths([...wicks, ...alone, ...fused], [], near)).toEqual({
    wick: 3,
    body: 5,
    covered: { wick: 3.5, body: 5 },
  });
});

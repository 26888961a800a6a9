import { expect, test } from 'vitest';
import type { CandleColours } from '#engine/read/colours/choose-candle-colours';
import type { Lattice } from '#engine/read/lattice/find-pitch';
import { markOnce } from '#engine/read/marks/mark-once';

const colours = (candles: CandleColours['candles']): CandleColours => ({
  background: [255, 255, 255],
  candles,
  bars: [],
  lines: [],
  others: [],
  strokes: [],
  edges: [],
});

const NONE = new Uint8Array();
const LATTICE: Lattice = { pitch: 8, origin: 1, share: 0.9, occupancy: 0.9 };

test('the same colours are marked once, others and those at a known pitch by themselves', () => {
  const asked: string[] = [];
  const mark = markOnce(({ candles }, known) => {
    asked.push(`${candles.join('|')} at ${known?.pitch ?? 'any'}`);
    return null;
  });

  mark(colours([[200, 0, 0]]));
  mark(colours([[200, 0, 0]]));
  mark(colours([[200, 0, 0]]), LATTICE);
  mark(colours([[200, 0, 0]]), { ...LATTICE, pitch: 9 });
  mark(colours([[200, 0, 0]]), { ...LATTICE });
  mark(colours([[0, 200, 0]]));

  expect(asked).toEqual(['200,0,0 at any', '200,0,0 at 8', '200,0,0 at 9', '0,200,0 at any']);
});

test('nor are they marked again with the lattice that they stand on by themselves, unless something was cleared by it', () => {
  const asked: (Lattice | undefined)[] = [];
  const ink = { region: { x0: 0, x1: 0, y0: 0, y1: 0 }, width: 0, height: 0, cover: NONE, owner: NONE };
  const markerOf = (isOwn: boolean) =>
    markOnce((_, known) => {
      asked.push(known);
      return { ink, lines: new Set<number>(), boxes: [], seeds: [], lattice: LATTICE, isOwn };
    });

  for (const isOwn of [true, false]) {
    const mark = markerOf(isOwn);
    const marks = mark(colours([[200, 0, 0]]))!;
    expect(mark(colours([[200, 0, 0]]), marks.lattice)).toEqual(marks);
  }

  expect(asked).toEqual([undefined, undefined, LATTICE]);
});

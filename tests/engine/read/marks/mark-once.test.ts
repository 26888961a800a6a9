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
});

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

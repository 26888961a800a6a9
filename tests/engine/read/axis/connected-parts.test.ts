import { describe, expect, test } from 'vitest';
import { connectedParts } from '#engine/read/axis/connected-parts';
import { removeLongRuns } from '#engine/read/axis/remove-long-runs';
import { mask } from './mask.ts';

describe('connected parts', () => {
  test('parts that touch at a corner are one, kinds of ink are kept apart', () => {
    const parts = connectedParts(
      mask([
        '##...o', //
        '..#..o',
        '.....#',
      ]),
    );
    expect(parts).toEqual([
      { x0: 0, x1: 3, y0: 0, y1: 2, area: 3, kind: 2 },
      { x0: 5, x1: 6, y0: 0, y1: 2, area: 2, kind: 1 },
      { x0: 5, x1: 6, y0: 2, y1: 3, area: 1, kind: 2 },
    ]);
  });

  test('two arms that meet further down are one part', () => {
    const parts = connectedParts(
      mask([
        '#..#', //
        '#..#',
        '####',
      ]),
    );
    expect(parts).toEqual([{ x0: 0, x1: 4, y0: 0, y1: 3, area: 8, kind: 2 }]);
  });
});

test('runs longer than a stroke of a glyph are wiped in both directions', () => {
  const picture = mask([
    '######.#', //
    '..#....#',
    '..#....#',
    '.......#',
  ]);
  removeLongRuns(picture, 4, 3);
  expect(picture).toEqual(
    mask([
      '........', //
      '..#.....',
      '..#.....',
      '........',
    ]),
  );
});

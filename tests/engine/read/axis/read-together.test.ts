import { describe, expect, test } from 'vitest';
import type { FittedColumn } from '#engine/read/axis/fit-column';
import { lessLed, readTogether } from '#engine/read/axis/read-together';
import { NOT_AT_STAKE } from '#engine/read/axis/separator-among';

/** Labels that no column could make, so that only what is asked before they are decoded matters. */
const column = (texts: string[], signs = 0) => {
  const labels = texts.map((text, i) => ({ text, y: 40 * i, isTag: false, confidence: 0.5 }));
  return {
    labels,
    lines: texts.map(() => new Float32Array(0)),
    numbers: labels.map((label) => ({ ...label, signs })),
    arePowers: false,
    separators: { separatorOdds: NOT_AT_STAKE },
  };
};

describe('readTogether', () => {
  test('labels with signs behind most of them, as letters for thousands, or with powers of ten are not read together', () => {
    expect(readTogether(column(['12', '11', '10', '9', '8'], 1))).toBeNull();
    expect(readTogether(column(['12?', '11?', '10?', '9', '8']))).toBeNull();
    expect(readTogether({ ...column(['12', '11', '10', '9', '8']), arePowers: true })).toBeNull();
  });
});

test('a scale is doubted by how little its labels lead over another, and believed by none that hardly does', () => {
  const fitted = { doubt: 0.01 } as FittedColumn;
  const doubts = [40, 14, 6].map((lead) => (lessLed(fitted, lead) as FittedColumn).doubt);
  expect(doubts).toEqual([0.05, 0.12, 1]);
  expect(lessLed({ doubt: 0.3 } as FittedColumn, 40)).toMatchObject({ doubt: 0.3 });
  expect(lessLed('inconsistent', 40)).toBe('inconsistent');
});

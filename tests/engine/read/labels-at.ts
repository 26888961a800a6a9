import type { LabelColumn } from '#engine/read/axis/label-column';

/** A column of labels of 10 px between two columns of the picture, given by their middles. */
export function labelsAt(x0: number, x1: number, rows: number[]): LabelColumn {
  const words = rows.map((y) => ({
    x0,
    x1,
    y0: y - 5,
    y1: y + 5,
    glyphHeight: 10,
    middle: y,
    light: false,
    glyphs: [0, 1, 2, 3].map((i) => ({
      x0: x0 + 8 * i,
      x1: x0 + 8 * i + 6,
      y0: y - 5,
      y1: y + 5,
      area: 30,
      kind: 1 as const,
    })),
  }));
  const spacing = (rows[1]! - rows[0]!) / 10;
  const box = { x0, x1, y0: rows[0]! - 5, y1: rows.at(-1)! + 5 };
  return { side: 'right', words, box, glyphHeight: 10, spacing, regularity: 1 };
}

import type { CandleRows } from '../settle-rows.ts';
import { tagDistance } from './doubt.ts';
import type { GridRow } from './find-grid-rows.ts';
import { type LabelFit, priceAt } from './fit-labels.ts';

/** The value at which an index begins. */
const BASE = 100;

/** How near to 100 an index begins, in glyph heights: at high resolution both rows are rounded to several px. */
const TOLERANCE = 0.15;

/** A base line is drawn to be seen: so many times as strong as a grid line, over nearly the whole width. */
const STRONG = 2.5;
const WHOLE = 0.8;

type Evidence = {
  /** Rows of the first candle, px. An index counts from the first close seen, which may be the one before it: then it lies between this one's ends, if the market made no gap. */
  first: CandleRows;
  grid: GridRow[];
  glyphHeight: number;
};

/** Whether a scale compares rather than prices: the chart begins at 100, or a line of its own marks 100. Where apps offer an index, it is in place of a logarithmic scale. */
export function isIndexed(fit: LabelFit, { first, grid, glyphHeight }: Evidence): boolean {
  if (fit.scale === 'log') return false;
  const near = Math.max(1.5, TOLERANCE * glyphHeight);
  const ends = [priceAt(fit, first.high), priceAt(fit, first.low)];
  const isWithin = Math.min(...ends) <= BASE && BASE <= Math.max(...ends);
  const beginsThere = isWithin || [first.open, first.close].some((y) => tagDistance(fit, { value: BASE, y }) < near);
  return beginsThere || hasBaseLine(fit, grid, near);
}

function hasBaseLine(fit: LabelFit, grid: GridRow[], near: number): boolean {
  const base = grid.find(({ y }) => tagDistance(fit, { value: BASE, y }) < near);
  if (!base || base.share < WHOLE) return false;
  const others = grid.filter((line) => line !== base && line.share > 0.5).map(({ step }) => step);
  const typical = others.toSorted((a, b) => a - b)[others.length >> 1];
  return typical !== undefined && base.step > STRONG * typical && priceAt(fit, base.y) > 0;
}

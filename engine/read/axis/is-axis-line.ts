import type { Divider } from '../regions/find-dividers.ts';
import type { LabelColumn } from './label-column.ts';
import { LIST_SPACING } from './rank-columns.ts';

/** A lens, a codec or a screen of two px a point makes the line between candles and labels so wide that it could part panels: up to this, in px and so near to the labels, in glyph heights. */
const WIDEST = 6;
const REACH = 2;
/** Behind a panel's border stands a list more often than an axis: its rows are closer, or not as even. In a photo neither can be told. */
const LEAST_REGULARITY = 0.9;

/** Whether a divider is the line that an axis has along its labels; `smeared` where a lens was between. */
export const isAxisLine = (
  { x0, x1 }: Divider,
  { box, glyphHeight, regularity, spacing }: LabelColumn,
  { smeared }: { smeared: boolean },
): boolean =>
  x1 - x0 <= WIDEST &&
  Math.max(box.x0 - x1, x0 - box.x1) <= REACH * glyphHeight &&
  (smeared || (regularity >= LEAST_REGULARITY && spacing >= LIST_SPACING));

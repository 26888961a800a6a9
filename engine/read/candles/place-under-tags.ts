import { median } from '../axis/median.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Rows of letters and the room about them: what hides fewer may be a line, and an end beside a line as likely lies right there. */
const LEAST_TAG = 10;
/** px by which the edges of body and wick may differ where both end at a tag. */
const SOFT = 2;

/**
 * Puts ends that lie under a tag where they are off by least: in the middle of what it hides, as each of its rows is as likely, but no further than candles reach; where
 * both body and wick end there, the one at a third of it and the other at two. They count as hidden.
 */
export function placeUnderTags(candles: readonly MeasuredCandle[]): MeasuredCandle[] {
  const tallness = median(candles.map(({ top, bottom }) => bottom - top));
  const rowsUnder = (rows: number) => (rows < LEAST_TAG ? 0 : Math.min(rows, tallness));
  return candles.map((candle) => {
    const { top, bottom, bodyTop, bodyBottom, tagged } = candle;
    const hasBody = candle.hasBody && !('up' in candle);
    const above = { wick: rowsUnder(tagged.top), body: hasBody ? rowsUnder(tagged.bodyTop) : 0 };
    const below = { wick: rowsUnder(tagged.bottom), body: hasBody ? rowsUnder(tagged.bodyBottom) : 0 };
    if ([above, below].every(({ wick, body }) => wick === 0 && body === 0)) return candle;
    const up = stepsUnder(above, bodyTop - top);
    const down = stepsUnder(below, bottom - bodyBottom);
    return {
      ...candle,
      top: top - up.wick,
      bottom: bottom + down.wick,
      bodyTop: bodyTop - up.body,
      bodyBottom: bodyBottom + down.body,
      endHidden: true,
      mayBeOff: Math.max(up.wick, up.body, down.wick, down.body),
    };
  });
}

/** Rows, of the wick and of the body: hidden ones, and by how many the ends go on under them. */
type Rows = { wick: number; body: number };

/** `seen` is what is seen of the wick, px. */
function stepsUnder({ wick, body }: Rows, seen: number): Rows {
  const endTogether = wick > 0 && body > 0 && seen <= SOFT;
  return endTogether ? { wick: (2 * wick) / 3, body: body / 3 } : { wick: wick / 2, body: body / 2 };
}

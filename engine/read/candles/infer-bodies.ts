import type { Directions } from './choose-directions.ts';
import { closeOf, openOf } from './follow-chain.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import { placeUnderTags } from './place-under-tags.ts';

/** A body of which nothing is seen but its direction, px. */
const LEAST_BODY = 1;
/** The edge of what lies over it, px. */
const SOFT = 1;

/**
 * What can't be seen of bodies is put where the neighbours say: a body no wider than its wick, as where pitches are of a few pixels, between the close before
 * and the open after, if that goes the way that its colour tells; and an end that lies under something foreign at the neighbour's end, if that lies under it too.
 * Such candles count as hidden.
 */
export function inferBodies(candles: MeasuredCandle[], { up, inferred, averaged }: Directions): MeasuredCandle[] {
  const placed = placeUnderTags(candles);
  return candles.map((measured, i) => {
    const candle = placed[i]!;
    if ('up' in candle || averaged) return candle;
    const [before, after] = [placed[i - 1], placed[i + 1]];
    const neighbours = {
      close: before?.hasBody && before.slot === candle.slot - 1 ? closeOf(before, up[i - 1]!) : null,
      open: after?.hasBody && after.slot === candle.slot + 1 ? openOf(after, up[i + 1]!) : null,
    };
    if (candle.hasBody) return completeBody(candle, measured, up[i]!, neighbours);
    return inferred ? candle : placeBody(candle, up[i]!, neighbours);
  });
}

/** Rows at which the candle before closes and the one after opens; null where there is none or its body is not seen. */
type Ends = { close: number | null; open: number | null };

function completeBody(
  candle: MeasuredCandle,
  measured: MeasuredCandle,
  up: boolean,
  { close, open }: Ends,
): MeasuredCandle {
  const { bodyTop, bodyBottom, under } = measured;
  const [above, below] = up ? [open, close] : [close, open];
  const liesUnder = (end: number | null, from: number, to: number): end is number =>
    end !== null && end >= from - SOFT && end <= to + SOFT;
  return withBody(candle, {
    bodyTop: under.above > 0 && liesUnder(above, bodyTop - under.above, bodyTop - SOFT) ? above : candle.bodyTop,
    bodyBottom:
      under.below > 0 && liesUnder(below, bodyBottom + SOFT, bodyBottom + under.below) ? below : candle.bodyBottom,
  });
}

function placeBody(candle: MeasuredCandle, up: boolean, ends: Ends): MeasuredCandle {
  const [from, to] = [candle.top - candle.under.above, candle.bottom + candle.under.below];
  const within = (y: number) => Math.min(to, Math.max(from, y));
  const open = ends.close === null ? null : within(ends.close);
  const close = ends.open === null ? null : within(ends.open);
  const middle = (candle.top + candle.bottom) / 2;
  const least = up ? -LEAST_BODY : LEAST_BODY;
  const isAsTold = open !== null && close !== null && (close - open) * Math.sign(least) >= LEAST_BODY;
  const opened = open ?? (close === null ? middle - least / 2 : close - least);
  const closed = isAsTold ? close : opened + least;
  return withBody(candle, { bodyTop: Math.min(opened, closed), bodyBottom: Math.max(opened, closed) });
}

function withBody(candle: MeasuredCandle, { bodyTop, bodyBottom }: Pick<MeasuredCandle, 'bodyTop' | 'bodyBottom'>) {
  if (candle.hasBody && bodyTop === candle.bodyTop && bodyBottom === candle.bodyBottom) return candle;
  return {
    ...candle,
    hasBody: true,
    top: Math.min(candle.top, bodyTop),
    bottom: Math.max(candle.bottom, bodyBottom),
    bodyTop,
    bodyBottom,
    endHidden: true,
  };
}

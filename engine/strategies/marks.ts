import type { Anchor, Mark } from '../findings.ts';
import type { Series } from '../measure/series.ts';
import type { Phrase } from '../write/phrase.ts';

export const horizontal = (from: number, to: number, value: number, label?: Phrase): Mark => ({
  kind: 'line',
  points: [
    { candle: from, value },
    { candle: to, value },
  ],
  dashed: true,
  ...(label && { label }),
});

export const zone = (from: Anchor, to: Anchor, label?: Phrase): Mark => ({
  kind: 'zone',
  from,
  to,
  ...(label && { label }),
});

export const polyline = (points: Anchor[], label?: Phrase): Mark => ({
  kind: 'line',
  points,
  dashed: false,
  ...(label && { label }),
});

/** An indicator's line over the candles; nothing where it has fewer than two values. */
export const curve = (series: Series, label?: Phrase): Mark[] => {
  const points = series.flatMap((value, candle) => (value === null ? [] : [{ candle, value }]));
  return points.length < 2 ? [] : [polyline(points, label)];
};

export const tag = (candle: number, value: number, text: Phrase): Mark => ({
  kind: 'label',
  at: { candle, value },
  text,
});

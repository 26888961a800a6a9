import type { Box } from '../raster.ts';
import type { Reading } from '../reading.ts';
import type { FlatPicture } from './take-picture.ts';

/**
 * Puts everything that is drawn over the picture where it stands in the picture as it was handed in. Values stay as they are. On a slanted
 * photo a price has another row in every column, so the axis's rows are those at the side where its labels stand.
 */
export function placeOnPicture(reading: Reading, { source, toPicture }: FlatPicture): Reading {
  if (source === 'screenshot') return reading;
  const rowAt = (x: number, y: number) => toPicture({ x, y }).y;
  const { axis, plot, lastPrice } = reading;
  const side = axis?.side === 'left' ? plot.x0 : plot.x1;
  const box = ({ x0, x1, y0, y1 }: Box): Box => {
    const corners = [
      toPicture({ x: x0, y: y0 }),
      toPicture({ x: x1, y: y0 }),
      toPicture({ x: x0, y: y1 }),
      toPicture({ x: x1, y: y1 }),
    ];
    return {
      x0: Math.min(...corners.map((p) => p.x)),
      x1: Math.max(...corners.map((p) => p.x)),
      y0: Math.min(...corners.map((p) => p.y)),
      y1: Math.max(...corners.map((p) => p.y)),
    };
  };
  return {
    ...reading,
    plot: box(plot),
    panes: reading.panes.map((pane) => ({ ...pane, box: box(pane.box) })),
    axis: axis && {
      ...axis,
      y1: rowAt(side, axis.y1),
      y2: rowAt(side, axis.y2),
      labels: axis.labels.map((label) => ({ ...label, y: rowAt(side, label.y) })),
    },
    candles: reading.candles.map((candle) => {
      const { x, width, rows } = candle;
      const middle = (rows.high + rows.low) / 2;
      const left = toPicture({ x: x - width / 2, y: middle });
      const right = toPicture({ x: x + width / 2, y: middle });
      return {
        ...candle,
        x: (left.x + right.x) / 2,
        width: Math.hypot(right.x - left.x, right.y - left.y),
        rows: {
          open: rowAt(x, rows.open),
          high: rowAt(x, rows.high),
          low: rowAt(x, rows.low),
          close: rowAt(x, rows.close),
        },
      };
    }),
    overlays: reading.overlays.map((line) => ({ ...line, points: line.points.map(toPicture) })),
    dates: reading.dates.map((date) => ({ ...date, x: toPicture({ x: date.x, y: plot.y1 }).x })),
    lastPrice: lastPrice && { ...lastPrice, y: rowAt(side, lastPrice.y) },
  };
}

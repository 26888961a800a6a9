import ApexCharts, { type ApexOptions } from 'apexcharts';
import { PLAIN } from './manner.ts';
import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';
import { movingAverage } from './studies.ts';

/** ApexCharts: SVG, each candle one path with round joins; border and wick in the fill's colour or in one of their own. */
export const draw: Renderer = async (box, sketch) => {
  box.style.background = sketch.manner?.ground ?? sketch.theme.background;
  await new ApexCharts(box, options(box, sketch)).render();
  return whereIs(box, sketch);
};

function options(box: HTMLElement, sketch: Sketch): ApexOptions {
  const { theme, averages } = sketch;
  const { up, down } = theme;
  const { body, stroke } = sketch.manner ?? PLAIN;
  const shown = sketch.bars.slice(-sketch.visible);
  const labels = shown.map((bar) => new Date(bar.time * 1000).toISOString().slice(5, 16).replace('T', ' '));
  const text = { colors: theme.text, fontSize: `${sketch.fontSize}px`, fontFamily: theme.font };
  const lines = averages.map((period, i) => ({
    name: `MA${period}`,
    type: 'line',
    color: STUDY_COLORS[i],
    data: movingAverage(sketch.bars, period)
      .slice(-sketch.visible)
      .map((y, i) => ({ x: labels[i], y: Number.isFinite(y) ? y : null })),
  }));
  const last = shown.at(-1)!.close;
  return {
    chart: {
      type: lines.length ? 'line' : 'candlestick',
      width: box.clientWidth,
      height: box.clientHeight,
      background: 'transparent',
      animations: { enabled: false },
      toolbar: { show: false },
      fontFamily: theme.font,
    },
    series: [
      {
        name: 'price',
        type: 'candlestick',
        data: shown.map((bar, i) => ({ x: labels[i], y: [bar.open, bar.high, bar.low, bar.close] })),
      },
      ...lines,
    ] as never,
    stroke: {
      width: [stroke, ...averages.map(() => 1.5)],
      colors: [up.wick, ...averages.map((_, i) => STUDY_COLORS[i]!)],
      curve: 'smooth',
    },
    plotOptions: {
      bar: { columnWidth: `${Math.round(body * 100)}%` },
      candlestick: {
        type: sketch.shape === 'ohlc' ? 'ohlc' : 'candlestick',
        colors: { upward: up.fill ?? 'transparent', downward: down.fill ?? 'transparent' },
        wick: { useFillColor: up.wick !== down.wick },
      },
    } as never,
    grid: { show: sketch.grid, borderColor: theme.grid, position: sketch.manner?.gridOver ? 'front' : 'back' },
    xaxis: {
      type: 'category',
      tickAmount: Math.ceil(box.clientWidth / 160),
      labels: { style: text, rotate: 0, hideOverlappingLabels: true },
      axisBorder: { color: theme.grid },
      axisTicks: { color: theme.grid },
    },
    yaxis: {
      opposite: sketch.side === 'right',
      tickAmount: 7,
      forceNiceScale: true,
      labels: { style: text, formatter: (price: number) => priceText(price, sketch) },
    },
    annotations: sketch.lastTag
      ? {
          yaxis: [
            {
              y: last,
              borderColor: up.wick,
              label: {
                text: priceText(last, sketch),
                position: sketch.side,
                textAnchor: sketch.side === 'left' ? 'end' : 'start',
                // Beside the plot, where the axis is, not over the last candles.
                offsetX: sketch.side === 'left' ? -6 : 6,
                style: { color: theme.background, background: up.wick, fontSize: `${sketch.fontSize}px` },
              },
            },
          ],
        }
      : {},
    legend: { show: false },
    tooltip: { enabled: false },
  };
}

/** The paths name their own rows: centre, high and low stand at fixed places in them. */
function whereIs(box: HTMLElement, sketch: Sketch): Drawn {
  const { left, top } = box.getBoundingClientRect();
  const paths = [...box.querySelectorAll<SVGPathElement>('.apexcharts-candlestick-series path')];
  const shift = paths[0]!.getScreenCTM()!;
  const places = paths.map((path) => {
    const numbers = (path.getAttribute('d')!.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, high, low] = sketch.shape === 'ohlc' ? [0, 1, 3] : [2, 5, 15];
    return {
      x: numbers[x!]! + shift.e - left,
      high: numbers[high!]! + shift.f - top,
      low: numbers[low!]! + shift.f - top,
    };
  });
  const candles = sketch.bars
    .slice(-sketch.visible)
    .map((bar, i) => ({ x: places[i]!.x, o: bar.open, h: bar.high, l: bar.low, c: bar.close, v: bar.volume }));
  const lowest = candles.reduce((best, candle, i) => (candle.l < candles[best]!.l ? i : best), 0);
  const highest = candles.reduce((best, candle, i) => (candle.h > candles[best]!.h ? i : best), 0);
  const grid = box.querySelector('.apexcharts-grid')!.getBoundingClientRect();
  return {
    plot: { x: grid.left - left, y: grid.top - top, w: grid.width, h: grid.height },
    axis: {
      scale: 'linear',
      side: sketch.side,
      p1: candles[lowest]!.l,
      y1: places[lowest]!.low,
      p2: candles[highest]!.h,
      y2: places[highest]!.high,
    },
    candles,
  };
}

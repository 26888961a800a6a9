import { Chart, type ChartConfiguration, type Plugin, registerables } from 'chart.js';
import { CandlestickController, CandlestickElement, OhlcController, OhlcElement } from 'chartjs-chart-financial';
import { PLAIN } from './manner.ts';
import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';
import { bollinger, movingAverage } from './studies.ts';

Chart.register(...registerables, CandlestickController, CandlestickElement, OhlcController, OhlcElement);

/** Chart.js with its financial plug-in: a canvas with fractional coordinates, one stroke for border and wick. */
export const draw: Renderer = (box, sketch) => {
  const { background } = sketch.theme;
  box.style.background = sketch.manner?.ground ?? background;
  const canvas = document.createElement('canvas');
  box.append(canvas);
  Chart.defaults.font.family = sketch.theme.font;
  Chart.defaults.font.size = sketch.fontSize;
  const chart = new Chart(canvas, configure(sketch));
  return whereIs(chart, sketch);
};

function configure(sketch: Sketch): ChartConfiguration {
  const shown = sketch.bars.slice(-sketch.visible);
  const { theme } = sketch;
  const label = (x: number) =>
    shown[x] ? new Date(shown[x].time * 1000).toISOString().slice(5, 16).replace('T', ' ') : '';
  const grid = { display: sketch.grid, color: theme.grid, z: sketch.manner?.gridOver ? 1 : 0 };
  const [least, most] = [Math.min(...shown.map((bar) => bar.low)), Math.max(...shown.map((bar) => bar.high))];
  const spare = (most - least) * 0.06;
  const busiest = Math.max(...shown.map((bar) => bar.volume));
  return {
    data: {
      datasets: [
        prices(sketch, shown),
        ...lines(sketch),
        ...(sketch.volume === 'none' ? [] : [volumes(sketch, shown)]),
      ],
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      plugins: { legend: { display: false }, tooltip: { enabled: false } },
      scales: {
        x: {
          type: 'linear',
          offset: false,
          min: -0.6,
          max: shown.length - 0.4 + sketch.rightOffset,
          grid,
          ticks: { color: theme.text, maxRotation: 0, callback: (x: number) => label(x), autoSkipPadding: 30 },
        },
        y: {
          position: sketch.side,
          grid,
          min: least - spare,
          max: most + spare,
          ticks: {
            includeBounds: false,
            color: theme.text,
            callback: (price: number) => priceText(price, sketch),
          },
        },
        volume: { display: false, min: 0, max: busiest * 5, axis: 'y' },
      },
    },
    plugins: sketch.lastTag ? [lastTag(sketch)] : [],
  } as unknown as ChartConfiguration;
}

function prices(sketch: Sketch, shown: Sketch['bars']) {
  const { up, down } = sketch.theme;
  const { body, stroke } = sketch.manner ?? PLAIN;
  return {
    type: sketch.shape === 'ohlc' ? 'ohlc' : 'candlestick',
    data: shown.map((bar, x) => ({ x, o: bar.open, h: bar.high, l: bar.low, c: bar.close })),
    // The plug-in fills what did not change with a default of its own.
    backgroundColors: { up: up.fill ?? '#0000', down: down.fill ?? '#0000', unchanged: up.border },
    borderColors: { up: up.border, down: down.border, unchanged: up.border },
    borderWidth: stroke,
    parsing: false,
    grouped: false,
    barPercentage: body,
    categoryPercentage: 1,
    order: 2,
  };
}

function lines(sketch: Sketch) {
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const all = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands];
  return all.map((values, i) => ({
    type: 'line',
    data: values.slice(-sketch.visible).map((y, x) => ({ x, y })),
    borderColor: STUDY_COLORS[i % STUDY_COLORS.length],
    borderWidth: 1.5,
    pointRadius: 0,
    tension: 0.3,
    order: 1,
  }));
}

const volumes = ({ theme }: Sketch, shown: Sketch['bars']) => ({
  type: 'bar',
  yAxisID: 'volume',
  data: shown.map((bar, x) => ({ x, y: bar.volume })),
  backgroundColor: shown.map((bar) => `${bar.close >= bar.open ? theme.up.border : theme.down.border}66`),
  grouped: false,
  order: 3,
});

const lastTag = (sketch: Sketch): Plugin => ({
  id: 'last',
  afterDraw({ ctx, chartArea, scales }) {
    const { close } = sketch.bars.at(-1)!;
    const y = scales.y!.getPixelForValue(close);
    const text = priceText(close, sketch);
    const left = sketch.side === 'left' ? 0 : chartArea.right;
    ctx.fillStyle = ctx.strokeStyle = sketch.theme.up.border;
    ctx.setLineDash([4, 3]);
    ctx.beginPath();
    ctx.moveTo(chartArea.left, y);
    ctx.lineTo(chartArea.right, y);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.font = `${sketch.fontSize}px ${sketch.theme.font}`;
    ctx.fillRect(left + 1, y - sketch.fontSize * 0.75, ctx.measureText(text).width + 12, sketch.fontSize * 1.5);
    ctx.fillStyle = sketch.theme.background;
    ctx.textBaseline = 'middle';
    ctx.fillText(text, left + 7, y);
  },
});

function whereIs(chart: Chart, sketch: Sketch): Drawn {
  const { left, top, width, height } = chart.chartArea;
  const y = chart.scales.y!;
  const points = chart.getDatasetMeta(0).data;
  const candles = sketch.bars
    .slice(-sketch.visible)
    .map((bar, i) => ({ x: points[i]!.x, o: bar.open, h: bar.high, l: bar.low, c: bar.close, v: bar.volume }));
  const p1 = Math.min(...candles.map((candle) => candle.l));
  const p2 = Math.max(...candles.map((candle) => candle.h));
  return {
    plot: { x: left, y: top, w: width, h: height },
    axis: { scale: 'linear', side: sketch.side, p1, y1: y.getPixelForValue(p1), p2, y2: y.getPixelForValue(p2) },
    candles,
  };
}

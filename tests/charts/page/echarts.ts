import * as echarts from 'echarts';
import type { CandleInk } from '../themes.ts';
import { inksOf } from './bar-colouring.ts';
import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';
import { bollinger, movingAverage } from './studies.ts';

export const draw: Renderer = async (box, sketch) => {
  const chart = echarts.init(box, null, { renderer: 'canvas' });
  const shown = sketch.bars.slice(-sketch.visible);
  const room = { width: box.clientWidth, height: box.clientHeight };
  chart.setOption({
    animation: false,
    backgroundColor: sketch.theme.background,
    textStyle: { fontFamily: sketch.theme.font, color: sketch.theme.text },
    grid: grids(sketch, room),
    xAxis: (sketch.volume === 'pane' ? [0, 1] : [0]).map((gridIndex) => timeAxis(sketch, gridIndex)),
    yAxis: [priceAxis(sketch, shown), ...(sketch.volume === 'pane' ? [volumeAxis(sketch)] : [])],
    series: [
      candleSeries(sketch, shown),
      ...lineSeries(sketch),
      ...(sketch.volume === 'pane' ? [volumeSeries(sketch, shown)] : []),
    ],
  } as echarts.EChartsOption);
  await new Promise((done) => setTimeout(done, 60));
  return whereIs(chart, sketch, grids(sketch, room)[0]!);
};

function grids(sketch: Sketch, room: { width: number; height: number }) {
  const bare = sketch.axisHidden || sketch.axisInside;
  const gutter = bare ? 4 : 18 + sketch.fontSize * 0.62 * priceText(sketch.bars[0]!.close, sketch).length;
  const left = sketch.side === 'left' ? gutter : 14;
  const top = sketch.legend ? 34 : 14;
  const width = room.width - gutter - 14;
  const height = room.height - top - 34;
  if (sketch.volume !== 'pane') return [{ left, top, width, height }];
  return [
    { left, top, width, height: Math.round(height * 0.72) },
    { left, top: top + Math.round(height * 0.78), width, height: Math.round(height * 0.22) },
  ];
}

function timeAxis({ bars, visible, theme, fontSize, timeframe }: Sketch, gridIndex: number) {
  const [from, to] = /[DW]$/.test(timeframe) ? [0, 10] : [5, 16];
  const days = bars
    .slice(-visible)
    .map((bar) => new Date(bar.time * 1000).toISOString().slice(from, to).replace('T', ' '));
  return {
    type: 'category',
    data: days,
    gridIndex,
    axisLine: { lineStyle: { color: theme.text } },
    axisLabel: { show: gridIndex === 0, color: theme.text, fontSize },
    axisTick: { show: gridIndex === 0 },
  };
}

function priceAxis(sketch: Sketch, shown: Sketch['bars']) {
  const { theme, side, axisHidden, fontSize } = sketch;
  const log = sketch.scale === 'log';
  const low = Math.min(...shown.map((bar) => bar.low));
  return {
    type: log ? 'log' : 'value',
    logBase: 2,
    scale: true,
    ...(log && { min: low * 0.95 }),
    position: side,
    splitNumber: 6,
    axisLabel: {
      show: !axisHidden,
      color: theme.text,
      fontSize,
      formatter: (price: number) => priceText(price, sketch),
      inside: sketch.axisInside,
      ...(sketch.labelsAbove && { verticalAlign: 'bottom' }),
    },
    splitLine: { show: sketch.grid, lineStyle: { color: theme.grid } },
    axisLine: { show: false },
  };
}

const volumeAxis = ({ theme, side, fontSize }: Sketch) => ({
  gridIndex: 1,
  position: side,
  splitNumber: 2,
  axisLabel: {
    color: theme.text,
    fontSize,
    formatter: (value: number) => (value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}K` : `${value}`),
  },
  splitLine: { show: false },
});

function candleSeries(sketch: Sketch, shown: Sketch['bars']) {
  const { up, down, background } = sketch.theme;
  const inks = sketch.colouring && inksOf(sketch).slice(-shown.length);
  const close = shown.at(-1)!.close;
  return {
    type: 'candlestick',
    data: shown.map((bar, i) => ({
      value: [bar.open, bar.close, bar.low, bar.high],
      ...(inks && { itemStyle: coloured(inks[i]!, background) }),
    })),
    itemStyle: {
      color: up.fill ?? background,
      color0: down.fill ?? background,
      borderColor: up.border,
      borderColor0: down.border,
    },
    ...(sketch.lastTag && {
      markLine: {
        symbol: 'none',
        silent: true,
        data: [{ yAxis: close }],
        label: {
          position: sketch.side === 'left' ? 'start' : 'end',
          formatter: priceText(close, sketch),
          backgroundColor: up.wick,
          color: background,
          padding: 3,
        },
        lineStyle: { color: up.wick },
      },
    }),
  };
}

const coloured = ({ fill, border }: CandleInk, background: string) => ({
  color: fill ?? background,
  color0: fill ?? background,
  borderColor: border,
  borderColor0: border,
  borderColorDoji: border,
});

function lineSeries(sketch: Sketch) {
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const lines = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands];
  return lines.map((values, i) => ({
    type: 'line',
    data: values.slice(-sketch.visible),
    symbol: 'none',
    smooth: i % 2 === 1,
    lineStyle: { width: 1.2, color: STUDY_COLORS[i % STUDY_COLORS.length] },
  }));
}

function volumeSeries({ theme }: Sketch, shown: Sketch['bars']) {
  const data = shown.map((bar) => ({
    value: bar.volume,
    itemStyle: { color: bar.close >= bar.open ? theme.up.wick : theme.down.wick },
  }));
  return { type: 'bar', xAxisIndex: 1, yAxisIndex: 1, data };
}

function whereIs(
  chart: echarts.ECharts,
  sketch: Sketch,
  grid: { left: number; top: number; width: number; height: number },
): Drawn {
  const at = (index: number, price: number) =>
    chart.convertToPixel({ seriesIndex: 0 }, [index, price]) as [number, number];
  const candles = sketch.bars
    .slice(-sketch.visible)
    .map((bar, i) => ({ x: at(i, bar.close)[0], o: bar.open, h: bar.high, l: bar.low, c: bar.close, v: bar.volume }));
  const p1 = Math.min(...candles.map((candle) => candle.l));
  const p2 = Math.max(...candles.map((candle) => candle.h));
  return {
    plot: { x: grid.left, y: grid.top, w: grid.width, h: grid.height },
    axis: {
      scale: sketch.scale === 'log' ? 'log' : 'linear',
      side: sketch.side,
      p1,
      y1: at(0, p1)[1],
      p2,
      y2: at(0, p2)[1],
    },
    candles,
  };
}

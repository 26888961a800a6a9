import { scaleLinear } from 'd3';
import { createElement as h } from 'react';
import {
  BarSeries,
  CandlestickSeries,
  Chart,
  ChartCanvas,
  GenericChartComponent,
  LineSeries,
  OHLCSeries,
  XAxis,
  YAxis,
} from 'react-financial-charts';
import { drawElement } from './react-element.js';

/** react-financial-charts: candles on a canvas, on whole px. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  const { clientWidth: width, clientHeight: height } = box;
  const room = fontSize * 0.62 * sketch.longestLabel + 20;
  const margin = { left: 14, right: 14, top: 14, bottom: fontSize + 20, [sketch.side]: room };
  const data = bars.map((bar, i) => ({
    ...bar,
    i,
    ...Object.fromEntries(sketch.averages.map(({ values }, of) => [`average${of}`, values[i] ?? undefined])),
  }));
  const ink = ({ open, close }) => (close >= open ? theme.up : theme.down);
  const axis = {
    strokeStyle: sketch.axisLines ? theme.text : 'transparent',
    tickLabelFill: theme.text,
    tickStrokeStyle: theme.text,
    fontSize,
    fontFamily: theme.font,
    showDomain: sketch.axisLines,
  };
  const grid = {
    gridLinesStrokeStyle: theme.grid,
    gridLinesStrokeDasharray: sketch.dashedGrid ? 'ShortDash' : 'Solid',
  };
  const every = Math.ceil(bars.length / (width / 110));
  let seen;
  const probe = (_, more) => {
    seen = more;
  };
  await drawElement(
    box,
    h(
      ChartCanvas,
      {
        width,
        height,
        ratio: devicePixelRatio,
        margin,
        data,
        seriesName: 'x',
        xScale: scaleLinear(),
        xAccessor: (bar) => bar?.i,
        displayXAccessor: (bar) => bar?.i,
        xExtents: [-0.8, bars.length - 0.2],
        disableInteraction: true,
      },
      h(
        Chart,
        { id: 1, yExtents: [sketch.least, sketch.most] },
        h(XAxis, {
          ...axis,
          ...grid,
          showGridLines: sketch.uprightGrid,
          tickValues: data.map(({ i }) => i).filter((i) => i % every === 0),
          tickFormat: (i) => sketch.days[i],
        }),
        h(YAxis, {
          ...axis,
          ...grid,
          showGridLines: sketch.grid,
          axisAt: sketch.side,
          orient: sketch.side,
          ticks: Math.round(height / 60),
          tickFormat: sketch.priceText,
        }),
        sketch.shape === 'ohlc'
          ? h(OHLCSeries, { stroke: (bar) => ink(bar).border, clip: false })
          : h(CandlestickSeries, {
              fill: (bar) => ink(bar).fill ?? theme.background,
              stroke: (bar) => ink(bar).border,
              candleStrokeWidth: sketch.stroke,
              wickStroke: (bar) => ink(bar).wick,
              widthRatio: sketch.body,
            }),
        ...sketch.averages.map(({ color }, i) =>
          h(LineSeries, { yAccessor: (bar) => bar[`average${i}`], strokeStyle: color, strokeWidth: 1.4 }),
        ),
        h(GenericChartComponent, { canvasDraw: probe, canvasToDraw: (contexts) => contexts.axes, drawOn: [] }),
      ),
      ...(sketch.volume
        ? [
            h(
              Chart,
              { id: 2, yExtents: [0, 6 * Math.max(...bars.map((bar) => bar.volume))] },
              h(BarSeries, { yAccessor: (bar) => bar.volume, fillStyle: (bar) => `${ink(bar).border}55` }),
            ),
          ]
        : []),
    ),
  );
  const { left, top } = box.querySelector('canvas').getBoundingClientRect();
  const { yScale } = seen.chartConfigs?.[0] ?? seen.chartConfig;
  const [dx, dy] = [left + margin.left, top + margin.top];
  return {
    plot: { x: dx, y: dy, w: width - margin.left - margin.right, h: height - margin.top - margin.bottom },
    rowOf: (price) => dy + yScale(price),
    columnOf: (i) => dx + seen.xScale(i),
  };
}

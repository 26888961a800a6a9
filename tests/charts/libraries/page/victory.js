import { createElement as h } from 'react';
import { Candle, VictoryAxis, VictoryCandlestick, VictoryChart, VictoryLabel, VictoryLine } from 'victory';
import { drawElement } from './react-element.js';

/** The library's own candle, which also tells by what scales it was drawn. */
function Probe({ seen, ...props }) {
  seen.scale = props.scale;
  return h(Candle, props);
}

/** Victory: wicks and borders of one colour for both directions, or none. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  const { clientWidth: width, clientHeight: height } = box;
  const seen = {};
  const { up, down } = theme;
  const shade = (ink) => ink.fill ?? theme.background;
  const labels = { fill: theme.text, fontSize, fontFamily: theme.font };
  const axis = sketch.axisLines ? { stroke: theme.text, strokeWidth: 1 } : { stroke: 'none' };
  const room = fontSize * 0.62 * sketch.longestLabel + 18;
  const padding = { left: 16, right: 16, top: fontSize * 2.4, bottom: fontSize + 22, [sketch.side]: room };
  const every = Math.ceil(bars.length / (width / 110));
  const ticks = bars.map((_, i) => i).filter((i) => i % every === 0);
  await drawElement(
    box,
    h(
      VictoryChart,
      { width, height, padding, domain: { x: [-0.8, bars.length - 0.2], y: [sketch.least, sketch.most] } },
      h(VictoryLabel, {
        text: sketch.title ?? '',
        x: padding.left,
        y: fontSize * 1.2,
        style: { ...labels, fontWeight: 700 },
      }),
      h(VictoryAxis, {
        tickValues: ticks,
        tickFormat: (i) => sketch.days[i],
        style: {
          axis,
          tickLabels: { ...labels, padding: 6 },
          grid: { stroke: sketch.uprightGrid ? theme.grid : 'none' },
        },
      }),
      h(VictoryAxis, {
        dependentAxis: true,
        orientation: sketch.side,
        offsetX: room,
        tickCount: Math.round(height / 60),
        tickFormat: sketch.priceText,
        style: {
          axis,
          tickLabels: { ...labels, padding: 6 },
          grid: { stroke: sketch.grid ? theme.grid : 'none', strokeDasharray: sketch.dashedGrid ? '4 4' : 'none' },
        },
      }),
      h(VictoryCandlestick, {
        data: bars.map((bar, i) => ({ ...bar, x: i })),
        candleColors: { positive: shade(up), negative: shade(down) },
        candleRatio: sketch.body,
        wickStrokeWidth: sketch.stroke,
        style: {
          data: {
            stroke: ({ datum }) => (sketch.inkWicks ? theme.text : (datum.close >= datum.open ? up : down).border),
            strokeWidth: sketch.stroke,
          },
        },
        dataComponent: h(Probe, { seen }),
      }),
      ...sketch.averages.map(({ color, values }) =>
        h(VictoryLine, {
          data: values.map((y, x) => ({ x, y })),
          style: { data: { stroke: color, strokeWidth: 1.4 } },
        }),
      ),
    ),
  );
  const { e: dx, f: dy, a } = box.querySelector('svg').getScreenCTM();
  return {
    plot: {
      x: dx + a * padding.left,
      y: dy + a * padding.top,
      w: a * (width - padding.left - padding.right),
      h: a * (height - padding.top - padding.bottom),
    },
    rowOf: (price) => dy + a * seen.scale.y(price),
    columnOf: (i) => dx + a * seen.scale.x(i),
  };
}

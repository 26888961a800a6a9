import { Chart } from '@antv/g2';

/** AntV G2's gallery example: a link from low to high and an interval from open to close. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  const color = ({ open, close }) => (close >= open ? theme.up : theme.down).border;
  const chart = new Chart({ container: box, width: box.clientWidth, height: box.clientHeight });
  const text = {
    labelFill: theme.text,
    labelFillOpacity: 1,
    labelFontSize: fontSize,
    labelFontFamily: theme.font,
    title: false,
  };
  const every = Math.ceil(bars.length / (box.clientWidth / 110));
  chart.options({
    type: 'view',
    animate: false,
    legend: false,
    tooltip: false,
    data: bars.map((bar, i) => ({ ...bar, i: String(i) })),
    encode: { x: 'i' },
    scale: { y: { domain: [sketch.least, sketch.most], nice: sketch.nice } },
    axis: {
      x: {
        ...text,
        labelFormatter: (i) => (i % every === 0 ? sketch.days[i] : ''),
        tick: false,
        labelAutoRotate: false,
        grid: sketch.uprightGrid,
        line: sketch.axisLines,
        lineStroke: theme.text,
      },
      y: {
        ...text,
        position: sketch.side,
        labelFormatter: sketch.priceText,
        grid: sketch.grid,
        gridStroke: theme.grid,
        gridStrokeOpacity: 1,
        gridLineDash: sketch.dashedGrid ? [4, 4] : [0, 0],
        line: sketch.axisLines,
        lineStroke: theme.text,
        tick: false,
      },
    },
    children: [
      {
        type: 'link',
        encode: { y: ['low', 'high'] },
        style: { stroke: sketch.inkWicks ? theme.text : color, lineWidth: sketch.stroke },
      },
      {
        type: 'interval',
        encode: { y: ['open', 'close'] },
        style: { fill: color, fillOpacity: 1, minHeight: 1, insetLeft: 0 },
        scale: { x: { padding: 1 - sketch.body } },
      },
      ...sketch.averages.map(({ color: stroke, values }) => ({
        type: 'line',
        data: values.map((value, i) => ({ value, i: String(i) })).filter(({ value }) => value !== null),
        encode: { x: 'i', y: 'value' },
        style: { stroke, lineWidth: 1.4 },
      })),
    ],
  });
  await chart.render();
  const { left, top } = box.querySelector('canvas').getBoundingClientRect();
  const { coordinate, layout, scale } = chart.getContext().views[0];
  const dx = left + layout.marginLeft + layout.paddingLeft;
  const dy = top + layout.marginTop + layout.paddingTop;
  return {
    plot: { x: dx, y: dy, w: layout.innerWidth, h: layout.innerHeight },
    rowOf: (price) => dy + coordinate.map([0, scale.y.map(price)])[1],
    columnOf: (i) => dx + coordinate.map([scale.x.map(String(i)) + scale.x.getBandWidth() / 2, 0])[0],
  };
}

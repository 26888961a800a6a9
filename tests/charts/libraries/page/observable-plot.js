import * as Plot from '@observablehq/plot';

/** Observable Plot's own example: a rule from low to high and a thicker one from open to close, with a round or a butt end. */
export function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  // A rule without length is not drawn: it gets a px.
  const px = (sketch.most - sketch.least) / box.clientHeight;
  const data = bars.map((bar, i) => ({ ...bar, i, foot: bar.close + (bar.close === bar.open ? px : 0) }));
  const color = ({ open, close }) => (close >= open ? theme.up : theme.down).border;
  const room = fontSize * 0.62 * sketch.longestLabel + 16;
  const margins = { marginLeft: 16, marginRight: 16, marginTop: 24, marginBottom: fontSize + 20 };
  margins[sketch.side === 'left' ? 'marginLeft' : 'marginRight'] = room;
  const pitch = (box.clientWidth - margins.marginLeft - margins.marginRight) / bars.length;
  const figure = Plot.plot({
    width: box.clientWidth,
    height: box.clientHeight,
    ...margins,
    style: { background: theme.background, color: theme.text, fontFamily: theme.font, fontSize: `${fontSize}px` },
    x: { domain: [-0.8, bars.length - 0.2], axis: null },
    y: { domain: [sketch.least, sketch.most], axis: null, nice: sketch.nice },
    marks: [
      ...(sketch.grid ? [Plot.gridY({ stroke: theme.grid, strokeOpacity: 1 })] : []),
      Plot.axisY({
        anchor: sketch.side,
        label: sketch.axisTitle ? '↑ Price ($)' : null,
        tickFormat: sketch.format,
        fontSize,
      }),
      Plot.axisX({
        label: null,
        ticks: Math.round(box.clientWidth / 120),
        tickFormat: (i) => sketch.days[i] ?? '',
        fontSize,
      }),
      Plot.ruleX(data, {
        x: 'i',
        y1: 'low',
        y2: 'high',
        strokeWidth: sketch.stroke,
        stroke: sketch.inkWicks ? theme.text : color,
      }),
      Plot.ruleX(data, {
        x: 'i',
        y1: 'open',
        y2: 'foot',
        strokeWidth: Math.max(2, pitch * sketch.body),
        stroke: color,
        strokeLinecap: 'butt',
      }),
      ...sketch.averages.map(({ color: stroke, values }) =>
        Plot.lineY(values, { x: (_, i) => i, y: (value) => value, stroke, strokeWidth: 1.4 }),
      ),
    ],
  });
  box.append(figure);
  const svg = box.querySelector('svg');
  const { left, top } = svg.getBoundingClientRect();
  const [x, y] = [figure.scale('x'), figure.scale('y')];
  const [x0, x1] = x.range;
  const [y0, y1] = y.range;
  return {
    plot: { x: left + x0, y: top + y1, w: x1 - x0, h: y0 - y1 },
    rowOf: (price) => top + y.apply(price),
    columnOf: (i) => left + x.apply(i),
  };
}

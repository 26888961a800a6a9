import { parse, View } from 'vega';
import { compile } from 'vega-lite';

/** Vega-Lite's gallery example: a rule from low to high and a bar from open to close, on a canvas. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars } = sketch;
  const rising = { condition: { test: 'datum.close >= datum.open', value: theme.up.border }, value: theme.down.border };
  const price = (field) => ({
    field,
    type: 'quantitative',
    scale: { zero: false, domain: [sketch.least, sketch.most], nice: sketch.nice },
    axis: { title: sketch.axisTitle ? 'Price' : null, orient: sketch.side, format: sketch.format },
  });
  const averages = sketch.averages.map(({ color }, i) => ({
    mark: { type: 'line', color, strokeWidth: 1.5 },
    encoding: { y: price(`average${i}`) },
  }));
  const spec = {
    width: box.clientWidth,
    height: box.clientHeight,
    autosize: { type: 'fit', contains: 'padding' },
    background: theme.background,
    ...(sketch.title ? { title: { text: sketch.title, color: theme.text, anchor: 'start' } } : {}),
    data: {
      values: bars.map((bar, i) => ({
        ...bar,
        i,
        // A bar without height is not drawn: it gets a px.
        foot: bar.close + (bar.close === bar.open ? (sketch.most - sketch.least) / box.clientHeight : 0),
        ...Object.fromEntries(sketch.averages.map(({ values }, of) => [`average${of}`, values[i]])),
      })),
    },
    encoding: {
      x: {
        field: 'i',
        type: 'quantitative',
        scale: { domain: [-1, bars.length], nice: false },
        axis: { title: null, labelExpr: `${JSON.stringify(sketch.days)}[datum.value]`, grid: sketch.uprightGrid },
      },
    },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: sketch.stroke },
        encoding: { y: price('low'), y2: { field: 'high' }, color: sketch.inkWicks ? { value: theme.text } : rising },
      },
      {
        mark: { type: 'bar', size: (sketch.body * box.clientWidth * 0.9) / bars.length },
        encoding: { y: price('open'), y2: { field: 'foot' }, color: rising },
      },
      ...averages,
    ],
    config: {
      view: { stroke: sketch.axisLines ? theme.grid : null },
      axis: {
        labelColor: theme.text,
        titleColor: theme.text,
        gridColor: theme.grid,
        domainColor: theme.text,
        tickColor: theme.text,
        grid: sketch.grid,
        labelFontSize: fontSize,
        labelFont: theme.font,
        domain: sketch.axisLines,
      },
    },
  };
  const view = new View(parse(compile(spec).spec), { renderer: 'canvas', container: box });
  await view.runAsync();
  const canvas = box.querySelector('canvas').getBoundingClientRect();
  const [left, top] = view.origin();
  const padding = view.padding();
  const [dx, dy] = [canvas.left + padding.left + left, canvas.top + padding.top + top];
  return {
    plot: { x: dx, y: dy, w: view.signal('width'), h: view.signal('height') },
    rowOf: (value) => dy + view.scale('y')(value),
    columnOf: (i) => dx + view.scale('x')(i),
  };
}

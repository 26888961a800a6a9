import { bb, candlestick, line } from 'billboard.js';

/** billboard.js, whose SVG candles take one border and fill a direction. */
export async function draw(box, sketch) {
  const { theme, fontSize } = sketch;
  const style = document.createElement('style');
  const ink = ({ fill, border }) => `{fill:${fill ?? theme.background} !important;stroke:${border}}`;
  style.textContent = `.bb svg{font:${fontSize}px ${theme.font};overflow:hidden}.bb text{fill:${theme.text}}.bb path,.bb line{fill:none}
.bb-axis path,.bb-axis line{stroke:${sketch.axisLines ? theme.text : 'none'}}.bb-grid line{stroke:${theme.grid};stroke-dasharray:${sketch.dashedGrid ? '3 3' : 'none'}}
.bb-candlestick{stroke-width:${sketch.stroke}px}.bb-value-up *${ink(theme.up)}.bb-value-down *${ink(theme.down)}.bb-line{stroke-width:1.4px}`;
  document.head.append(style);
  const lines = sketch.averages.map(({ values }, i) => [`MA ${i + 1}`, ...values]);
  const chart = await new Promise((done) => {
    const generated = bb.generate({
      bindto: box,
      size: { width: box.clientWidth, height: box.clientHeight },
      title: { text: sketch.title ?? '' },
      data: {
        columns: [
          ['Price', ...sketch.bars.map(({ open, high, low, close }) => ({ open, high, low, close }))],
          ...lines,
        ],
        types: { Price: candlestick(), ...Object.fromEntries(lines.map(([name]) => [name, line()])) },
        colors: {
          Price: theme.up.border,
          ...Object.fromEntries(lines.map(([name], i) => [name, sketch.averages[i].color])),
        },
      },
      candlestick: { color: { down: theme.down.border }, width: { ratio: sketch.body } },
      point: { show: false },
      transition: { duration: 0 },
      legend: { show: sketch.legend },
      axis: {
        x: {
          tick: { culling: { max: 8 }, format: (i) => sketch.days[i], outer: false, multiline: false },
          padding: { left: 0.6, right: 0.6 },
        },
        y: {
          show: sketch.side === 'left',
          min: sketch.least,
          max: sketch.most,
          padding: 0,
          tick: { format: sketch.priceText },
        },
        y2: {
          show: sketch.side === 'right',
          min: sketch.least,
          max: sketch.most,
          padding: 0,
          tick: { format: sketch.priceText },
        },
      },
      grid: { y: { show: sketch.grid }, x: { show: sketch.uprightGrid } },
      onrendered: () => setTimeout(() => done(generated), 100),
    });
  });
  const { scale, state, $el } = chart.internal;
  const { e: dx, f: dy } = $el.main.node().getScreenCTM();
  return {
    plot: { x: dx, y: dy, w: state.width, h: state.height },
    rowOf: (price) => dy + scale.y(price),
    columnOf: (i) => dx + scale.x(i),
  };
}

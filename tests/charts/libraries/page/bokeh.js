import { figure as createFigure, show } from '@bokeh/bokehjs/build/js/lib/api/plotting.js';
import '@bokeh/bokehjs/build/js/lib/models/main.js';

/** Bokeh's gallery example: segments from low to high, and bars for rising and for falling candles. */
export async function draw(box, sketch) {
  const { theme, fontSize, bars, stroke } = sketch;
  const figure = createFigure({
    width: box.clientWidth,
    height: box.clientHeight,
    tools: [],
    toolbar_location: null,
    x_range: [-0.8, bars.length - 0.2],
    y_range: [sketch.least, sketch.most],
    y_axis_location: sketch.side,
    background_fill_color: theme.background,
    border_fill_color: theme.background,
    outline_line_color: sketch.axisLines ? theme.grid : null,
    ...(sketch.title ? { title: sketch.title } : {}),
  });
  const text = { text_color: theme.text };
  for (const axis of [...figure.xaxes, ...figure.yaxes]) {
    axis.setv({
      major_label_text_color: theme.text,
      major_label_text_font_size: `${fontSize}px`,
      axis_line_color: sketch.axisLines ? theme.text : null,
      major_tick_line_color: theme.text,
      minor_tick_line_color: sketch.axisLines ? theme.text : null,
    });
  }
  figure.title?.setv?.(text);
  figure.xgrid.grid_line_color = sketch.uprightGrid ? theme.grid : null;
  figure.ygrid.grid_line_color = sketch.grid ? theme.grid : null;
  figure.ygrid.grid_line_dash = sketch.dashedGrid ? [4, 4] : [];
  const kinds = [
    [theme.up, (bar) => bar.close >= bar.open],
    [theme.down, (bar) => bar.close < bar.open],
  ];
  for (const [ink, belongs] of kinds) {
    const own = bars.map((bar, i) => ({ ...bar, i })).filter(belongs);
    const all = (name) => own.map((bar) => bar[name]);
    const wick = sketch.inkWicks ? theme.text : ink.border;
    if (sketch.volume) {
      const tallest = Math.max(...bars.map((bar) => bar.volume));
      const top = all('volume').map(
        (volume) => sketch.least + ((sketch.most - sketch.least) * 0.17 * volume) / tallest,
      );
      figure.vbar({
        x: all('i'),
        width: sketch.body,
        bottom: sketch.least,
        top,
        fill_color: ink.border,
        fill_alpha: 0.35,
        line_color: null,
      });
    }
    figure.segment({
      x0: all('i'),
      y0: all('high'),
      x1: all('i'),
      y1: all('low'),
      line_color: wick,
      line_width: stroke,
    });
    figure.vbar({
      x: all('i'),
      width: sketch.body,
      top: all('open'),
      bottom: all('close'),
      fill_color: ink.fill ?? theme.background,
      line_color: wick,
      line_width: stroke,
    });
  }
  for (const { color, values } of sketch.averages)
    figure.line({
      x: values.map((_, i) => i),
      y: values.map((value) => value ?? Number.NaN),
      line_color: color,
      line_width: 1.5,
    });
  const view = await show(figure, box);
  await new Promise((done) => setTimeout(done, 300));
  const { left, top } = view.el.getBoundingClientRect();
  const { bbox, x_scale, y_scale } = view.frame;
  return {
    plot: { x: left + bbox.left, y: top + bbox.top, w: bbox.width, h: bbox.height },
    rowOf: (price) => top + y_scale.compute(price),
    columnOf: (i) => left + x_scale.compute(i),
  };
}

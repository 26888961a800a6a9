import { STUDY_COLORS } from '../../page/palette.ts';
import type { Renderer, Sketch } from '../../page/sketch.ts';
import { bollinger, movingAverage } from '../../page/studies.ts';

/** The part of plotly's axis object that says where a value is drawn; px within the figure. */
type PlotlyAxis = { d2p: (value: number | string) => number; _offset: number; _length: number };
type PlotlyFigure = HTMLElement & { _fullLayout: { xaxis: PlotlyAxis; yaxis: PlotlyAxis } };
type Plotly = {
  newPlot: (box: HTMLElement, data: unknown[], layout: unknown, config: unknown) => Promise<PlotlyFigure>;
};

export const draw: Renderer = async (box, sketch) => {
  const plotly = await load();
  const figure = await plotly.newPlot(box, tracesOf(sketch), layoutOf(box, sketch), { staticPlot: true });
  const { xaxis, yaxis } = figure._fullLayout;
  const shown = sketch.bars.slice(-sketch.visible);
  const candles = shown.map((bar) => ({
    x: xaxis.d2p(stamp(bar.time)) + xaxis._offset,
    o: bar.open,
    h: bar.high,
    l: bar.low,
    c: bar.close,
    v: bar.volume,
  }));
  const p1 = Math.min(...shown.map((bar) => bar.low));
  const p2 = Math.max(...shown.map((bar) => bar.high));
  const rowOf = (price: number) => yaxis.d2p(price) + yaxis._offset;
  return {
    plot: { x: xaxis._offset, y: yaxis._offset, w: xaxis._length, h: yaxis._length },
    axis: { scale: sketch.scale === 'log' ? 'log' : 'linear', side: sketch.side, p1, y1: rowOf(p1), p2, y2: rowOf(p2) },
    candles,
  };
};

/** The library's build is a classic script. */
async function load(): Promise<Plotly> {
  const script = document.createElement('script');
  script.src = '/node_modules/plotly.js-dist-min/plotly.min.js';
  await new Promise((done, fail) => {
    script.onload = done;
    script.onerror = fail;
    document.head.append(script);
  });
  return (globalThis as unknown as { Plotly: Plotly }).Plotly;
}

const stamp = (time: number) => new Date(time * 1000).toISOString().slice(0, 19).replace('T', ' ');

function tracesOf(sketch: Sketch): unknown[] {
  const shown = sketch.bars.slice(-sketch.visible);
  const x = shown.map((bar) => stamp(bar.time));
  const direction = ({ fill, border }: Sketch['theme']['up']) => ({
    line: { color: border, width: 1 + (sketch.visible < 40 ? 1 : 0) },
    fillcolor: fill ?? sketch.theme.background,
  });
  const prices = {
    x,
    open: shown.map((bar) => bar.open),
    high: shown.map((bar) => bar.high),
    low: shown.map((bar) => bar.low),
    close: shown.map((bar) => bar.close),
  };
  const { up, down } = sketch.theme;
  const main = {
    type: sketch.shape === 'ohlc' ? 'ohlc' : 'candlestick',
    ...prices,
    increasing: direction(up),
    decreasing: direction(down),
    showlegend: false,
    yaxis: 'y',
  };
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const lines = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands].map((values, i) => ({
    type: 'scatter',
    mode: 'lines',
    x,
    y: values.slice(-sketch.visible),
    line: { width: 1.3, color: STUDY_COLORS[(i + 1) % STUDY_COLORS.length] },
    name: `SMA ${i + 1}`,
    yaxis: 'y',
  }));
  const volume =
    sketch.volume === 'pane'
      ? [
          {
            type: 'bar',
            x,
            y: shown.map((bar) => bar.volume),
            yaxis: 'y2',
            marker: { color: `${sketch.theme.text}90` },
            showlegend: false,
          },
        ]
      : [];
  return [main, ...lines, ...volume];
}

function layoutOf(box: HTMLElement, sketch: Sketch): unknown {
  const { theme } = sketch;
  const { width, height } = box.getBoundingClientRect();
  const line = { gridcolor: theme.grid, showgrid: sketch.grid, zeroline: false, tickfont: { size: sketch.fontSize } };
  const separated = sketch.thousands || theme.name === 'steel' ? `,.${sketch.decimals}f` : `.${sketch.decimals}f`;
  const pane = sketch.volume === 'pane';
  return {
    width,
    height,
    paper_bgcolor: theme.name === 'steel' ? '#ffffff' : theme.background,
    plot_bgcolor: theme.background,
    font: { family: theme.font, color: theme.text },
    margin: {
      l: sketch.side === 'left' ? 90 : 30,
      r: sketch.side === 'right' ? 90 : 30,
      t: sketch.legend ? 50 : 24,
      b: 44,
    },
    ...(sketch.legend && { title: { text: `${sketch.symbol} ${sketch.timeframe}`, font: { size: 16 } } }),
    legend: { orientation: 'h', x: 0, y: 1 },
    xaxis: { ...line, type: 'date', rangeslider: { visible: sketch.extremes && !pane } },
    yaxis: {
      ...line,
      side: sketch.side,
      type: sketch.scale === 'log' ? 'log' : 'linear',
      tickformat: sketch.axisHidden ? '' : separated,
      showticklabels: !sketch.axisHidden,
      domain: pane ? [0.26, 1] : [0, 1],
    },
    ...(pane && { yaxis2: { ...line, side: sketch.side, domain: [0, 0.2] } }),
  };
}

import { type Chart, type DeepPartial, init, type KLineData, type PeriodType, type Styles } from 'klinecharts';
import { STUDY_COLORS } from './palette.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';

const PANE = { paneId: 'candle_pane', absolute: true } as const;
const PERIODS: Record<string, PeriodType> = { m: 'minute', h: 'hour', D: 'day', W: 'week' };
const AXES = { linear: 'normal', log: 'logarithm', percent: 'percentage', indexed: 'percentage' } as const;

export const draw: Renderer = async (box, sketch) => {
  box.style.background = sketch.theme.background;
  const chart = init(box, {
    styles: styles(sketch),
    locale: 'en-US',
    timezone: 'UTC',
    thousandsSeparator: { sign: sketch.thousands },
    decimalFold: { threshold: 99 },
  });
  if (!chart) throw new Error('klinecharts drew nothing');
  chart.setSymbol({ ticker: sketch.symbol, pricePrecision: sketch.decimals, volumePrecision: 0 });
  chart.setPeriod({ type: PERIODS[sketch.timeframe.slice(-1)] ?? 'day', span: Number.parseInt(sketch.timeframe, 10) });
  chart.overrideYAxis({
    paneId: PANE.paneId,
    name: AXES[sketch.scale],
    position: sketch.side,
    inside: sketch.axisInside,
  });
  const data = sketch.bars.map(({ time, ...bar }): KLineData => ({ ...bar, timestamp: time * 1000 }));
  chart.setDataLoader({ getBars: ({ type, callback }) => callback(type === 'init' ? data : [], false) });
  await pause(60);
  addStudies(chart, sketch);
  const width = (chart.getSize(PANE.paneId, 'main') ?? chart.getSize())!.width;
  const space = Math.min(50, Math.max(1.2, width / (sketch.visible + sketch.rightOffset)));
  chart.setBarSpace(space);
  chart.setOffsetRightDistance(sketch.rightOffset * space);
  await pause(80);
  const drawn = whereIs(chart, sketch);
  if (sketch.crosshair) {
    const at = { x: drawn.plot.w * sketch.crosshair.x, y: drawn.plot.h * sketch.crosshair.y, paneId: PANE.paneId };
    chart.executeAction('onCrosshairChange', at);
    await pause(40);
  }
  return drawn;
};

function styles({ theme, ...sketch }: Sketch): DeepPartial<Styles> {
  const { up, down } = theme;
  const text = { color: theme.text, family: theme.font, size: sketch.fontSize };
  const tooltip = { showRule: sketch.legend ? ('always' as const) : ('none' as const), title: text, legend: text };
  const bodies = `${up.fill ? 'filled' : 'hollow'}-${down.fill ? 'filled' : 'hollow'}` as const;
  const types = {
    'filled-filled': 'candle_solid',
    'hollow-filled': 'candle_up_stroke',
    'filled-hollow': 'candle_down_stroke',
    'hollow-hollow': 'candle_stroke',
  } as const;
  const axis = {
    show: !sketch.axisHidden,
    axisLine: { color: theme.grid },
    tickLine: { color: theme.grid },
    tickText: text,
  };
  return {
    grid: { show: sketch.grid, horizontal: { color: theme.grid }, vertical: { color: theme.grid } },
    candle: {
      type: sketch.shape === 'ohlc' ? 'ohlc' : types[bodies],
      bar: {
        upColor: up.fill ?? up.border,
        downColor: down.fill ?? down.border,
        noChangeColor: up.wick,
        upBorderColor: up.border,
        downBorderColor: down.border,
        noChangeBorderColor: up.wick,
        upWickColor: up.wick,
        downWickColor: down.wick,
        noChangeWickColor: up.wick,
      },
      priceMark: {
        high: { show: sketch.extremes, color: theme.text, textFamily: theme.font },
        low: { show: sketch.extremes, color: theme.text, textFamily: theme.font },
        last: {
          show: sketch.lastTag,
          upColor: up.wick,
          downColor: down.wick,
          text: { color: theme.background, family: theme.font, size: sketch.fontSize },
        },
      },
      tooltip,
    },
    indicator: {
      lines: STUDY_COLORS.map((color) => ({ color })),
      tooltip,
      lastValueMark: { show: false },
      bars: [{ upColor: `${up.wick}90`, downColor: `${down.wick}90` }],
    },
    xAxis: axis,
    yAxis: axis,
    separator: { color: theme.grid },
  };
}

function addStudies(chart: Chart, sketch: Sketch): void {
  if (sketch.averages.length)
    chart.createIndicator({ name: 'MA', paneId: PANE.paneId, calcParams: sketch.averages }, true);
  if (sketch.bollinger) chart.createIndicator({ name: 'BOLL', paneId: PANE.paneId }, true);
  if (sketch.volume !== 'none') chart.createIndicator('VOL');
  for (const name of sketch.indicators) chart.createIndicator(name.toUpperCase());
}

function whereIs(chart: Chart, sketch: Sketch): Drawn {
  const size = chart.getSize(PANE.paneId, 'main')!;
  const frame = chart.getDom(PANE.paneId, 'main')!.getBoundingClientRect();
  const box = chart.getDom()!.getBoundingClientRect();
  const plot = { x: frame.left - box.left, y: frame.top - box.top, w: size.width, h: size.height };
  const at = (dataIndex: number, value: number) => {
    const point = chart.convertToPixel([{ dataIndex, value }], PANE) as { x: number; y: number }[];
    return point[0]!;
  };
  const candles = sketch.bars.flatMap((bar, i) => {
    const { x } = at(i, bar.close);
    return x < 0 || x > plot.w
      ? []
      : [{ x: plot.x + x, o: bar.open, h: bar.high, l: bar.low, c: bar.close, v: bar.volume }];
  });
  const p1 = Math.min(...candles.map((candle) => candle.l));
  const p2 = Math.max(...candles.map((candle) => candle.h));
  return {
    plot,
    axis: {
      scale: sketch.scale === 'log' ? 'log' : 'linear',
      side: sketch.side,
      p1,
      y1: at(0, p1).y,
      p2,
      y2: at(0, p2).y,
    },
    candles,
  };
}

/** The library draws on animation frames of its own and says nothing when it is done. */
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

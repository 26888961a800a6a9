import {
  BarSeries,
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  PriceScaleMode,
  type Time,
} from 'lightweight-charts';
import type { CandleInk } from '../themes.ts';
import { inksOf } from './bar-colouring.ts';
import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';
import { bollinger, macd, movingAverage, rsi } from './studies.ts';

const MODES = {
  linear: PriceScaleMode.Normal,
  log: PriceScaleMode.Logarithmic,
  percent: PriceScaleMode.Percentage,
  indexed: PriceScaleMode.IndexedTo100,
} as const;

export const draw: Renderer = async (box, sketch) => {
  const chart = createChart(box, chartOptions(box, sketch));
  const series = addPrices(chart, sketch);
  addStudies(chart, sketch);
  addVolume(chart, sketch);
  const last = sketch.bars.length - 1;
  chart.timeScale().setVisibleLogicalRange({
    from: last - sketch.visible + 0.5 + sketch.cutLeft,
    to: last + 0.5 + sketch.rightOffset,
  });
  await nextFrames();
  if (sketch.crosshair) {
    const bar = sketch.bars[last - Math.floor(sketch.visible * (1 - sketch.crosshair.x))] ?? sketch.bars[last]!;
    const price = series.coordinateToPrice(chart.panes()[0]!.getHeight() * sketch.crosshair.y);
    if (price !== null) chart.setCrosshairPosition(price, bar.time as Time, series);
    await nextFrames();
  }
  return whereIs(chart, series, sketch);
};

function chartOptions(box: HTMLElement, sketch: Sketch) {
  const { theme, volume, legend } = sketch;
  const scale = {
    mode: MODES[sketch.scale],
    borderColor: theme.grid,
    scaleMargins: { top: legend ? 0.14 : 0.07, bottom: volume === 'overlay' ? 0.24 : 0.06 },
  };
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    layout: {
      background: { type: ColorType.Solid, color: theme.background },
      textColor: theme.text,
      fontFamily: theme.font,
      fontSize: sketch.fontSize,
      attributionLogo: false,
      panes: { separatorColor: theme.grid },
    },
    grid: {
      vertLines: { visible: sketch.grid, color: theme.grid },
      horzLines: { visible: sketch.grid, color: theme.grid },
    },
    rightPriceScale: { ...scale, visible: !sketch.axisHidden && sketch.side === 'right' },
    leftPriceScale: { ...scale, visible: !sketch.axisHidden && sketch.side === 'left' },
    timeScale: { borderColor: theme.grid, timeVisible: !/[DW]$/.test(sketch.timeframe) },
    localization: { locale: 'en-US' },
  };
}

function addPrices(chart: IChartApi, sketch: Sketch): ISeriesApi<'Candlestick' | 'Bar'> {
  const { up, down } = sketch.theme;
  const shared = {
    priceScaleId: sketch.side,
    lastValueVisible: sketch.lastTag,
    priceLineVisible: sketch.lastTag,
    priceFormat: {
      type: 'custom' as const,
      minMove: 10 ** -sketch.decimals,
      formatter: (price: number) => priceText(price, sketch),
    },
  };
  const series =
    sketch.shape === 'ohlc'
      ? chart.addSeries(BarSeries, { ...shared, upColor: up.wick, downColor: down.wick, thinBars: sketch.visible > 60 })
      : chart.addSeries(CandlestickSeries, {
          ...shared,
          upColor: up.fill ?? 'rgba(0,0,0,0)',
          downColor: down.fill ?? 'rgba(0,0,0,0)',
          borderUpColor: up.border,
          borderDownColor: down.border,
          wickUpColor: up.wick,
          wickDownColor: down.wick,
        });
  const inks = sketch.colouring && inksOf(sketch);
  series.setData(
    sketch.bars.map(({ volume: _, time, ...prices }, i) => ({
      ...prices,
      time: time as Time,
      ...(inks && coloured(inks[i]!, sketch)),
    })),
  );
  return series as ISeriesApi<'Candlestick' | 'Bar'>;
}

/** A bar has no fill that it could lack. */
const coloured = ({ fill, border, wick }: CandleInk, { shape }: Sketch) => ({
  color: shape === 'ohlc' ? wick : (fill ?? 'rgba(0,0,0,0)'),
  borderColor: border,
  wickColor: wick,
});

function addStudies(chart: IChartApi, sketch: Sketch): void {
  const bands = sketch.bollinger ? Object.values(bollinger(sketch.bars)) : [];
  const lines = [...sketch.averages.map((period) => movingAverage(sketch.bars, period)), ...bands];
  for (const [i, values] of lines.entries()) addLine(chart, sketch, values, STUDY_COLORS[i % STUDY_COLORS.length]!);
  const panes = { rsi: () => [rsi(sketch.bars)], macd: () => Object.values(macd(sketch.bars)) };
  const first = sketch.volume === 'pane' ? 2 : 1;
  for (const [at, name] of sketch.indicators.entries())
    for (const [i, values] of panes[name]().entries()) addLine(chart, sketch, values, STUDY_COLORS[i]!, first + at);
  for (const pane of chart.panes().slice(1)) pane.setStretchFactor(0.25);
}

function addLine(chart: IChartApi, sketch: Sketch, values: number[], color: string, pane = 0): void {
  const line = chart.addSeries(
    LineSeries,
    {
      color,
      lineWidth: 1,
      priceScaleId: sketch.side,
      lastValueVisible: sketch.lastTag && pane > 0,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
    },
    pane,
  );
  line.setData(
    sketch.bars.flatMap((bar, i) =>
      Number.isFinite(values[i]) ? [{ time: bar.time as Time, value: values[i]! }] : [],
    ),
  );
}

function addVolume(chart: IChartApi, sketch: Sketch): void {
  if (sketch.volume === 'none') return;
  const overlaid = sketch.volume === 'overlay';
  const { up, down } = sketch.theme;
  const options = {
    priceFormat: { type: 'volume' as const },
    priceScaleId: overlaid ? '' : sketch.side,
    lastValueVisible: false,
    priceLineVisible: false,
  };
  const series = chart.addSeries(HistogramSeries, options, overlaid ? 0 : 1);
  if (overlaid) series.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } });
  else chart.panes()[1]!.setStretchFactor(0.25);
  series.setData(
    sketch.bars.map((bar) => ({
      time: bar.time as Time,
      value: bar.volume,
      color: `${bar.close >= bar.open ? up.wick : down.wick}80`,
    })),
  );
}

function whereIs(chart: IChartApi, series: ISeriesApi<'Candlestick' | 'Bar'>, sketch: Sketch): Drawn {
  const left = sketch.side === 'left' && !sketch.axisHidden ? chart.priceScale('left').width() : 0;
  const plot = { x: left, y: 0, w: chart.timeScale().width(), h: chart.panes()[0]!.getHeight() };
  const candles = sketch.bars.flatMap((bar) => {
    const x = chart.timeScale().timeToCoordinate(bar.time as Time);
    if (x === null || x < 0 || x > plot.w) return [];
    return [{ x: left + x, o: bar.open, h: bar.high, l: bar.low, c: bar.close, v: bar.volume }];
  });
  const p1 = Math.min(...candles.map((candle) => candle.l));
  const p2 = Math.max(...candles.map((candle) => candle.h));
  const y1 = series.priceToCoordinate(p1)!;
  const y2 = series.priceToCoordinate(p2)!;
  return {
    plot,
    axis: { scale: sketch.scale === 'log' ? 'log' : 'linear', side: sketch.side, p1, y1, p2, y2 },
    candles,
  };
}

/** Two frames: the library paints in the first, the screenshot may be taken after the second. */
const nextFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

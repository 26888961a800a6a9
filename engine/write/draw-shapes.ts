import type { OverlayShape, Point } from '#contract/chart-overlay';
import type { Language } from '#contract/language';
import type { Anchor, Findings, LevelFinding, Mark, Side } from '../findings.ts';
import { priceScale } from '../price-scale.ts';
import type { Reading } from '../reading.ts';
import { type Voice, voiceOf } from './render-phrase.ts';

type ToPoint = (anchor: Anchor) => Point;

/** Anchors beyond the last candle go on at its pitch, up to the edge of the plot. */
const pointsOf = (reading: Reading): ToPoint => {
  const { candles, pitch, plot } = reading;
  const scale = priceScale(reading);
  const last = candles.length - 1;
  const column = (candle: number) => {
    if (candle > last) return Math.min(candles[last]!.x + (candle - last) * pitch, plot.x1);
    const left = candles[Math.floor(candle)]!;
    const right = candles[Math.ceil(candle)]!;
    return left.x + (right.x - left.x) * (candle - Math.floor(candle));
  };
  return ({ candle, value }) => ({ x: column(candle), y: scale.rowOf(value) });
};

const drawMark = (mark: Mark, tone: Side, toPoint: ToPoint, voice: Voice): OverlayShape => {
  const layer = 'findings';
  if (mark.kind === 'label') return { kind: 'label', layer, tone, at: toPoint(mark.at), text: voice.phrase(mark.text) };
  const label = mark.label ? { label: voice.phrase(mark.label) } : {};
  return mark.kind === 'line'
    ? { kind: 'line', layer, tone, points: mark.points.map(toPoint), dashed: mark.dashed, ...label }
    : { kind: 'zone', layer, tone, from: toPoint(mark.from), to: toPoint(mark.to), ...label };
};

const drawCandles = ({ candles }: Reading): OverlayShape[] =>
  candles.map(({ x, width, rows, open, close, flags, confidence }) => ({
    kind: 'candle',
    layer: 'candles',
    tone: close > open ? 'up' : close < open ? 'down' : 'neutral',
    x,
    width,
    ...rows,
    uncertain: confidence < 0.5 || flags.some((flag) => flag === 'hidden' || flag === 'cut'),
  }));

const drawAxis = ({ axis, plot }: Reading): OverlayShape[] =>
  (axis?.labels ?? [])
    .filter((label) => label.used)
    .map(({ text, y }) => ({
      kind: 'label',
      layer: 'axis',
      tone: 'neutral',
      at: { x: axis?.side === 'left' ? plot.x0 : plot.x1, y },
      text,
    }));

const levelTone = { support: 'up', resistance: 'down', here: 'neutral' } as const satisfies Record<
  LevelFinding['side'],
  Side
>;

/** A level that no candle has touched belongs to the present: it is drawn beside the last candles. */
const recent = 20;

const drawLevels = (
  reading: Reading,
  levels: readonly LevelFinding[],
  toPoint: ToPoint,
  voice: Voice,
): OverlayShape[] =>
  levels.map(({ at, side, candles }) => {
    const start = candles[0] ?? Math.max(0, reading.candles.length - recent);
    const from = toPoint({ candle: start, value: at.value });
    return {
      kind: 'line',
      layer: 'levels',
      tone: levelTone[side],
      points: [from, { x: reading.plot.x1, y: from.y }],
      dashed: candles.length < 2,
      label: voice.quantity(at),
    };
  });

/** What was read and found as shapes over the picture, px, with words in the language of the analysis. */
export const drawShapes = (reading: Reading, findings: Findings, language: Language): OverlayShape[] => {
  const voice = voiceOf(language, findings.style);
  const toPoint = pointsOf(reading);
  return [
    ...drawCandles(reading),
    ...drawAxis(reading),
    ...drawLevels(reading, findings.levels, toPoint, voice),
    ...findings.signals.flatMap(({ marks, side }) => marks.map((mark) => drawMark(mark, side, toPoint, voice))),
  ];
};

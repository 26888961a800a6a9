import type { OverlayShape } from '#contract/chart-overlay';

type ShapeOf<Kind extends OverlayShape['kind']> = Extract<OverlayShape, { kind: Kind }>;
export type Tone = OverlayShape['tone'];

const ofKind = <Kind extends OverlayShape['kind']>(shapes: readonly OverlayShape[], kind: Kind) =>
  shapes.filter((shape): shape is ShapeOf<Kind> => shape.kind === kind);

const round = (value: number) => Math.round(value * 10) / 10;

const candlePath = ({ x, width, open, high, low, close }: ShapeOf<'candle'>) => {
  const [top, bottom] = open < close ? [open, close] : [close, open];
  const [left, right] = [round(x - width / 2), round(x + width / 2)];
  return `M${round(x)} ${round(high)}V${round(top)}H${left}V${round(bottom)}H${round(x)}V${round(low)}M${round(x)} ${round(top)}H${right}V${round(bottom)}H${round(x)}`;
};

export type CandleGroup = { key: string; tone: Tone; uncertain: boolean; path: string };

/** All candles in at most six paths: hundreds of elements would make the picture slow to move. */
export function candleGroups(shapes: readonly OverlayShape[]): CandleGroup[] {
  const groups = new Map<string, CandleGroup>();
  for (const candle of ofKind(shapes, 'candle')) {
    const { tone, uncertain } = candle;
    const key = `${tone} ${uncertain}`;
    const path = (groups.get(key)?.path ?? '') + candlePath(candle);
    groups.set(key, { key, tone, uncertain, path });
  }
  return [...groups.values()];
}

export type Stroke = { key: string; tone: Tone; dashed: boolean; points: string };

export const strokes = (shapes: readonly OverlayShape[]): Stroke[] =>
  ofKind(shapes, 'line').map(({ tone, dashed, points }, index) => ({
    key: `line ${index}`,
    tone,
    dashed,
    points: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
  }));

export type Area = { key: string; tone: Tone; x: number; y: number; width: number; height: number };

export const areas = (shapes: readonly OverlayShape[]): Area[] =>
  ofKind(shapes, 'zone').map(({ tone, from, to }, index) => ({
    key: `zone ${index}`,
    tone,
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }));

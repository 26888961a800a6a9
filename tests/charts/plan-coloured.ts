import type { BarColouring } from './page/bar-colouring.ts';
import type { Library } from './page/draw-page.ts';
import type { Sketch } from './page/sketch.ts';
import type { ChartPicture } from './picture.ts';
import { hasHeights, KINDS, type Kind, pictureOf, TOLD_APART } from './plan-lookalike.ts';
import type { Random } from './random.ts';
import type { Bar } from './series.ts';
import { TERMINAL_THEMES, THEMES, type Theme } from './themes.ts';

/** Those that colour each bar as the page says. */
const LIBRARIES: readonly Library[] = ['lightweight', 'echarts', 'terminal'];
const KEPT: readonly Kind[] = KINDS.flatMap((kind) => {
  const libraries = kind.libraries.filter((library) => LIBRARIES.includes(library));
  return libraries.length > 0 && kind.name !== 'two charts' ? [{ ...kind, libraries }] : [];
});

/** `averaged`: Heikin-Ashi bars, by their own direction or hollow. */
const WAYS: readonly { colouring?: BarColouring; averaged?: true }[] = [
  { colouring: 'lastClose' },
  { colouring: 'volume' },
  { averaged: true },
  { colouring: 'hours' },
  { colouring: 'pattern' },
  { colouring: 'trend' },
];

const hasTwoColours = ({ up, down }: Theme): boolean => up.wick !== down.wick;

/** Look-alikes of apps in which a trader has bars coloured by something else than whether they rose, or has them averaged. */
export function planColoured(random: Random, index: number): ChartPicture {
  const { colouring, averaged } = WAYS[index % WAYS.length]!;
  const round = Math.floor(index / WAYS.length);
  const kind = KEPT[(index + round) % KEPT.length]!;
  const themes = (kind.name === 'old terminal' ? TERMINAL_THEMES : THEMES).filter(hasTwoColours);
  for (;;) {
    const picture = pictureOf(random, { ...kind, themes }, index, {
      encoding: round % 3 === 2 ? 'app-jpeg' : 'png',
      marksSeed: `coloured/${index}/${random.next()}`,
      perCandle: TOLD_APART,
    });
    const [order] = picture.orders;
    if (!hasHeights(order!.sketch) || !hasTwoColours(order!.sketch.theme)) continue;
    const sketch: Sketch = {
      ...order!.sketch,
      ...(colouring && { colouring }),
      ...(averaged && { bars: heikinAshi(order!.sketch.bars, order!.sketch.decimals) }),
    };
    const features = [...picture.features, averaged ? 'Heikin-Ashi' : `coloured by ${colouring}`];
    return { ...picture, orders: [{ ...order!, sketch }], features };
  }
}

/** Each closes at its bar's mean price and opens in the middle of the one before, which makes runs of one colour out of a trend. */
export function heikinAshi(bars: readonly Bar[], decimals: number): Bar[] {
  const round = (price: number) => Number(price.toFixed(decimals));
  const averaged: Bar[] = [];
  for (const bar of bars) {
    const last = averaged.at(-1) ?? bar;
    const open = round((last.open + last.close) / 2);
    const close = round((bar.open + bar.high + bar.low + bar.close) / 4);
    averaged.push({ ...bar, open, close, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close) });
  }
  return averaged;
}

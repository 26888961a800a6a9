import type { Bar } from '../series.ts';
import type { CandleInk } from '../themes.ts';
import type { Sketch } from './sketch.ts';

/**
 * What traders have bars coloured by in place of the bar's own direction. `lastClose`: hollow where it closed above its open, in the colour of whether it closed above the last close;
 * `volume`: three shades of each direction, the more vivid the busier; `pattern`: inside and outside bars in colours of their own; `trend`: on which side of an average it closed; `hours`: paler
 * before and after the market's own hours.
 */
export type BarColouring = 'lastClose' | 'volume' | 'pattern' | 'trend' | 'hours';

/** How each bar is drawn: in the ink of its direction, unless the sketch says otherwise. */
export function inksOf(sketch: Sketch): CandleInk[] {
  const inkOf = sketch.colouring ? COLOURINGS[sketch.colouring](sketch) : byDirection(sketch);
  return sketch.bars.map(inkOf);
}

type InkOf = (bar: Bar, index: number) => CandleInk;

const byDirection =
  ({ theme }: Sketch): InkOf =>
  ({ open, close }) =>
    close >= open ? theme.up : theme.down;

const COLOURINGS: Record<BarColouring, (sketch: Sketch) => InkOf> = {
  lastClose:
    ({ bars, theme }) =>
    ({ open, close }, i) => {
      const { wick } = close >= (bars[i - 1]?.close ?? open) ? theme.up : theme.down;
      return { fill: close >= open ? null : wick, border: wick, wick };
    },
  volume:
    ({ bars }) =>
    ({ open, close, volume }, i) => {
      const before = bars.slice(Math.max(0, i - BEFORE), i).map((bar) => bar.volume);
      const usual = before.reduce((sum, one) => sum + one, 0) / Math.max(1, before.length);
      const busy = BUSIER.filter((times) => volume >= times * usual).length;
      return solid((close >= open ? RISING : FALLING)[busy]!);
    },
  pattern: (sketch) => {
    const own = byDirection(sketch);
    return (bar, i) => {
      const last = sketch.bars[i - 1];
      if (last && bar.high <= last.high && bar.low >= last.low) return solid(INSIDE);
      if (last && bar.high > last.high && bar.low < last.low) return solid(OUTSIDE);
      return own(bar, i);
    };
  },
  trend: ({ bars, theme }) => {
    let average = bars[0]!.close;
    const above = bars.map(({ close }) => {
      average += (close - average) / PERIOD;
      return close >= average;
    });
    return (_, i) => (above[i] ? theme.up : theme.down);
  },
  hours: (sketch) => {
    const own = byDirection(sketch);
    const pale = (color: string) => `color-mix(in srgb, ${color} ${PALE}%, ${sketch.theme.background})`;
    return (bar, i) => {
      const ink = own(bar, i);
      const { fill, border, wick } = ink;
      const isOpen = i % DAY.all < DAY.open;
      return isOpen ? ink : { fill: fill && mixed(pale(fill)), border: mixed(pale(border)), wick: mixed(pale(wick)) };
    };
  },
};

/** Bars, and how many times their volume makes one busy, and very busy. */
const BEFORE = 10;
const BUSIER = [1.3, 1.7];
const RISING = ['#9aa0ad', '#3b7cff', '#00d26a'];
const FALLING = ['#5c6270', '#b44cff', '#ff3b3b'];
const INSIDE = '#f5c542';
const OUTSIDE = '#c86bfa';
const PERIOD = 12;
/** Bars of a day, and of them those of the market's own hours. */
const DAY = { all: 32, open: 18 };
/** Per cent of a candle's own colour. */
const PALE = 45;

/** As the libraries take colours. */
function mixed(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red},${green},${blue})`;
}

const solid = (color: string): CandleInk => ({ fill: color, border: color, wick: color });

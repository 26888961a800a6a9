import type { DateLabel } from '../../reading.ts';
import { median } from './median.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** In the middle, since a column of days alone tells no month. */
const MONTH = YEAR / 12;

/** Bars: a label stands below the first bar of its time, and its middle is found to a px or two. */
const BESIDE = 0.6;

type Bar = { timeframe: string; minutes: number; beside: number };

const bar = (timeframe: string, minutes: number): Bar => ({ timeframe, minutes, beside: BESIDE });

/** The bars that charts offer, as far as labels tell them apart. */
const BARS: readonly Bar[] = [
  bar('1m', 1),
  bar('3m', 3),
  bar('5m', 5),
  bar('15m', 15),
  bar('30m', 30),
  bar('1h', HOUR),
  bar('2h', 2 * HOUR),
  bar('4h', 4 * HOUR),
  bar('6h', 6 * HOUR),
  bar('8h', 8 * HOUR),
  bar('12h', 12 * HOUR),
  bar('1D', DAY),
  // Without weekends, over which time goes on by up to two bars more than on average.
  { timeframe: '1D', minutes: (7 / 5) * DAY, beside: 2 },
  bar('3D', 3 * DAY),
  bar('1W', 7 * DAY),
];
/** Of a bar: so far off it may seem. The hours that a market is closed make an hour's bar 8 % longer at least. */
const OFF = 0.05;
/** So many labels must stand where the bars put them, and most of them. */
const LEAST_LABELS = 3;
const LEAST_SHARE = 0.7;
/** A way to write times: minutes since its cycle of so many began, and how far on the next label that says the same is: of a day there may be several. */
type Kind = { cycle: number; again: number; minutesOf: (text: string) => number | null };

/** The most exact first. */
const KINDS: readonly Kind[] = [
  { cycle: YEAR, again: 0, minutesOf: momentOf },
  { cycle: DAY, again: DAY, minutesOf: timeOf },
  { cycle: YEAR, again: 0, minutesOf: dateOf },
  { cycle: MONTH, again: 0, minutesOf: (text) => (/^\d{1,2}$/.test(text) ? Number(text) * DAY : null) },
];

type Stamp = { x: number; at: number };

/**
 * How long a bar lasts by the labels of the time axis, `pitch` px a bar: null where fewer than three of one kind say the same. Where a market is closed
 * at night the bars stand closer than time goes on, and mostly none is told.
 */
export function timeframeOfDates(dates: readonly DateLabel[], pitch: number): string | null {
  for (const { minutesOf, ...kind } of KINDS) {
    const stamps = unwrapped(
      dates.flatMap(({ text, x }) => {
        const at = minutesOf(text);
        return at === null ? [] : [{ x, at }];
      }),
      kind,
    );
    const timeframe = stamps.length >= LEAST_LABELS ? barOf(stamps, pitch) : null;
    if (timeframe) return timeframe;
  }
  return null;
}

/** From left to right time goes on: what is less than before is of the next cycle. */
function unwrapped(stamps: readonly Stamp[], { cycle, again }: Omit<Kind, 'minutesOf'>): Stamp[] {
  let last = Number.NEGATIVE_INFINITY;
  return stamps
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, at }) => {
      const cycles = Math.max(0, Math.ceil((last - at) / cycle));
      const next = at + cycles * cycle;
      last = next === last ? next + again : next;
      return { x, at: last };
    });
}

/** Theil and Sen's line through the labels, which a third of misread ones does not turn. */
function barOf(stamps: readonly Stamp[], pitch: number): string | null {
  const slopes = stamps.flatMap((a, i) => stamps.slice(i + 1).map((b) => (b.at - a.at) / Math.max(1, b.x - a.x)));
  const found = BARS.find(({ minutes }) => Math.abs((median(slopes) * pitch) / minutes - 1) < OFF);
  if (!found) return null;
  const offsets = stamps.map(({ x, at }) => at / found.minutes - x / pitch);
  const typical = median(offsets);
  const beside = offsets.filter((offset) => Math.abs(offset - typical) < found.beside).length;
  return beside >= Math.max(LEAST_LABELS, LEAST_SHARE * stamps.length) ? found.timeframe : null;
}

/** 14:30, 14:30:00. */
function timeOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return hours && minutes && Number(hours) < 24 && Number(minutes) < 60 ? Number(hours) * HOUR + Number(minutes) : null;
}

/** 2025-03-16, 03-16, 16/03. */
function dateOf(text: string): number | null {
  const [, year, first, second] = /^(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (!first || !second) return null;
  const [month, day] = Number(first) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  return (Date.UTC(Number(year ?? 2001), month - 1, day) - Date.UTC(2001, 0, 1)) / 60_000;
}

/** 03-16 14:30. */
function momentOf(text: string): number | null {
  const [date = '', time = '', ...rest] = text.split(' ');
  const [days, minutes] = [dateOf(date), timeOf(time)];
  return rest.length > 0 || days === null || minutes === null ? null : days + minutes;
}

import { isField, type Texts } from './legend-texts.ts';

const UNITS: Record<string, string> = {
  m: 'm',
  min: 'm',
  h: 'h',
  H: 'h',
  d: 'D',
  D: 'D',
  w: 'W',
  wW: 'W',
  W: 'W',
  M: 'M',
  mo: 'M',
};
const NAMES = new Map([
  ['daily', '1D'],
  ['weekly', '1W'],
  ['monthly', '1M'],
  ['hourly', '1h'],
  ['mn', '1M'],
]);
/** As terminals write them: M15, H4. */
const UNIT_FIRST = /^([MHDW])(\d{1,2})$/;
/** With what stands for its first digit where that was read as a letter, and with the O of the legend's open where no room is left before it. */
const UNIT_LAST = /^(\d{1,3}|[iIlS])(min|mo|wW|[mhHDdwWM])(?:[oO0©][\d.,].*)?$/;
const DIGIT_OF: Record<string, string> = { i: '1', I: '1', l: '1', S: '5' };
/** More months than that are minutes in capitals. */
const MOST_MONTHS = 3;

export function timeframeOf(word: string): string | null {
  const name = NAMES.get(word.toLowerCase());
  if (name) return name;
  const first = UNIT_FIRST.exec(word);
  if (first) return `${first[2]}${first[1] === 'M' ? 'm' : UNITS[first[1]!]}`;
  const [, count = '', unit = ''] = UNIT_LAST.exec(word) ?? [];
  if (!count) return null;
  return inUnits(DIGIT_OF[count] ?? count, UNITS[unit]!);
}

const inUnits = (count: string, unit: string): string =>
  `${count}${unit === 'M' && Number(count) > MOST_MONTHS ? 'm' : unit}`;

/** Of minutes alone some charts leave out the unit. */
const MINUTES = new Map([
  ['1', '1m'],
  ['3', '3m'],
  ['5', '5m'],
  ['15', '15m'],
  ['30', '30m'],
  ['45', '45m'],
  ['60', '1h'],
  ['120', '2h'],
  ['240', '4h'],
]);

/** What follows a symbol: its timeframe, or a bare number of minutes where no price can be meant. */
export const timeframeBehind = ([next = '', ...rest]: Texts): string | null =>
  timeframeOf(next) ?? (rest.length === 0 || isField(rest[0]!) ? (MINUTES.get(next) ?? null) : null);

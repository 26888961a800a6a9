/** Words that a legend holds beside the symbol: fields, indicators, buttons. */
const NO_SYMBOL = new Set(
  (
    'O H L C V MA EMA SMA WMA VWAP BB BOLL VOL RSI MACD KDJ ATR SAR OBV CCI DMI TIME OPEN HIGH LOW CLOSE VOLUME BUY SELL PRICE AMOUNT CHART DEPTH ' +
    'ORIGINAL INFO USD EUR UTC CHANGE LINE AM PM JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN UP DN MID SIGNAL HIST'
  ).split(' '),
);

const PAIR = /^[A-Z0-9]{2,10}[/-][A-Z]{3,5}$/;
const TICKER = /^[A-Z][A-Z0-9.]{2,9}$/;

/** The traded symbol among the words of a legend, in reading order; a pair is surer than a ticker, and what is no capitals is no symbol. */
export function symbolAmong(words: readonly string[]): string | null {
  const clean = words.map((word) => word.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, ''));
  const pair = clean.find((word) => PAIR.test(word) && !/^\d+-/.test(word));
  if (pair) return pair.replace('-', '/');
  return clean.find((word) => TICKER.test(word) && !NO_SYMBOL.has(word)) ?? null;
}

const UNITS: Record<string, string> = {
  m: 'm',
  min: 'm',
  h: 'h',
  H: 'h',
  d: 'D',
  D: 'D',
  w: 'W',
  W: 'W',
  M: 'M',
  mo: 'M',
};
const NAMES: Record<string, string> = { daily: '1D', weekly: '1W', monthly: '1M', hourly: '1h' };

/** The bar's duration as charts write it: 15m, 4h, 1D, 1W, 1M. A row of several is a choice of buttons and tells nothing. */
export function timeframeAmong(words: readonly string[]): string | null {
  const found = new Set<string>();
  // Change, high and low of a day are headed 24h everywhere.
  for (const word of words) {
    const name = NAMES[word.toLowerCase()];
    const match = /^(\d{1,3})(min|mo|[mhHdDwWM])$/.exec(word.replace(/^[^\dA-Za-z]+|[^\dA-Za-z]+$/g, ''));
    if (name) found.add(name);
    else if (match && word !== '24h') found.add(`${match[1]}${UNITS[match[2]!]}`);
  }
  return found.size === 1 ? [...found][0]! : null;
}

const MONTH = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i;
const DATED = /^(\d{4}[-/.]\d{1,2}([-/.]\d{1,2})?|\d{1,2}[-/.]\d{1,2}([-/.]\d{2,4})?|\d{1,2}:\d{2}(:\d{2})?|\d{4})$/;

/** Whether a label of the time axis is legible as a date or a time of day; bare days are counted by `isDay`. */
export const isDate = (text: string): boolean => text.split(' ').some((part) => MONTH.test(part) || DATED.test(part));

export const isDay = (text: string): boolean => /^(0?[1-9]|[12]\d|3[01])$/.test(text);

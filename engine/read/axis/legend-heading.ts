import { IN_BRACKETS, isField, type Texts, wordsOf } from './legend-texts.ts';
import { timeframeBehind, timeframeOf } from './timeframe-of.ts';

/** Words that a legend, its app or a drawing writes in capitals beside the symbol: fields, indicators, buttons, kinds of orders, notes. */
const NO_SYMBOL = new Set(
  (
    'O H L C V MA EMA SMA WMA VWAP BB BOLL VOL RSI MACD KDJ ATR SAR OBV CCI DMI TIME OPEN HIGH LOW CLOSE VOLUME BUY SELL PRICE AMOUNT CHART DEPTH ' +
    'ORIGINAL INFO USD EUR UTC CHANGE LINE AM PM JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN UP DN MID SIGNAL HIST ' +
    'DAY GTC IOC LMT MKT STP LIMIT MARKET STOP LONG SHORT ENTRY TP SL BID ASK LAST PNL ROI NEWS LIVE OHLC OHLCV LOG AUTO FVG BOS CHOCH OB HTF LTF PDH PDL POC VAH VAL EQH EQL'
  ).split(' '),
);

const PAIR = /^[A-Z0-9]{2,10}[/-](?:[A-Z]{3,4}|FDUSD)$/;
const TICKER = /^[A-Z][A-Z0-9.]{2,9}$/;
/** An indicator with its period, of which a 5 looks like an S, or a button of a terminal: MA25, M15. */
const NUMBERED = /^(?:[ESW]?MAS?|RSI|BB|BOLL|M|H|D|W)\d+$/;
/** What is paid with. */
const QUOTE = 'USDT|USDC|USD|EUR|GBP|JPY|CHF|AUD|CAD|NZD|TRY|INR|BTC|ETH|BNB';
const JOINED = new RegExp(`^[A-Z0-9]{2,7}(?:${QUOTE})$`);
/** The stroke between two known codes is read as a letter, and so is a J behind it. */
const STROKE_AS_LETTER = new RegExp(`^(${QUOTE}|XAU|XAG|SOL|XRP)[I|l](${QUOTE}|IPY)$`);

type Named = { symbol: string; rest: Texts };

/** The traded symbol among the words of legends and headings, the likeliest first: what no more than looks like one, as in a list of others, is none. */
export const symbolAmong = (phrases: readonly Texts[]): string | null =>
  headingOf(phrases.map(wordsOf))?.symbol ?? null;

/** The line that heads a chart goes on with its timeframe or with prices; else it is the only pair, or the only one that may be one. */
export function headingOf(phrases: readonly Texts[]): Named | null {
  const all = phrases.flatMap(namedIn);
  const heads = all.find(({ rest }) => timeframeBehind(rest) !== null || isField(rest[0] ?? ''));
  return (
    heads ??
    onlyOne(all.filter(({ symbol }) => symbol.includes('/'))) ??
    onlyOne(all.filter(({ symbol }) => JOINED.test(symbol))) ??
    onlyOne(phrases.flatMap(aloneIn))
  );
}

const namedIn = (words: Texts): Named[] =>
  words.flatMap((word, i) => {
    const symbol = symbolOf(word);
    return symbol ? [{ symbol, rest: behindName(words.slice(i + 1)) }] : [];
  });

/** Words of a name: ACME Corp. */
const MOST_OF_NAME = 3;

/** A legend may write the name, or the exchange, between the symbol and its timeframe. */
function behindName(words: Texts): Texts {
  const end = words.findIndex((word) => timeframeOf(word) !== null || isField(word));
  const isName = end > 0 && end <= MOST_OF_NAME && words.slice(0, end).every((word) => /^[A-Za-z.&/]+$/.test(word));
  return isName ? words.slice(end) : words;
}

const onlyOne = (named: readonly Named[]): Named | null =>
  new Set(named.map(({ symbol }) => symbol)).size === 1 ? named[0]! : null;

/** A ticker before nothing but its price and its change, or in brackets behind its name. */
function aloneIn(words: Texts): Named[] {
  const [first = '', ...rest] = words;
  const heading = rest.length <= MOST_FIGURES && rest.every((word) => FIGURE.test(word)) ? [first] : [];
  const inBrackets = words.slice(1).flatMap((word) => IN_BRACKETS.exec(word)?.[1] ?? []);
  return [...heading, ...inBrackets].flatMap((word) => {
    const symbol = symbolOf(word);
    return symbol ? [{ symbol, rest }] : [];
  });
}

const MOST_FIGURES = 3;
const FIGURE = /^[($+-]*\d[\d.,]*%?\)?$/;

function symbolOf(text: string): string | null {
  const word = IN_BRACKETS.exec(text)?.[1] ?? text;
  const stroke = STROKE_AS_LETTER.exec(word);
  if (stroke) return `${stroke[1]}/${stroke[2]!.replace('IPY', 'JPY')}`;
  if (PAIR.test(word) && !/^\d+-/.test(word)) return word.replace('-', '/');
  return TICKER.test(word) && !NO_SYMBOL.has(word) && !NUMBERED.test(word) ? word : null;
}

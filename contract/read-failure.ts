import * as z from 'zod/mini';

/** Why a picture gives no reading at all. Each has its own words for the user in every language. */
export const ReadFailure = z.enum([
  /** The picture holds no candlestick chart. */
  'not-a-chart',
  /** A chart, but of lines, areas or anything else than candles or OHLC bars. */
  'not-candlesticks',
  /** Fewer candles than a statement could rest on. */
  'too-few-candles',
  /** Candles nearer than about 2.5 px: no claim about a single one would be honest. */
  'too-dense',
  /** Several charts side by side, and none of them is the main one. */
  'several-charts',
  /** Too small, too blurred, or too much glare; each is told with its remedy. */
  'too-small',
  'blurred',
  'glare',
  /** Its data are no picture to the end, though it came whole as far as its marks tell. */
  'damaged',
  /** The reader gave up within its time limit. */
  'took-too-long',
]);
export type ReadFailure = z.infer<typeof ReadFailure>;

import * as z from 'zod/mini';
import { OverlayShape } from './chart-overlay.ts';
import { Id, Time } from './fields.ts';
import { Pagination } from './pagination.ts';
import { ReadFailure } from './read-failure.ts';
import { Strategy } from './strategy.ts';

export const AnalysisState = z.enum(['queued', 'running', 'done', 'failed']);
export type AnalysisState = z.infer<typeof AnalysisState>;

/** `engine-error`: all attempts ended in a fault of ours. Either way the credit was given back. */
export const AnalysisFailure = z.object({
  code: z.union([ReadFailure, z.literal('engine-error')]),
  message: z.string(),
});
export type AnalysisFailure = z.infer<typeof AnalysisFailure>;

/** What would make a picture of the same chart better. */
export const ReadAdvice = z.enum([
  'hold-steady',
  'avoid-glare',
  'go-nearer',
  'show-the-axis',
  'show-fewer-candles',
  'take-a-screenshot',
]);
export type ReadAdvice = z.infer<typeof ReadAdvice>;

/** A row of the picture, px from its top, and the price that stands at it. */
export const AxisPoint = z.strictObject({
  y: z.number().check(z.nonnegative()),
  price: z.number().check(z.minimum(-1e12), z.maximum(1e12)),
});
export type AxisPoint = z.infer<typeof AxisPoint>;

const AxisPoints = z.tuple([AxisPoint, AxisPoint]);
const ScaleKind = z.enum(['linear', 'log']);

/** A scale as its reader sees it: the prices of two rows, in either order. */
export const Calibration = z.strictObject({ points: AxisPoints, scale: ScaleKind });
export type Calibration = z.infer<typeof Calibration>;

/** How well the picture was read, in numbers that a screen turns into words. */
export const ReadQuality = z.object({
  /** 0 to 1. */
  confidence: z.number(),
  candles: z.int(),
  source: z.enum(['screenshot', 'photo']),
  /** Reading error of a price, in the axis's unit; null without a legible scale. */
  priceError: z.nullable(z.number()),
  scale: z.enum(['linear', 'log', 'unread']),
  /** Two points of the scale; null without one. */
  scalePoints: z.nullable(AxisPoints),
  /** Whether the scale was read or set by hand. */
  scaleBy: z.enum(['picture', 'user']),
  symbol: z.nullable(z.string()),
  timeframe: z.nullable(z.string()),
  /** What would make the next picture better, worst first. */
  advice: z.array(ReadAdvice),
});
export type ReadQuality = z.infer<typeof ReadQuality>;

/** Where an analysis leans after its signals: one side outweighs the other two to one, or neither does. */
export const Direction = z.enum(['up', 'down', 'neutral']);
export type Direction = z.infer<typeof Direction>;

/** The list's row: all that a card and a search need. `analysis` is Markdown, empty until done; its beginning in a list of over 100. */
export const Analysis = z.object({
  _id: Id,
  strategy: Strategy,
  analysis: z.string(),
  /** Signed, valid for some minutes; an `<img>` needs no header. */
  imageUrl: z.string(),
  /** As `imageUrl`, of a small picture for lists. */
  thumbnailUrl: z.string(),
  createdAt: Time,
  state: AnalysisState,
  finishedAt: z.nullable(Time),
  failure: z.nullable(AnalysisFailure),
  quality: z.nullable(ReadQuality),
  /** Null until done. */
  direction: z.nullable(Direction),
});
export type Analysis = z.infer<typeof Analysis>;

/** One side's conditional scenario. Prices in the axis's unit or, where no scale was read, percent of the visible range. */
export const ScenarioFigures = z.object({
  /** A close beyond it opens the scenario. */
  trigger: z.number(),
  /** Nearer edge first. */
  target: z.tuple([z.number(), z.number()]),
  /** A close back beyond it ends the scenario. */
  invalidation: z.number(),
  rewardToRisk: z.number(),
});
export type ScenarioFigures = z.infer<typeof ScenarioFigures>;

/** What an analysis comes to, in the figures of its text. */
export const Outlook = z.object({
  /** No scale was read: see `ScenarioFigures`. */
  isRelative: z.boolean(),
  /** Places behind the point that the picture's axis bears out. */
  decimals: z.int(),
  lastClose: z.number(),
  /** How many signals speak for each side. */
  signals: z.object({ up: z.int(), down: z.int() }),
  up: ScenarioFigures,
  down: ScenarioFigures,
});
export type Outlook = z.infer<typeof Outlook>;

/** One analysis whole: with what is drawn over its picture. */
export const AnalysisDetail = z.extend(Analysis, {
  picture: z.object({ width: z.int(), height: z.int() }),
  overlay: z.array(OverlayShape),
  /** Null until done, and of an analysis that is older than this field. */
  outlook: z._default(z.nullable(Outlook), null),
});
export type AnalysisDetail = z.infer<typeof AnalysisDetail>;

export const AnalysisList = z.object({ analyses: z.array(Analysis), pagination: Pagination });
export type AnalysisList = z.infer<typeof AnalysisList>;

/** Accepted and durable, not ready within the wait: the result comes later by itself. */
export const PendingAnalysis = z.object({ _id: Id, state: z.enum(['queued', 'running']) });
export type PendingAnalysis = z.infer<typeof PendingAnalysis>;

export const uploadLimits = {
  /** The server accepts exactly this many bytes, not one more. */
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  maxSide: 12_000,
  minSide: 64,
  formats: ['jpeg', 'png', 'webp', 'gif', 'avif'],
} as const;

/** Another analysis of the same picture. The key (a UUID) is the device's own: with the same one it is asked for once, however often it is sent. */
export const AnalyseAgain = z.strictObject({ strategy: Strategy, idempotencyKey: z.guid() });
export type AnalyseAgain = z.infer<typeof AnalyseAgain>;

/** Lists of more rows than this carry the beginnings of texts only: a thousand whole ones are 4 MB. */
export const wholeTextsUpTo = 100;
export const beginningOfText = 280;

/** A search in the whole texts: every word, anywhere in them. */
export const AnalysisSearch = z.object({ q: z.string().check(z.minLength(1), z.maxLength(200)) });
/** As many as the history holds; newest first. */
export const foundAtMost = 1000;
export const FoundAnalyses = z.object({ ids: z.array(Id) });

/** `?wait=25` on a single analysis: seconds that the answer may be held back until the state is final. */
export const AnalysisQuery = z.object({
  wait: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(25))),
});

/** What makes the address of a picture good for some minutes: its end, s since 1970, and a signature over both. */
export const ImageLinkQuery = z.object({
  expires: z.coerce.number().check(z.int(), z.nonnegative()),
  signature: z.string().check(z.maxLength(64)),
});

import * as z from 'zod/mini';

/** What is drawn over the analysed picture. Coordinates are px of that picture, from its top left corner, before any scaling. */
export const Point = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof Point>;

const tone = z.enum(['up', 'down', 'neutral']);

/** What a reader switches on and off: what was read, the axis fit, price levels, and what the strategy found. */
export const OverlayLayer = z.enum(['candles', 'axis', 'levels', 'findings']);
export type OverlayLayer = z.infer<typeof OverlayLayer>;

const base = { layer: OverlayLayer, tone };

/** Labels are finished words (a price, a pattern's name) in the language of the analysis. */
export const OverlayShape = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('line'),
    points: z.array(Point).check(z.minLength(2)),
    dashed: z.boolean(),
    label: z.optional(z.string()),
  }),
  z.object({ ...base, kind: z.literal('zone'), from: Point, to: Point, label: z.optional(z.string()) }),
  z.object({ ...base, kind: z.literal('label'), at: Point, text: z.string() }),
  /** One candle as it was read: centre x, body width and the four rows. */
  z.object({
    ...base,
    kind: z.literal('candle'),
    x: z.number(),
    width: z.number(),
    open: z.number(),
    high: z.number(),
    low: z.number(),
    close: z.number(),
    uncertain: z.boolean(),
  }),
]);
export type OverlayShape = z.infer<typeof OverlayShape>;

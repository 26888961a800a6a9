import { z } from 'zod';

/** What is drawn over the analysed picture. Coordinates are px of that picture, from its top left corner, before any scaling. */
export const Point = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof Point>;

const tone = z.enum(['up', 'down', 'neutral']);

/** `layer` is what a reader switches on and off: what was read, price levels, and what the strategy found. */
const layer = z.enum(['candles', 'axis', 'levels', 'findings']);
export type OverlayLayer = z.infer<typeof layer>;

/** Labels are finished words (a price, a pattern's name) in the language of the analysis. */
export const OverlayShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    layer,
    tone,
    points: z.array(Point).min(2),
    dashed: z.boolean(),
    label: z.string().optional(),
  }),
  z.object({ kind: z.literal('zone'), layer, tone, from: Point, to: Point, label: z.string().optional() }),
  z.object({ kind: z.literal('label'), layer, tone, at: Point, text: z.string() }),
  /** One candle as it was read: centre x, body width and the four rows. */
  z.object({
    kind: z.literal('candle'),
    layer,
    tone,
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

import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

export const Pagination = z.object({ page: count, limit: count, total: count, pages: count });
export type Pagination = z.infer<typeof Pagination>;

/** Query strings are text; `limit` up to 1000 because the history screen asks for all at once. */
export const PageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 10),
});
export type PageQuery = z.infer<typeof PageQuery>;

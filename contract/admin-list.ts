import * as z from 'zod/mini';
import { PageQuery } from './pagination.ts';

/** What every list of the admin area is asked with: at most 100 rows a page. */
export const AdminPageQuery = z.extend(PageQuery, {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
});

/** Words of which each begins a word of what is looked for, whatever the case: `ada exam` finds ada@example.com. */
export const Search = z.string().check(z.trim(), z.maxLength(200));

/** Why an administrator does what he does: kept in the audit log. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const SortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof SortOrder>;

import * as z from 'zod/mini';
import { ErrorCode } from './error-code.ts';

/** A success: `data` where the call has any, and whatever the call carries at the top level (`url` of a checkout). */
export const success = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({ status: z.literal('success'), message: z.optional(z.string()), ...fields });

/** One fault of the request, by field: `path` is `body.email`, `query.page` and the like. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** A failure: `message` is written for the user, `code` for programs. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: ErrorCode,
  issues: z.optional(z.array(Issue)),
  /** Of a fault on the server's side: the id under which its logs know the request. */
  reference: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;

import * as z from 'zod/mini';

/** What the server pushes to a device: finished words in the account's language, and the screen to open. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this app. */
  path: z.string().check(z.startsWith('/')),
  /** A later message of the same tag takes the place of an earlier one. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;

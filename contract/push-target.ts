import * as z from 'zod/mini';

/** Where a browser's push service takes messages. The server decides which hosts it will send to. */
export const PushEndpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048));

const base64url = (characters: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`)));

/** A browser's push subscription, as its `toJSON` gives it (RFC 8291): keys in base64url without padding. */
export const PushTarget = z.object({
  endpoint: PushEndpoint,
  keys: z.object({
    /** P-256 public key, an uncompressed point of 65 bytes. */
    p256dh: base64url(87),
    /** Authentication secret, 16 bytes. */
    auth: base64url(22),
  }),
});
export type PushTarget = z.infer<typeof PushTarget>;

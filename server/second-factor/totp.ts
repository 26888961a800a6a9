import { Secret, TOTP } from 'otpauth';
import type { Realm } from '../db/schema.ts';

/** Codes of RFC 6238 as every authenticator app makes them: SHA-1, six digits, 30 s. */

/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes its time. */
const window = 1;

/** What the app lists the account under: one person may be a user and an administrator. */
const issuers: Record<Realm, string> = { user: 'Wickwise', admin: 'Wickwise Admin' };

/** 160 random bits, as RFC 4226 recommends; base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** The `otpauth:` address for a QR code. */
export const secretAddress = (secret: string, { realm, email }: { realm: Realm; email: string }) =>
  new TOTP({ issuer: issuers[realm], label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step that six digits belong to; nothing when they are not of about now (ms). */
export function stepOf(secret: string, digits: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: digits, timestamp: now, window });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

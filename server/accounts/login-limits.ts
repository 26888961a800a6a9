import { days } from '../clock.ts';
import type { Refusal } from '../http/refusal.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { isKnown, remember } from '../rate-limits/known-addresses.ts';
import { type Limited, resetLimit, takePoints } from '../rate-limits/rate-limiter.ts';

/** An attempt to sign in, of either realm. */
export type Attempt = { realm: 'user' | 'admin'; email: string; ip: string };

const accountOf = ({ realm, email }: Attempt) => `${realm}:${email}`;
const pairOf = (attempt: Attempt) => `${accountOf(attempt)}:${addressOf(attempt.ip) ?? 'local'}`;

/** How long an address from which the owner signed in is spared the limits that others use up. */
const knownFor = days(30);

/**
 * Counts an attempt before the password is looked at, so that many at once can't slip through. Strangers' attempts spend the
 * account's points; they never keep its owner out of an address from which he signed in before, nor out of the reset.
 */
export async function takeLoginPoints(parts: Limited, attempt: Attempt): Promise<Refusal | undefined> {
  return takePoints(parts, {
    'login-pair': pairOf(attempt),
    'login-address': addressOf(attempt.ip),
    'login-account': (await isKnownTo(parts, attempt)) ? undefined : accountOf(attempt),
  });
}

/** The account's owner signed in from this address before. */
export const isKnownTo = (parts: Limited, attempt: Attempt) => isKnown(parts, pairOf(attempt));

/** The owner has shown who he is: his attempts count no more, and his address is known. */
export async function welcomeBack(parts: Limited, attempt: Attempt): Promise<void> {
  await resetLimit(parts, 'login-pair', pairOf(attempt));
  await remember(parts, pairOf(attempt), knownFor);
}

import { FullName } from '#contract/fields';
import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import type { GoogleIdentity } from '../providers/google/google.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { dropSecondFactor } from '../second-factor/end-second-factor.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import { letIn } from './let-in.ts';
import { findUserByEmail, findUserByGoogle, updateUser } from './queries.ts';
import { makeUser } from './sign-up.ts';

export const googleCalls = (parts: Parts): Pick<Handlers, 'googleSignIn'> => ({
  async googleSignIn({ body: { token }, request }) {
    if (!parts.google) return refuse('google-not-configured');
    const limited = await takePoints(parts, { 'google-address': addressOf(request.ip) });
    if (limited) return limited;
    const identity = await parts.google.identify(token);
    // An e-mail that Google itself doesn't vouch for could be anybody's.
    if (!identity?.emailVerified) return refuse('google-rejected');
    const user = await userOf(parts, identity);
    if (isRefusal(user)) return user;
    if (user.deactivatedAt !== null) return refuse('account-deactivated');
    return letIn(parts, user, request);
  },
});

/** The account of an identity: the one that it is linked to, the one with its e-mail, or a new one. */
async function userOf(parts: Parts, identity: GoogleIdentity): Promise<UserRow | Refusal> {
  const linked = await findUserByGoogle(parts.db, identity.subject);
  if (linked) return linked;
  const namesake = await findUserByEmail(parts.db, identity.email);
  if (namesake) return namesake.googleSubject === null ? link(parts, namesake, identity) : refuse('google-rejected');
  const made = await makeUser(parts, {
    email: identity.email,
    fullName: nameOf(identity),
    passwordHash: null,
    googleSubject: identity.subject,
    profilePicture: null,
    emailVerifiedAt: parts.clock.now(),
  });
  return made ?? refuse('google-rejected');
}

/**
 * Links an account to the owner of its e-mail. Was the e-mail never shown to be the account's own, somebody else may have signed up
 * with it in advance and be waiting: his password, his devices and his second factor are out.
 */
function link(parts: Parts, user: UserRow, { subject }: GoogleIdentity): Promise<UserRow> {
  const isVerified = user.emailVerifiedAt !== null;
  return inTransaction(parts.db, async (tx) => {
    const account = { realm: 'user', accountId: user.id } as const;
    if (!isVerified) {
      await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'password' });
      await dropSecondFactor(tx, account);
    }
    return updateUser(tx, user.id, {
      googleSubject: subject,
      emailVerifiedAt: user.emailVerifiedAt ?? parts.clock.now(),
      ...(!isVerified && { passwordHash: null }),
    });
  });
}

function nameOf({ name, email }: GoogleIdentity): string {
  const checked = FullName.safeParse(name);
  return checked.success ? checked.data : (email.split('@')[0] ?? email);
}

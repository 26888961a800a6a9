import type { Language } from '#contract/language';
import { composeMail } from '../accounts/mail/compose-mail.ts';
import type { MailKind } from '../accounts/mail/mail-text.ts';
import type { AdminRow, Realm, UserRow } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import type { Account } from '../sessions/sessions.ts';
import { countRecoveryCodes } from './queries.ts';

/** Whose second factor it is, of either realm. */
export type FactorOwner = {
  realm: Realm;
  id: string;
  email: string;
  fullName: string;
  language: Language;
  passwordHash: string | null;
};

export const ownerOfUser = (user: UserRow): FactorOwner => ({ ...user, realm: 'user' });
/** Administrators keep their language on the device. */
export const ownerOfAdmin = (admin: AdminRow): FactorOwner => ({ ...admin, realm: 'admin', language: 'en' });

export const accountOf = ({ realm, id }: Pick<FactorOwner, 'realm' | 'id'>): Account => ({ realm, accountId: id });

const screens: Record<Realm, string> = { user: '/settings', admin: '/admin/profile' };

type Told = Extract<MailKind, 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodeUsed' | 'recoveryCodesRenewed'>;

/** Whoever did it, the owner hears of it. `left`: recovery codes. */
export const tellFactorOwner = (
  { mail, publicUrl }: Pick<Parts, 'mail' | 'publicUrl'>,
  kind: Told,
  owner: Omit<FactorOwner, 'id' | 'passwordHash'>,
  left = 0,
) => mail.post(composeMail(kind, { to: owner, left: String(left), link: publicUrl + screens[owner.realm] }));

/** Somebody got in by a recovery code: its owner knows how many are left, or that it was not him. */
export async function tellOfRecovery(
  parts: Pick<Parts, 'db' | 'mail' | 'publicUrl'>,
  owner: FactorOwner,
): Promise<void> {
  tellFactorOwner(parts, 'recoveryCodeUsed', owner, await countRecoveryCodes(parts.db, accountOf(owner)));
}

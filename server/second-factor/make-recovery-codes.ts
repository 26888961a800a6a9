import type { Insertable } from 'kysely';
import type { Passwords } from '../accounts/passwords.ts';
import type { RecoveryCodeTable } from '../db/second-factor-tables.ts';
import type { Account } from '../sessions/sessions.ts';
import { newRecoveryCodes, plainCode } from './recovery-code.ts';

/** An account's new recovery codes, as they are told and as they are kept. */
export async function makeRecoveryCodes(
  { passwords }: { passwords: Passwords },
  account: Account,
): Promise<{ recoveryCodes: string[]; rows: Insertable<RecoveryCodeTable>[] }> {
  const recoveryCodes = newRecoveryCodes();
  const rows = await Promise.all(
    recoveryCodes.map(async (told, position) => ({
      ...account,
      position,
      codeHash: await passwords.hash(plainCode(told)),
    })),
  );
  return { recoveryCodes, rows };
}

// npm run second-factor:take -- EMAIL [--admin]: takes a lost second factor from an account, signs it out everywhere and tells its owner by mail.
import { parseArgs } from 'node:util';
import { findUserByEmail } from '#server/accounts/queries';
import { findAdminByEmail } from '#server/admin/queries';
import { systemClock } from '#server/clock';
import { openDatabase } from '#server/db/connect';
import { databaseFile, publicUrlOf } from '#server/environment';
import { makeLog } from '#server/operation/log';
import { openMailProvider } from '#server/providers/mail/open-mail-provider';
import { openPostOffice } from '#server/providers/mail/post-office';
import { ownerOfAdmin, ownerOfUser } from '#server/second-factor/factor-owner';
import { takeSecondFactorAway } from '#server/second-factor/take-away';
import { command } from './command.ts';

await command(async (environment) => {
  const { values, positionals } = parseArgs({ options: { admin: { type: 'boolean' } }, allowPositionals: true });
  const email = positionals[0]?.trim().toLowerCase();
  if (!email) throw new Error('Whose? npm run second-factor:take -- EMAIL [--admin]');
  const clock = systemClock({ offset: environment.WICKWISE_CLOCK_OFFSET });
  const { db, close } = await openDatabase({ url: environment.DATABASE_URL, file: databaseFile(environment) });
  const mail = openPostOffice(
    openMailProvider(environment, { clock, announce: console.log }),
    makeLog(environment.LOG_LEVEL),
  );
  try {
    const [user, admin] = values.admin
      ? [undefined, await findAdminByEmail(db, email)]
      : [await findUserByEmail(db, email), undefined];
    const owner = user ? ownerOfUser(user) : admin && ownerOfAdmin(admin);
    if (!owner) throw new Error(`There is no ${values.admin ? 'administrator' : 'user'} with the e-mail ${email}`);
    const isDone = await takeSecondFactorAway({ db, clock, mail, publicUrl: publicUrlOf(environment) }, owner);
    if (!isDone) throw new Error(`${email} has no second factor`);
    console.log(`${email} signs in with the password alone now, and is signed out everywhere.`);
    await mail.idle();
  } finally {
    await mail.close();
    await close();
  }
});

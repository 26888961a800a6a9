import { existsSync } from 'node:fs';
import path from 'node:path';
import { sweepFolder } from '../analyses/sweep.ts';
import { days, hours } from '../clock.ts';
import { type Repeating, repeat } from '../operation/repeat.ts';
import type { Parts } from '../parts.ts';

/** Longer than any upload takes. */
const uploadAge = hours(1);

/** Mails that were kept in a folder for want of a mail server. They name people. */
const mailAge = days(30);

/** Removes what lies in this machine's own folders for too long: each process sees to its own. Call it before the server listens. */
export async function startFileSweep({ clock, engine, environment, log, uploadFolder }: Parts): Promise<Repeating> {
  const outbox = path.join(environment.WICKWISE_DATA_DIR, 'outbox');
  // On SQLite this process is the only one: all that lies there is from before.
  if (engine.name === 'sqlite') await sweepFolder(uploadFolder, { clock, age: 0 });
  const sweep = async () => {
    await sweepFolder(uploadFolder, { clock, age: uploadAge });
    if (existsSync(outbox)) await sweepFolder(outbox, { clock, age: mailAge });
  };
  return repeat('clearing up files', sweep, { every: hours(1), log });
}

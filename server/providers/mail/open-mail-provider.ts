import path from 'node:path';
import type { Clock } from '../../clock.ts';
import { type Environment, publicUrlOf } from '../../environment.ts';
import type { MailProvider } from './mail.ts';
import { outboxFolder } from './outbox-folder.ts';
import { smtp } from './smtp.ts';

type Options = { clock: Clock; announce: (line: string) => void };

/** By SMTP where the environment names a server, else as files in the data folder. */
export function openMailProvider(environment: Environment, { clock, announce }: Options): MailProvider {
  const { WICKWISE_DATA_DIR: dataDir, SMTP_URL: url, MAIL_FROM } = environment;
  const from = MAIL_FROM ?? `Wickwise <no-reply@${new URL(publicUrlOf(environment)).hostname}>`;
  return url ? smtp({ url, from }) : outboxFolder({ folder: path.join(dataDir, 'outbox'), from, clock, announce });
}

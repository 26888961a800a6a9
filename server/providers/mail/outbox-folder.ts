import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../../clock.ts';
import { newId } from '../../new-id.ts';
import type { MailProvider } from './mail.ts';

type OutboxOptions = {
  folder: string;
  from: string;
  clock: Clock;
  /** Told of each mail, so that whoever runs the server at home sees the code without opening the file. */
  announce: (line: string) => void;
};

/** Puts each mail as an `.eml` file into a folder, where a mail program can open it. The default without SMTP. */
export function outboxFolder({ folder, from, clock, announce }: OutboxOptions): MailProvider {
  const compose = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    name: 'outbox',
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await compose.sendMail({ from, ...mail, date: new Date(clock.now()) });
      const file = path.join(folder, `${newId(clock)}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      announce(`Mail to ${mail.to}: ${mail.subject} (${file})`);
    },
  };
}

import { setTimeout as later } from 'node:timers/promises';
import type { Log } from '../../operation/log.ts';
import type { Mail, MailProvider } from './mail.ts';

export type PostOffice = {
  provider: MailProvider['name'];
  /** Takes a mail, or one that is still being made, and returns at once: how long an answer takes must not tell whether a mail was sent. */
  post(mail: Mail | Promise<Mail | undefined>): void;
  /** Resolves when all that was posted is sent or given up. */
  idle(): Promise<void>;
  /** Makes the attempts that are left without a pause, and resolves when they are done. */
  close(): Promise<void>;
};

type PostOfficeOptions = {
  /** ms before each further attempt. */
  pauses?: readonly number[];
};

/** Sends what is posted, with a second and a third attempt; a mail that fails for good is logged without its address or words. */
export function openPostOffice(
  provider: MailProvider,
  log: Log,
  { pauses = [1000, 10_000] }: PostOfficeOptions = {},
): PostOffice {
  const underway = new Set<Promise<unknown>>();
  const closing = new AbortController();

  async function send(mail: Mail, waits: readonly number[]): Promise<void> {
    try {
      await provider.send(mail);
    } catch (error) {
      const [wait, ...further] = waits;
      // The error's own words quote the mail server's, and those the reader's address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (wait === undefined) return log.error({ code, responseCode }, 'a mail could not be sent');
      log.warn({ code, responseCode }, 'a mail could not be sent yet');
      await later(wait, undefined, { signal: closing.signal }).catch(() => {});
      return send(mail, further);
    }
  }

  async function idle() {
    await Promise.all(underway);
  }

  return {
    provider: provider.name,
    post(mail) {
      const sending = Promise.resolve(mail)
        .then((made) => made && send(made, pauses))
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be made'))
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    idle,
    async close() {
      closing.abort();
      await idle();
    },
  };
}

import { setTimeout as later } from 'node:timers/promises';
import type { Log } from '../../operation/log.ts';
import type { Mail, MailProvider } from './mail.ts';

export type PostOffice = {
  provider: MailProvider['name'];
  /** Takes a mail and returns at once: how long an answer takes must not tell whether a mail was sent. */
  post(mail: Mail): void;
  /** Resolves when all that was posted is sent or given up. */
  idle(): Promise<void>;
};

/** ms before the second and third attempt. */
const pauses = [1000, 10_000];

/** Sends what is posted, with a second and a third attempt; a mail that fails for good is logged without its address or words. */
export function openPostOffice(provider: MailProvider, log: Log, { retryAfter = pauses } = {}): PostOffice {
  const underway = new Set<Promise<void>>();

  async function send(mail: Mail, waits: readonly number[]): Promise<void> {
    try {
      await provider.send(mail);
    } catch (error) {
      const [wait, ...further] = waits;
      // The error's own words quote the mail server's, and those the reader's address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (wait === undefined) return log.error({ code, responseCode }, 'a mail could not be sent');
      log.warn({ code, responseCode }, 'a mail could not be sent yet');
      await later(wait, undefined, { ref: false });
      return send(mail, further);
    }
  }

  return {
    provider: provider.name,
    post(mail) {
      const sending = send(mail, retryAfter).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    async idle() {
      await Promise.all(underway);
    },
  };
}

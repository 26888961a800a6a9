import nodemailer from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** Sends through a mail server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtp({ url, from }: { url: string; from: string }): MailProvider {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'smtp',
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** An e-mail, ready to go. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Brings e-mail out of the house. Throws when it can't. */
export type MailProvider = {
  name: 'outbox' | 'smtp';
  send(mail: Mail): Promise<void>;
};

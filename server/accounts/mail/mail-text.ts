/** The words of one kind of mail. `{name}`, `{code}` and `{subject}` are filled in. */
export type MailText = {
  subject: string;
  lines: readonly string[];
  /** The words on the button. */
  action: string;
};

/** All mails in one language. */
export type MailCatalogue = {
  greeting: string;
  closing: string;
  /** Closes the mails that a user can switch off. */
  optOut: string;
  welcome: MailText;
  code: MailText;
  passwordChanged: MailText;
  /** Goes to the old address. */
  emailChanged: MailText;
  ticketAnswered: MailText;
  /** Goes to those who did not get their result at once. */
  analysisReady: MailText;
};

export type MailKind = Exclude<keyof MailCatalogue, 'greeting' | 'closing' | 'optOut'>;

/** Whether a user can switch a mail off. What is about the safety of his account always goes out. */
export const isOptional = {
  welcome: false,
  code: false,
  passwordChanged: false,
  emailChanged: false,
  ticketAnswered: true,
  analysisReady: true,
} as const satisfies Record<MailKind, boolean>;

/** The words of one kind of mail. What stands in braces is filled in: `{name}`, and what `ComposeOptions` has. */
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
  secondFactorOn: MailText;
  secondFactorOff: MailText;
  /** Signed in by a recovery code. */
  recoveryCodeUsed: MailText;
  recoveryCodesRenewed: MailText;
  /** Goes to the old address. */
  emailChanged: MailText;
  /** Closed by its owner. */
  accountDeleted: MailText;
  ticketAnswered: MailText;
  /** Goes to those who did not get their result at once. */
  analysisReady: MailText;
  planChanged: MailText;
  planRenewed: MailText;
  paymentFailed: MailText;
  planCanceled: MailText;
  /** Most of a period's credits are used. */
  creditsLow: MailText;
};

export type MailKind = Exclude<keyof MailCatalogue, 'greeting' | 'closing' | 'optOut'>;

/** Whether a user can switch a mail off. What is about the safety of his account or about his money always goes out. */
export const isOptional = {
  welcome: false,
  code: false,
  passwordChanged: false,
  secondFactorOn: false,
  secondFactorOff: false,
  recoveryCodeUsed: false,
  recoveryCodesRenewed: false,
  emailChanged: false,
  accountDeleted: false,
  ticketAnswered: true,
  analysisReady: true,
  planChanged: false,
  planRenewed: false,
  paymentFailed: false,
  planCanceled: false,
  creditsLow: true,
} as const satisfies Record<MailKind, boolean>;

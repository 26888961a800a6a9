/** The words of one kind of mail. `{name}` and `{code}` are filled in. */
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
  welcome: MailText;
  code: MailText;
  passwordChanged: MailText;
  /** Goes to the old address. */
  emailChanged: MailText;
};

export type MailKind = 'welcome' | 'code' | 'passwordChanged' | 'emailChanged';

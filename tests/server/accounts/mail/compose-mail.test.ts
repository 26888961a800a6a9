import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language';
import { catalogues } from '#server/accounts/mail/catalogues';
import { composeMail } from '#server/accounts/mail/compose-mail';
import { isOptional, type MailKind } from '#server/accounts/mail/mail-text';

const kinds = Object.keys(isOptional) as MailKind[];
const link = 'https://wickwise.example/verify-otp#token';
const to = (language: (typeof languages)[number]) => ({ email: 'ada@example.com', fullName: 'Ada', language });

describe.each(languages)('mails in %s', (language) => {
  it.each(kinds)('%s says the same as text and as HTML, with nothing left unfilled', (kind) => {
    const mail = composeMail(kind, { to: to(language), code: '012345', subject: 'Axis', quote: 'One\nTwo', link });
    expect(mail.subject).not.toMatch(/[{}]/);
    for (const body of [mail.text, mail.html.replace(/style="[^"]*"/g, '')]) {
      expect(body).not.toMatch(/[{}]/);
      expect(body).toContain('Ada');
      expect(body).toContain(link);
    }
    const hasButton = (line: string) => line.endsWith(link);
    const lines = mail.text.replace(/^> /gm, '').split('\n\n');
    for (const line of lines.filter((text) => !hasButton(text))) expect(mail.html).toContain(line);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('say how to switch off those that a user can do without, and only those', () => {
    for (const kind of kinds) {
      const { text, html } = composeMail(kind, { to: to(language), link });
      for (const body of [text, html]) expect(body.includes(catalogues[language].optOut)).toBe(isOptional[kind]);
    }
  });

  it('carry the code in the subject, the text and the HTML', () => {
    const { subject, text, html } = composeMail('code', { to: to(language), code: '012345', link });
    for (const part of [subject, text, html]) expect(part).toContain('012345');
  });
});

it('no language borrows the words of another', () => {
  for (const kind of kinds) {
    expect(new Set(languages.map((language) => catalogues[language][kind].subject)).size).toBe(languages.length);
  }
});

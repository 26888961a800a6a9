import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language';
import { catalogues } from '#server/accounts/mail/catalogues';
import { composeMail } from '#server/accounts/mail/compose-mail';

const kinds = ['welcome', 'code', 'passwordChanged', 'emailChanged'] as const;
const link = 'https://wickwise.example/verify-otp#token';
const to = (language: (typeof languages)[number]) => ({ email: 'ada@example.com', fullName: 'Ada', language });

describe.each(languages)('mails in %s', (language) => {
  it.each(kinds)('%s says the same as text and as HTML, with nothing left unfilled', (kind) => {
    const mail = composeMail(kind, { to: to(language), code: '012345', link });
    expect(mail.subject).not.toMatch(/[{}]/);
    for (const body of [mail.text, mail.html.replace(/style="[^"]*"/g, '')]) {
      expect(body).not.toMatch(/[{}]/);
      expect(body).toContain('Ada');
      expect(body).toContain(link);
    }
    for (const line of mail.text.split('\n\n').slice(0, -2)) expect(mail.html).toContain(line);
    expect(mail.html).toContain(`<html lang="${language}">`);
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

import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Mail } from '#server/providers/mail/mail';
import { openPostOffice } from '#server/providers/mail/post-office';

const mail: Mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** A post office whose provider fails so many times, and what it logged. */
function openFailing(failures: number, pauses = [1, 1]) {
  let attempts = 0;
  const lines: string[] = [];
  const refuse = Object.assign(new Error('550 no such user: ada@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const office = openPostOffice(
    {
      name: 'smtp',
      async send() {
        attempts += 1;
        if (attempts <= failures) throw refuse;
      },
    },
    pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
    { pauses },
  );
  return { office, attempts: () => attempts, log: () => lines.join('') };
}

it('returns at once and tries a second and a third time', async () => {
  const { office, attempts, log } = openFailing(2);
  office.post(mail);
  expect(attempts()).toBe(0);
  await office.idle();
  expect(attempts()).toBe(3);
  expect(log()).not.toContain('"level":50');
});

it('gives up after the third, and says so without the address', async () => {
  const { office, attempts, log } = openFailing(3);
  office.post(mail);
  await office.idle();
  expect(attempts()).toBe(3);
  expect(log()).toMatch(/"level":50.*"code":"EENVELOPE".*a mail could not be sent"/);
  expect(log()).not.toContain('ada@');
});

it('does not hold up a stop: what is left is tried without a pause', async () => {
  const { office, attempts } = openFailing(2, [3_600_000, 3_600_000]);
  office.post(mail);
  await office.close();
  expect(attempts()).toBe(3);
});

import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

type Received = { from: string; to: string[]; source: string };

/** A mail server on this machine, spoken to in real SMTP. `refusals` answers so many messages with a temporary failure first. */
async function startMailServer() {
  const received: Received[] = [];
  const state = { refusals: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.on('data', (chunk) => (source += chunk));
      stream.on('end', () => {
        if (state.refusals-- > 0) return done(Object.assign(new Error('try again'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A part of a mail without its transfer encoding. */
function decoded(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('mail by SMTP [PV-02]', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer('sqlite', {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Wickwise <post@wickwise.example>',
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  it('is delivered to its reader, as text and as HTML, with the code that then works', async () => {
    const { email } = await server.signUp();
    await server.call('forgotPassword', { body: { email } });
    await server.parts.mail.idle();
    const mail = mailServer.received.find(
      ({ to, source }) => to.includes(email) && source.includes('is your Wickwise code'),
    );
    expect(mail).toMatchObject({ from: 'post@wickwise.example', to: [email] });
    expect(mail?.source).toContain('multipart/alternative');
    const source = decoded(mail?.source ?? '');
    const code = /Subject: (\d{6}) is your Wickwise code/.exec(source)?.[1] ?? '';
    expect(source).toContain(`Your code to set a new password is ${code}.`);
    expect(source).toContain('<html lang="en">');
    expect((await server.call('verifyOtp', { body: { email, otp: code } })).status).toBe(200);
    expect(await server.console()).toEqual([]);
  });

  it('is tried again when the mail server is busy', async () => {
    mailServer.state.refusals = 1;
    const { email } = await server.signUp();
    await server.parts.mail.idle();
    expect(mailServer.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('carries a name that looks like HTML or a header as plain words', async () => {
    const body = { fullName: '<b>Eve</b> & Co', email: 'eve@example.com', password: 'a fine password' };
    await server.call('signup', { body });
    await server.parts.mail.idle();
    const source = decoded(mailServer.received.at(-1)?.source ?? '');
    expect(source).toContain('Hello <b>Eve</b> & Co,');
    expect(source).toContain('Hello &lt;b&gt;Eve&lt;/b&gt; &amp; Co,');
  });
});

describe('mail without SMTP [PV-04]', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.close());

  it('lands in the outbox folder, for its owner only, and shows in the console', async () => {
    const { email } = await server.signUp();
    await server.call('forgotPassword', { body: { email } });
    const lines = await server.console();
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^Mail to ${email}: \\d{6} is your Wickwise code`)));

    const folder = path.join(server.dataDir, 'outbox');
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    const file = path.join(folder, files.sort().at(-1) ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain(`To: ${email}`);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('passwords and codes, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
  const verify = (email: string, otp: string) => server.call('verifyOtp', { body: { email, otp } });
  const askForCode = async (email: string) => {
    await server.call('forgotPassword', { body: { email } });
    return server.mailedCode(email);
  };
  const canLogIn = async (email: string, password: string) =>
    (await server.call('login', { body: { email, password } })).status === 200;

  describe('changing the password [API-10]', () => {
    it('needs the current one, and a wrong one is no lost session', async () => {
      const { accessToken, email, password } = await server.signUp();
      const body = { currentPassword: 'wrong', newPassword: 'a new password' };
      const answer = await server.call('changePassword', { token: accessToken, body });
      expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
      expect(await canLogIn(email, password)).toBe(true);
    });

    it('puts the new one in place, ends all other sessions and tells the owner', async () => {
      const here = await server.signUp();
      const { email, password } = here;
      const there = (await server.call('login', { body: { email, password } })).body.data;
      const body = { currentPassword: password, newPassword: 'a new password' };
      const answer = await server.call('changePassword', { token: here.accessToken, body });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Password updated' } });

      expect(await canLogIn(email, password)).toBe(false);
      expect(await canLogIn(email, 'a new password')).toBe(true);
      expect((await server.call('getProfile', { token: here.accessToken })).status).toBe(200);
      expect((await server.call('getProfile', { token: there.accessToken })).status).toBe(401);
      expect((await server.call('refreshTokens', { body: { refreshToken: there.refreshToken } })).status).toBe(401);
      expect((await server.console()).join('\n')).toContain(`Mail to ${email}: Your Wickwise password was changed`);
    });

    it('gives whoever found an open session ten guesses and no more', async () => {
      const { accessToken } = await server.signUp();
      const body = { currentPassword: 'a guess', newPassword: 'a new password' };
      const guess = async () => (await server.call('changePassword', { token: accessToken, body })).status;
      for (let i = 0; i < 10; i++) expect(await guess()).toBe(422);
      expect(await guess()).toBe(429);
    });
  });

  describe('a forgotten password', () => {
    it('is answered with a mailed code of six digits [API-12]', async () => {
      const { email } = await server.signUp();
      const answer = await server.call('forgotPassword', { body: { email } });
      expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: expect.any(String) } });
      expect(await server.mailedCode(email)).toMatch(/^\d{6}$/);
    });

    it('is answered alike when there is no such account, and before anybody is looked up', async () => {
      const { email } = await server.signUp();
      const { post } = server.parts.mail;
      let posted = 0;
      server.parts.mail.post = (mail) => {
        posted += 1;
        post(mail);
      };
      const known = await server.call('forgotPassword', { body: { email } });
      const unknown = await server.call('forgotPassword', { body: { email: 'nobody@example.com' } });
      server.parts.mail.post = post;
      expect(unknown.status).toBe(known.status);
      expect(unknown.body).toEqual(known.body);
      expect(posted).toBe(2);
      expect((await server.console()).join('\n')).not.toContain('nobody@example.com');
    });

    it('sets a new one with the right code, once [API-15]', async () => {
      const { email, password, accessToken } = await server.signUp();
      const otp = await askForCode(email);
      const body = { email, otp, password: 'set by the code' };
      const answer = await server.call('resetPassword', { body });
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { accessToken: expect.any(String), refreshToken: expect.any(String) } },
      });
      expect(await canLogIn(email, 'set by the code')).toBe(true);
      expect(await canLogIn(email, password)).toBe(false);
      expect((await server.call('getProfile', { token: accessToken })).status).toBe(401);
      expect((await server.call('getProfile', { token: answer.body.data.accessToken })).status).toBe(200);

      const again = await server.call('resetPassword', { body: { ...body, password: 'once more' } });
      expect(again).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    });

    it('is used once also by two who send the code at the same time', async () => {
      const { email } = await server.signUp();
      const otp = await askForCode(email);
      const both = await Promise.all(
        ['the first one', 'the second one'].map((password) =>
          server.call('resetPassword', { body: { email, otp, password } }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it("stays as it was with a wrong code, or another account's", async () => {
      const [mine, theirs] = [await server.signUp(), await server.signUp()];
      const otp = await askForCode(mine.email);
      for (const attempt of [
        { email: mine.email, otp: wrongFor(otp) },
        { email: theirs.email, otp },
        { email: 'nobody@example.com', otp },
      ]) {
        const answer = await server.call('resetPassword', { body: { ...attempt, password: 'a new password' } });
        expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
      }
      expect(await canLogIn(mine.email, mine.password)).toBe(true);
      expect(await canLogIn(theirs.email, theirs.password)).toBe(true);
    });
  });

  describe('a code', () => {
    it('is accepted and not used up by the check, another is refused [API-13]', async () => {
      const { email } = await server.signUp();
      const otp = await askForCode(email);
      expect((await verify(email, otp)).status).toBe(200);
      expect((await verify(email, otp)).status).toBe(200);
      expect(await verify(email, wrongFor(otp))).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    });

    it('dies of its fifth wrong try, also when they come at once', async () => {
      const { email } = await server.signUp();
      const otp = await askForCode(email);
      await Promise.all(Array.from({ length: 5 }, () => verify(email, wrongFor(otp))));
      expect((await verify(email, otp)).status).toBe(422);
    });

    it('lives ten minutes', async () => {
      const { email } = await server.signUp();
      const otp = await askForCode(email);
      server.clock.advance(minutes(10) - 1);
      expect((await verify(email, otp)).status).toBe(200);
      server.clock.advance(1);
      expect((await verify(email, otp)).status).toBe(422);
    });

    it('is mailed anew on request, and the older one is worth nothing then [API-14]', async () => {
      const { email } = await server.signUp();
      const first = await askForCode(email);
      expect((await server.call('resendOtp', { body: { email } })).status).toBe(200);
      const second = await server.mailedCode(email);
      expect((await verify(email, second)).status).toBe(200);
      if (first !== second) expect((await verify(email, first)).status).toBe(422);
    });

    it('is stored as a hash only', async () => {
      const { email, user } = await server.signUp();
      const otp = await askForCode(email);
      const row = await server.parts.db
        .selectFrom('oneTimeCodes')
        .selectAll()
        .where('userId', '=', user._id)
        .executeTakeFirstOrThrow();
      expect(row.codeHash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify(row)).not.toContain(`"${otp}"`);
    });
  });

  it('tells a good reset link from a bad one [API-16]', async () => {
    const { email } = await server.signUp();
    const link = await mailedLink(email);
    const check = async (token: string) => (await server.call('verifyResetToken', { params: { token } })).body.data;
    expect(await check(link)).toEqual({ valid: true, email });
    expect(await check('made-up')).toEqual({ valid: false, email: null });

    const otp = await server.mailedCode(email);
    await server.call('resetPassword', { body: { email, otp, password: 'set by the code' } });
    expect(await check(link)).toEqual({ valid: false, email: null });
  });

  /** The token at the end of the link in the code's mail. */
  async function mailedLink(email: string): Promise<string> {
    const { post } = server.parts.mail;
    let posted: Parameters<typeof post>[0] = Promise.resolve(undefined);
    server.parts.mail.post = (mail) => {
      posted = mail;
      post(mail);
    };
    await server.call('forgotPassword', { body: { email } });
    server.parts.mail.post = post;
    const mail = await posted;
    await server.parts.mail.idle();
    return /verify-otp#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
  }
});

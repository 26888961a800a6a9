import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueUsers } from '#server/accounts/erase-users';
import { days, hours, minutes, seconds } from '#server/clock';
import { codeAt } from '../kit/authenticator.ts';
import type { LocalIssuer } from '../kit/local-issuer.ts';
import { startServerWithGoogle } from '../kit/server-with-google.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { enrol } from './enrol.ts';

describe.each(engines)('a second factor, on %s', (engine) => {
  let server: TestServer;
  let issuer: LocalIssuer;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, issuer, close } = await startServerWithGoogle(engine));
  });
  afterAll(() => close());

  type Person = Awaited<ReturnType<TestServer['signUp']>>;

  /** A user with an authenticator app. */
  async function someone() {
    // Past all limits of addresses.
    server.clock.advance(hours(1));
    const person = await server.signUp();
    return { ...person, ...(await enrol(server, { token: person.accessToken, password: person.password })) };
  }
  const logIn = async ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    server.call('login', { body: { email, password } });
  const challengeFor = async (person: Pick<Person, 'email' | 'password'>): Promise<string> =>
    (await logIn(person)).body.data.challenge;
  const answer = (challenge: string, code: string, ip?: string) =>
    server.call('loginSecondFactor', { body: { challenge, code }, ...(ip && { ip }) });
  const stateOf = async (token: string) => (await server.call('getSecondFactor', { token })).body.data;
  const mailsTo = async (email: string) =>
    (await server.console()).filter((line) => line.startsWith(`Mail to ${email}: `)).join('\n');

  it('changes nothing for an account without one', async () => {
    const person = await server.signUp();
    expect(await stateOf(person.accessToken)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    const { status, body } = await logIn(person);
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
  });

  it('is set up with the password and a first code, and asks for nothing before that', async () => {
    const person = await server.signUp();
    const { accessToken: token, password } = person;
    const start = (given: string) => server.call('startSecondFactor', { token, body: { password: given } });
    expect(await start('a guess')).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
    const { secret, address } = (await start(password)).body.data;
    expect(address).toContain(`secret=${secret}`);
    expect((await logIn(person)).body.data).toHaveProperty('accessToken');

    const confirm = (code: string) => server.call('confirmSecondFactor', { token, body: { code } });
    const wrong = codeAt(secret, server.clock.now() + minutes(5));
    expect(await confirm(wrong)).toMatchObject({ status: 422, body: { code: 'wrong-code' } });
    const { status, body } = await confirm(codeAt(secret, server.clock.now()));
    expect(status).toBe(200);
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect(await stateOf(token)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await mailsTo(person.email)).toContain('Two-step verification is on');
    expect(await start(password)).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
  });

  it('that was begun is begun anew by the next secret, and waits for half an hour', async () => {
    const { password, ...signedIn } = await server.signUp();
    let token = signedIn.accessToken;
    const begin = async () => (await server.call('startSecondFactor', { token, body: { password } })).body.data.secret;
    const confirm = (secret: string) =>
      server.call('confirmSecondFactor', { token, body: { code: codeAt(secret, server.clock.now()) } });
    const [first, second] = [await begin(), await begin()];
    expect((await confirm(first)).body.code).toBe('wrong-code');
    server.clock.advance(minutes(30));
    const renewal = { body: { refreshToken: signedIn.refreshToken } };
    token = (await server.call('refreshTokens', renewal)).body.data.accessToken;
    expect((await confirm(second)).body.code).toBe('step-expired');
  });

  it('ends the other sessions when it is turned on', async () => {
    const person = await server.signUp();
    const other = (await logIn(person)).body.data.accessToken;
    await enrol(server, { token: person.accessToken, password: person.password });
    expect((await server.call('getProfile', { token: other })).status).toBe(401);
    expect((await server.call('getProfile', { token: person.accessToken })).status).toBe(200);
  });

  it('lets nobody in by the password alone: what comes then opens one call, and no other', async () => {
    const person = await someone();
    const { status, body } = await logIn(person);
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['challenge', 'expiresAt']);
    const { challenge } = body.data;
    expect((await server.call('getProfile', { token: challenge })).status).toBe(401);
    expect((await server.call('refreshTokens', { body: { refreshToken: challenge } })).status).toBe(401);
    expect((await server.call('adminLoginSecondFactor', { body: { challenge, code: person.nextCode() } })).status).toBe(
      422,
    );
    const entered = await answer(challenge, person.nextCode());
    expect(entered).toMatchObject({ status: 200, body: { data: { user: { email: person.email } } } });
    expect((await server.call('getProfile', { token: entered.body.data.accessToken })).status).toBe(200);
    expect((await answer(challenge, person.nextCode())).body.code).toBe('step-expired');
  });

  it('takes each code once, also when it comes twice at once, and none that is older', async () => {
    const person = await someone();
    const [one, two] = [await challengeFor(person), await challengeFor(person)];
    const older = person.nextCode();
    const code = person.nextCode();
    const both = await Promise.all([answer(one, code), answer(two, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const third = await challengeFor(person);
    expect((await answer(third, code)).body.code).toBe('wrong-code');
    expect((await answer(third, older)).body.code).toBe('wrong-code');
    expect((await answer(third, `${person.nextCode().replace(/^.../, '$& ')}`)).status).toBe(200);
  });

  it('takes a code that is a step early or late', async () => {
    const person = await someone();
    for (const away of [-1, 1]) {
      server.clock.advance(minutes(5));
      const code = codeAt(person.secret, server.clock.now() + seconds(30 * away));
      expect((await answer(await challengeFor(person), code)).status).toBe(200);
    }
    server.clock.advance(minutes(5));
    const late = codeAt(person.secret, server.clock.now() - seconds(60));
    expect((await answer(await challengeFor(person), late)).body.code).toBe('wrong-code');
  });

  it('waits for its code for five minutes, and for five tries', async () => {
    const person = await someone();
    const late = await challengeFor(person);
    server.clock.advance(minutes(5));
    expect((await answer(late, person.nextCode())).body.code).toBe('step-expired');
    const tried = await challengeFor(person);
    for (let i = 0; i < 5; i++) expect((await answer(tried, '000000')).body.code).toBe('wrong-code');
    expect((await answer(tried, person.nextCode())).body.code).toBe('step-expired');
    expect((await answer('made up', person.nextCode())).body.code).toBe('step-expired');
  });

  it('is guessed at 20 times an hour, from wherever and with however many sign-ins', async () => {
    const person = await someone();
    const codes: string[] = [];
    for (let i = 0; i < 25; i++) {
      // The sign-ins themselves are limited too.
      if (i % 10 === 9) server.clock.advance(minutes(15));
      const ip = `198.51.100.${i}`;
      const { email, password } = person;
      const { challenge } = (await server.call('login', { body: { email, password }, ip })).body.data;
      codes.push((await answer(challenge, '000000', ip)).body.code);
    }
    expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(20);
    expect(codes.at(-1)).toBe('too-many-requests');
    const limited = await answer(await challengeFor(person), person.nextCode());
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    server.clock.advance(hours(1));
    expect((await answer(await challengeFor(person), person.nextCode())).status).toBe(200);
  });

  it('is guessed at 60 times in a quarter of an hour from one address', async () => {
    server.clock.advance(hours(1));
    const guess = () => answer('made up', '000000', '198.51.100.200');
    const codes: string[] = [];
    for (let i = 0; i < 61; i++) codes.push((await guess()).body.code);
    expect(codes.slice(-2)).toEqual(['step-expired', 'too-many-requests']);
  });

  it('does not make an address known of which only the password came', async () => {
    const person = await someone();
    const known = async () =>
      (
        await server.parts.db
          .selectFrom('rateLimits')
          .selectAll()
          .where('key', 'like', `known:%${person.email}%`)
          .execute()
      ).length;
    const challenge = await challengeFor(person);
    expect(await known()).toBe(0);
    await answer(challenge, person.nextCode());
    expect(await known()).toBe(1);
  });

  it('can be answered by a recovery code, each once, and its owner is told', async () => {
    const person = await someone();
    const [first = '', second = ''] = person.recoveryCodes;
    const two = [await challengeFor(person), await challengeFor(person)];
    const both = await Promise.all(two.map((challenge) => answer(challenge, first)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await stateOf(both.find(({ status }) => status === 200)?.body.data.accessToken)).toMatchObject({
      recoveryCodesLeft: 9,
    });
    expect(await mailsTo(person.email)).toContain('A recovery code opened your Wickwise account');
    const challenge = await challengeFor(person);
    expect((await answer(challenge, first)).body.code).toBe('wrong-code');
    expect((await answer(challenge, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  });

  it('gets new recovery codes for the password and a code: the old ones end, sessions stay, and its owner is told', async () => {
    const person = await someone();
    const token = (await answer(await challengeFor(person), person.nextCode())).body.data.accessToken;
    const renew = (given: string, code: string) =>
      server.call('renewRecoveryCodes', { token, body: { password: given, code } });
    const [first = '', second = '', third = ''] = person.recoveryCodes;
    expect((await renew('a guess', person.nextCode())).body.code).toBe('wrong-password');
    expect((await renew(person.password, '000000')).body.code).toBe('wrong-code');
    expect((await answer(await challengeFor(person), first)).status).toBe(200);
    const { status, body } = await renew(person.password, second);
    expect(status).toBe(200);
    const fresh: string[] = body.data.recoveryCodes;
    expect(new Set([...fresh, ...person.recoveryCodes]).size).toBe(20);
    expect(await stateOf(token)).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await mailsTo(person.email)).toContain('Your Wickwise recovery codes are new');
    const challenge = await challengeFor(person);
    expect((await answer(challenge, third)).body.code).toBe('wrong-code');
    expect((await answer(challenge, fresh[2] ?? '')).status).toBe(200);
  });

  it('has no new recovery codes where there is none in force', async () => {
    const { accessToken: token, password } = await server.signUp();
    const renew = () => server.call('renewRecoveryCodes', { token, body: { password, code: '123456' } });
    expect((await renew()).status).toBe(404);
    await server.call('startSecondFactor', { token, body: { password } });
    expect((await renew()).status).toBe(404);
  });

  it('keeps its secret encrypted and its recovery codes as slow hashes', async () => {
    const person = await someone();
    const { db } = server.parts;
    const factors = await db.selectFrom('secondFactors').selectAll().execute();
    const codes = await db.selectFrom('recoveryCodes').selectAll().where('accountId', '=', person.user._id).execute();
    const text = JSON.stringify([factors, codes, await db.selectFrom('loginChallenges').selectAll().execute()]);
    expect(text).not.toContain(person.secret);
    expect(text).not.toContain(await challengeFor(person));
    for (const code of person.recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''));
    expect(codes.map(({ codeHash }) => codeHash)).toEqual(Array(10).fill(expect.stringMatching(/^\$argon2id\$/)));
  });

  it('is turned off with the password and a code, which the owner is told, and other devices are signed out', async () => {
    const person = await someone();
    const other = (await answer(await challengeFor(person), person.nextCode())).body.data.accessToken;
    const token = (await answer(await challengeFor(person), person.nextCode())).body.data.accessToken;
    const end = (given: string, code: string) =>
      server.call('endSecondFactor', { token, body: { password: given, code } });
    expect((await end('a guess', person.nextCode())).body.code).toBe('wrong-password');
    expect((await end(person.password, '000000')).body.code).toBe('wrong-code');
    expect((await end(person.password, person.nextCode())).status).toBe(200);
    expect(await stateOf(token)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
    expect((await server.call('getProfile', { token: other })).status).toBe(401);
    expect(await mailsTo(person.email)).toContain('Two-step verification was turned off');
    expect((await logIn(person)).body.data).toHaveProperty('accessToken');
    expect((await end(person.password, person.nextCode())).status).toBe(404);
  });

  it('stays when the password is reset, which lets nobody in without it and ends sign-ins that wait', async () => {
    const person = await someone();
    const waiting = await challengeFor(person);
    await server.call('forgotPassword', { body: { email: person.email } });
    const otp = await server.mailedCode(person.email);
    const password = 'a brand new password';
    const { status, body } = await server.call('resetPassword', { body: { email: person.email, otp, password } });
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['challenge', 'expiresAt']);
    expect((await answer(waiting, person.nextCode())).body.code).toBe('step-expired');
    const entered = await answer(body.data.challenge, person.nextCode());
    expect(entered.status).toBe(200);
    expect(await stateOf(entered.body.data.accessToken)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect((await logIn({ ...person, password })).body.data).toHaveProperty('challenge');
  });

  it('ends a sign-in that waits when the account is deactivated meanwhile', async () => {
    const person = await someone();
    const challenge = await challengeFor(person);
    await server.parts.db
      .updateTable('users')
      .set({ deactivatedAt: server.clock.now() })
      .where('id', '=', person.user._id)
      .execute();
    expect((await answer(challenge, person.nextCode())).body.code).toBe('account-deactivated');
  });

  it('is asked for after Google too, and put out where somebody set it up on an e-mail that is not his', async () => {
    const person = await someone();
    const claims = { sub: `google-${engine}`, email: person.email };
    const google = async () =>
      (await server.call('googleSignIn', { body: { token: await issuer.idToken(claims) } })).body.data;
    // The e-mail was never shown to be the account's own.
    const first = await google();
    expect(first).toHaveProperty('accessToken');
    expect(await stateOf(first.accessToken)).toMatchObject({ isOn: false });

    await server.call('forgotPassword', { body: { email: person.email } });
    const otp = await server.mailedCode(person.email);
    const password = 'a brand new password';
    const { body } = await server.call('resetPassword', { body: { email: person.email, otp, password } });
    const mine = await enrol(server, { token: body.data.accessToken, password });
    const asked = await google();
    expect(Object.keys(asked).sort()).toEqual(['challenge', 'expiresAt']);
    expect((await answer(asked.challenge, mine.nextCode())).status).toBe(200);
  });

  it('goes with its account, and is in no export', async () => {
    const person = await someone();
    const token = (await answer(await challengeFor(person), person.nextCode())).body.data.accessToken;
    const file = await server.app.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${token}` } });
    expect(file.statusCode).toBe(200);
    const names = Object.entries(unzipSync(new Uint8Array(file.rawPayload)));
    const text = names.map(([name, bytes]) => name + strFromU8(bytes)).join('\n');
    const row = await server.parts.db
      .selectFrom('secondFactors')
      .selectAll()
      .where('accountId', '=', person.user._id)
      .executeTakeFirstOrThrow();
    for (const secret of [person.secret, row.secret, ...person.recoveryCodes]) expect(text).not.toContain(secret);

    await challengeFor(person);
    await server.call('deleteAccount', { token, body: { password: person.password } });
    server.clock.advance(days(31));
    await eraseDueUsers(server.parts);
    for (const table of ['secondFactors', 'recoveryCodes', 'loginChallenges'] as const) {
      const left = await server.parts.db
        .selectFrom(table)
        .selectAll()
        .where('accountId', '=', person.user._id)
        .execute();
      expect(left).toEqual([]);
    }
  });
});

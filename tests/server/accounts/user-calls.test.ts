import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Profile } from '#contract/user';
import { newId } from '#server/new-id';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)("a user's own data, on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('is told whole [API-29] [API-06]', async () => {
    const { accessToken: token, email, user } = await server.signUp();
    const { body } = await server.call('getProfile', { token });
    expect(Profile.parse(body.data)).toEqual({
      user: {
        _id: user._id,
        name: 'Ada Trader',
        fullName: 'Ada Trader',
        email,
        profilePicture: null,
        createdAt: new Date(server.clock.now()).toISOString(),
        isActive: true,
        preferences: { language: 'en', notifications: { email: true, push: false } },
        subscription: { planName: 'Free Plan' },
      },
      currentSubscription: null,
      subscriptionHistory: [],
    });
  });

  it('tells the subscription in force and those before it, newest first', async () => {
    const { accessToken: token, user, email } = await server.signUp();
    const now = server.clock.now();
    const [earlier, current] = [newId(server.clock), newId(server.clock)];
    const paid = { userId: user._id, paymentProvider: 'stripe', providerReference: null };
    await server.parts.db
      .insertInto('subscriptions')
      .values({
        ...paid,
        id: earlier,
        planId: 'PLN_basic',
        status: 'canceled',
        createdAt: now - 90,
        currentPeriodStart: now - 90,
        currentPeriodEnd: now - 50,
        canceledAt: now - 60,
      })
      .execute();
    await server.parts.db
      .insertInto('subscriptions')
      .values({
        ...paid,
        id: current,
        planId: 'PLN_pro',
        status: 'active',
        createdAt: now,
        currentPeriodStart: now,
        currentPeriodEnd: now + 1000,
        canceledAt: null,
      })
      .execute();
    const { data } = (await server.call('getProfile', { token })).body;
    expect(data.user.subscription).toEqual({ planName: 'Pro Plan' });
    expect(data.currentSubscription).toEqual({
      _id: current,
      planName: 'Pro Plan',
      planId: 'PLN_pro',
      status: 'active',
      paymentProvider: 'stripe',
      currentPeriodEnd: new Date(now + 1000).toISOString(),
      userId: { name: 'Ada Trader', email },
    });
    expect(data.subscriptionHistory.map(({ _id }: { _id: string }) => _id)).toEqual([current, earlier]);
  });

  it('is changed as far as the request says [API-30]', async () => {
    const { accessToken: token, email, password: currentPassword } = await server.signUp();
    const change = async (body: object) => (await server.call('updateProfile', { token, body })).body.data.user;
    expect(await change({})).toMatchObject({ fullName: 'Ada Trader', email, profilePicture: null });
    expect(await change({ fullName: 'Ada Lovelace' })).toMatchObject({
      fullName: 'Ada Lovelace',
      email,
      profilePicture: null,
    });
    expect(await change({ email: `new-${email}`, currentPassword })).toMatchObject({ email: `new-${email}` });
    expect((await server.call('getProfile', { token })).body.data.user).toMatchObject({
      fullName: 'Ada Lovelace',
      email: `new-${email}`,
    });
  });

  it('tells the old address of a new e-mail, and what was mailed there opens nothing more', async () => {
    const { accessToken: token, email, password: currentPassword } = await server.signUp();
    await server.call('forgotPassword', { body: { email } });
    const otp = await server.mailedCode(email);
    await server.call('updateProfile', { token, body: { email: `new-${email}`, currentPassword } });
    expect((await server.console()).join('\n')).toContain(
      `Mail to ${email}: The email of your Wickwise account was changed`,
    );
    expect((await server.call('verifyOtp', { body: { email: `new-${email}`, otp } })).status).toBe(422);
  });

  it('gets another e-mail for the current password only, with ten guesses; the same e-mail takes none', async () => {
    const { accessToken: token, email, password } = await server.signUp();
    const change = (currentPassword?: string, to = `new-${email}`) =>
      server.call('updateProfile', { token, body: { email: to, ...(currentPassword && { currentPassword }) } });
    expect((await change(undefined, email)).status).toBe(200);
    expect(await change()).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
    for (let guess = 1; guess < 10; guess++) {
      expect(await change(`guess ${guess}`)).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
    }
    expect(await change(password)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await server.call('getProfile', { token })).body.data.user).toMatchObject({ email });
  });

  it('of an account without a password gets another e-mail once it has one', async () => {
    const { accessToken: token, email, user } = await server.signUp();
    await server.parts.db.updateTable('users').set({ passwordHash: null }).where('id', '=', user._id).execute();
    const answer = await server.call('updateProfile', {
      token,
      body: { email: `new-${email}`, currentPassword: 'anything' },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
  });

  it("can't take another account's e-mail", async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()];
    const answer = await server.call('updateProfile', {
      token: mine.accessToken,
      body: { email: theirs.email, fullName: 'Eve', currentPassword: mine.password },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    const { user } = (await server.call('getProfile', { token: mine.accessToken })).body.data;
    expect(user).toMatchObject({ email: mine.email, fullName: 'Ada Trader' });
  });

  it('keeps preferences, and leaves alone what is left out [API-31] [API-32]', async () => {
    const { accessToken: token } = await server.signUp();
    const preferences = async () => (await server.call('getPreferences', { token })).body.data;
    expect(await preferences()).toEqual({ language: 'en', notifications: { email: true, push: false } });

    const body = { language: 'ja', notifications: { email: false, push: true } } as const;
    const answer = await server.call('updatePreferences', { token, body });
    expect(answer.body).toMatchObject({ message: 'Settings saved', data: body });
    expect(await preferences()).toEqual(body);

    await server.call('updatePreferences', { token, body: { notifications: { email: true } } });
    expect(await preferences()).toEqual({ language: 'ja', notifications: { email: true, push: true } });
  });

  it('starts in the language of the signup', async () => {
    const body = {
      fullName: 'Zoë',
      email: `zoe-${engine}@example.com`,
      password: 'a fine password',
      language: 'de',
    } as const;
    const { data } = (await server.call('signup', { body })).body;
    expect((await server.call('getPreferences', { token: data.accessToken })).body.data.language).toBe('de');
  });
});

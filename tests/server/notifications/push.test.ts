import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { success } from '#engine/outcome';
import { tellOfResult } from '#server/analyses/tell-of-result';
import { days } from '#server/clock';
import { startPushes } from '#server/notifications/start-pushes';
import { applyRules } from '#server/retention/apply-rules';
import { jobSignals } from '#server/worker/job-signals';
import { startWorker } from '#server/worker/start-worker';
import { uploaded } from '../analyses/open-test-db.ts';
import { someResult } from '../kit/some-result.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { logInAdmin, mailsTo, question } from '../support/support-desk.ts';
import { type Device, type PushService, startPushService } from './push-service.ts';

type Person = Awaited<ReturnType<TestServer['signUp']>>;

const subscriptionBody = ({ endpoint, keys }: Device) => ({ endpoint, keys });

describe.each(engines)('pushing results, on %s', (engine) => {
  let server: TestServer;
  let people = 0;
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer(engine, { NODE_ENV: 'test' });
  });
  afterEach(() => {
    service.answer();
    service.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const subscribe = async (token: string, device = service.device()) => {
    const { status } = await server.call('subscribePush', { token, body: subscriptionBody(device) });
    expect(status).toBe(200);
    return device;
  };

  const setPush = (token: string, push: boolean) =>
    server.call('updatePreferences', { token, body: { notifications: { push } } });

  /** Sign-ups are limited by address. */
  const signUp = () => server.signUp({ ip: `198.51.100.${++people}` });

  /** Someone who wants pushes, on one device. */
  async function subscriber() {
    const person = await signUp();
    await setPush(person.accessToken, true);
    return { person, device: await subscribe(person.accessToken) };
  }

  /** An analysis that has come to its end. */
  async function ended({ user }: Person, state: 'done' | 'failed' = 'done') {
    const id = await uploaded(server.parts, user._id);
    await server.parts.db.updateTable('analyses').set({ state }).where('id', '=', id).execute();
    return id;
  }

  async function tell(analysisId: string, options?: Parameters<typeof startPushes>[1]) {
    const pushes = startPushes(server.parts, options);
    await tellOfResult({ ...server.parts, pushes }, analysisId);
    await pushes.close();
  }

  const subscriptionsOf = ({ user }: Person) =>
    server.parts.db.selectFrom('pushSubscriptions').selectAll().where('userId', '=', user._id).execute();

  it.each(['done', 'failed'] as const)(
    'tells which analysis is %s, and nothing else, encrypted [QU-11]',
    async (state) => {
      const { person, device } = await subscriber();
      const analysisId = await ended(person, state);
      await tell(analysisId);
      const [push, ...more] = service.receivedBy(device);
      if (!push) throw new Error('nothing was pushed');
      expect(more).toEqual([]);
      expect(device.read(push)).toEqual({ kind: 'analysis-ended', analysisId, strategy: 'price_action', state });
      expect(push.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
      expect(push.body.toString('latin1')).not.toContain(analysisId);
    },
  );

  const answersMailed = async (email: string) =>
    (await mailsTo(server, email)).filter((mail) => mail.includes('> ')).length;

  it('tells of an answered ticket, not of notes or the user’s own words, like the mail [NO-03]', async () => {
    const { person, device } = await subscriber();
    const { accessToken: token, email } = person;
    const admin = await logInAdmin(server);
    const opened = await server.call('createTicket', { token, body: question });
    const params = { id: opened.body.data._id as string };
    const say = (text: string, isInternal = false) =>
      server.call('adminAnswerTicket', { token: admin, params, body: { text, isInternal } });

    await say('Ask the engine room', true);
    await server.call('answerTicket', { token, params, body: { text: 'One more thing' } });
    await say('Here is how');
    await expect.poll(() => service.receivedBy(device).length).toBe(1);
    const [push] = service.receivedBy(device);
    const message = { kind: 'ticket-answered', ticketId: params.id, subject: question.subject };
    expect(push && device.read(push)).toEqual(message);
    expect(await answersMailed(email)).toBe(1);
  });

  it('tells of an answered ticket as its owner’s settings say, like the mail [NO-03]', async () => {
    const admin = await logInAdmin(server);
    /** Settings are looked at beside the answer, so each has an owner of its own, who leaves them as they are. */
    const answered = async (notifications: { push: boolean; email: boolean }) => {
      const { person, device } = await subscriber();
      const { accessToken: token, email } = person;
      await server.call('updatePreferences', { token, body: { notifications } });
      const opened = await server.call('createTicket', { token, body: question });
      const params = { id: opened.body.data._id as string };
      await server.call('adminAnswerTicket', { token: admin, params, body: { text: 'So', isInternal: false } });
      return { device, mails: await answersMailed(email) };
    };
    const byMail = await answered({ push: false, email: true });
    const byPush = await answered({ push: true, email: false });
    await expect.poll(() => service.receivedBy(byPush.device).length).toBe(1);
    expect([byMail.mails, byPush.mails]).toEqual([1, 0]);
    expect(service.receivedBy(byMail.device)).toEqual([]);
  });

  it('proves by its VAPID keys who sends [PV-06]', async () => {
    const { person, device } = await subscriber();
    await tell(await ended(person));
    const [, token = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(service.receivedBy(device)[0]?.headers.authorization ?? '') ?? [];
    const { data } = (await server.call('publicConfig')).body;
    expect(key).toBe(data.pushPublicKey);
    const point = Buffer.from(data.pushPublicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
    expect(payload.sub).toBe('https://wickwise.example');
  });

  it('sends nothing to those who want none, and nothing before the end', async () => {
    const { person } = await subscriber();
    await tell(await uploaded(server.parts, person.user._id));
    await setPush(person.accessToken, false);
    await tell(await ended(person));
    expect(service.received).toEqual([]);
  });

  it('sends to every device of the owner, and to nobody else', async () => {
    const { person, device } = await subscriber();
    const { email, password } = person;
    const elsewhere = (await server.call('login', { body: { email, password } })).body.data;
    const second = await subscribe(elsewhere.accessToken);
    await subscriber();
    await tell(await ended(person));
    expect(service.received.map(({ path }) => path).sort()).toEqual([device.path, second.path].sort());
  });

  it('never sends one user’s results to a device that another has since taken over', async () => {
    const { person: before, device } = await subscriber();
    const after = await signUp();
    await setPush(after.accessToken, true);
    await subscribe(after.accessToken, device);
    await tell(await ended(before));
    expect(service.received).toEqual([]);
    const analysisId = await ended(after);
    await tell(analysisId);
    expect(service.received.map(device.read)).toMatchObject([{ analysisId }]);
  });

  it('keeps one subscription for each signed-in device', async () => {
    const { person } = await subscriber();
    const renewed = await subscribe(person.accessToken);
    await subscribe(person.accessToken, renewed);
    expect(await subscriptionsOf(person)).toMatchObject([{ endpoint: renewed.endpoint }]);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['a logout', ({ refreshToken }) => server.call('logout', { body: { refreshToken } })],
    ['signing out everywhere', ({ accessToken }) => server.call('endSessions', { token: accessToken })],
    [
      'deactivation',
      ({ user }) =>
        server.parts.db
          .updateTable('users')
          .set({ deactivatedAt: server.clock.now() })
          .where('id', '=', user._id)
          .execute(),
    ],
  ])('ends with %s', async (_, end) => {
    const { person } = await subscriber();
    await end(person);
    await tell(await ended(person));
    expect(service.received).toEqual([]);
    await applyRules(server.parts);
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it('ends when the device says so, but not when somebody else does', async () => {
    const { person, device } = await subscriber();
    const stranger = await signUp();
    const { endpoint } = device;
    await server.call('unsubscribePush', { token: stranger.accessToken, body: { endpoint } });
    await applyRules(server.parts);
    expect(await subscriptionsOf(person)).toHaveLength(1);
    expect((await server.call('unsubscribePush', { token: person.accessToken, body: { endpoint } })).status).toBe(200);
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it.each([404, 410])('forgets a device that the push service answers with %i', async (status) => {
    const { person } = await subscriber();
    service.answer({ status });
    await tell(await ended(person));
    expect(service.received).toHaveLength(1);
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  it('tries again what a push service could not take, and no more than twice', async () => {
    const { person, device } = await subscriber();
    const pushes = startPushes(server.parts, { delays: [0, 0] });
    service.answer({ status: 503 }, { status: 429, headers: { 'retry-after': '0' } }, { status: 500 });
    await tellOfResult({ ...server.parts, pushes }, await ended(person));
    await expect.poll(() => service.receivedBy(device).length).toBe(3);
    await pushes.close();
    expect(service.receivedBy(device)).toHaveLength(3);
    expect(await subscriptionsOf(person)).toHaveLength(1);
  });

  it.each([400, 401, 403, 413])('tries nothing again that is refused with %i', async (status) => {
    const { person } = await subscriber();
    service.answer({ status });
    await tell(await ended(person), { delays: [0] });
    expect(service.received).toHaveLength(1);
  });

  it('is done once for each analysis, by the worker that ended it, however many there are', async () => {
    const { person, device } = await subscriber();
    const ids = [
      await uploaded(server.parts, person.user._id),
      await uploaded(server.parts, person.user._id),
      await uploaded(server.parts, person.user._id),
    ];
    const work = async () => {
      const pushes = startPushes(server.parts);
      const worker = await startWorker({
        ...server.parts,
        signals: jobSignals(),
        images: { read: async () => new Uint8Array([1]) },
        analyser: {
          parallel: 2,
          analyse: async () => success(someResult),
          close: async () => {},
        },
        onEnded: (id) => void tellOfResult({ ...server.parts, pushes }, id),
      });
      return async () => {
        await worker.stop();
        await pushes.close();
      };
    };
    const stops = await Promise.all([work(), work()]);
    await expect.poll(() => service.receivedBy(device).length).toBe(3);
    await Promise.all(stops.map((stop) => stop()));
    const told = service.receivedBy(device).map((push) => (device.read(push) as { analysisId: string }).analysisId);
    expect(told.sort()).toEqual(ids.sort());
  });

  it('leaves subscriptions alone that live as long as their session', async () => {
    const { person } = await subscriber();
    server.clock.advance(days(29));
    await applyRules(server.parts);
    expect(await subscriptionsOf(person)).toHaveLength(1);
    server.clock.advance(days(2));
    await tell(await ended(person));
    expect(service.received).toEqual([]);
    await applyRules(server.parts);
    expect(await subscriptionsOf(person)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationEvent } from '#contract/notification';
import { days, minutes } from '#server/clock';
import { inTransaction } from '#server/db/db';
import { notify } from '#server/notifications/notify';
import { applyRules } from '#server/retention/apply-rules';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const plan = (planName: string): NotificationEvent => ({ kind: 'plan-changed', planName });
const analysisId = '0199aaaa-0000-7000-8000-000000000000';

describe.each(engines)('notifications, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const signUp = () => server.signUp({ ip: '127.0.0.1' });
  const tell = async (userId: string, event: NotificationEvent) => {
    server.clock.advance(1);
    await inTransaction(server.parts.db, (tx) => notify(tx, server.clock, userId, event));
  };
  const list = async (token: string, query: Record<string, string> = {}) =>
    (await server.call('listNotifications', { token, query })).body.data;
  const unread = async (token: string) => (await server.call('countNotifications', { token })).body.data.unread;

  it('are samples until the first real one, and never again after it [NO-01] [NO-02]', async () => {
    const { accessToken: token, user } = await signUp();
    expect(await list(token)).toEqual({ notifications: [], unread: 0, hasMore: false, showSamples: true });
    await tell(user._id, plan('Pro Plan'));
    expect(await list(token)).toMatchObject({ notifications: [{ event: plan('Pro Plan') }], showSamples: false });
    await server.call('clearNotifications', { token });
    expect(await list(token)).toEqual({ notifications: [], unread: 0, hasMore: false, showSamples: false });
  });

  it('are gone for good once they are cleared, the samples too [NO-04]', async () => {
    const [ada, bob] = [await signUp(), await signUp()];
    await tell(bob.user._id, plan('Basic Plan'));
    expect((await server.call('clearNotifications', { token: ada.accessToken })).status).toBe(200);
    expect((await list(ada.accessToken)).showSamples).toBe(false);
    expect((await list(bob.accessToken)).notifications).toHaveLength(1);
  });

  it('come newest first, page by page, each user his own', async () => {
    const [ada, bob] = [await signUp(), await signUp()];
    for (const name of ['One', 'Two', 'Three']) await tell(ada.user._id, plan(name));
    const names = ({ notifications }: { notifications: { event: { planName: string } }[] }) =>
      notifications.map(({ event }) => event.planName);
    const first = await list(ada.accessToken, { limit: '2' });
    expect([names(first), first.hasMore]).toEqual([['Three', 'Two'], true]);
    const rest = await list(ada.accessToken, { limit: '2', before: first.notifications[1]._id });
    expect([names(rest), rest.hasMore]).toEqual([['One'], false]);
    expect((await list(bob.accessToken)).notifications).toEqual([]);
  });

  it('count as unread until they are seen: all of them, or those about one thing', async () => {
    const { accessToken: token, user } = await signUp();
    await tell(user._id, { kind: 'analysis-done', analysisId, strategy: 'rsi_strategy' });
    await tell(user._id, plan('Pro Plan'));
    expect([await unread(token), (await list(token)).unread]).toEqual([2, 2]);
    await server.call('readNotifications', { token, body: { about: analysisId } });
    expect(await unread(token)).toBe(1);
    expect((await list(token)).notifications).toMatchObject([
      { isRead: false, event: plan('Pro Plan') },
      { isRead: true },
    ]);
    await server.call('readNotifications', { token, body: {} });
    expect(await unread(token)).toBe(0);
  });

  it('are not left behind by a transaction that fails', async () => {
    const { accessToken: token, user } = await signUp();
    const failing = inTransaction(server.parts.db, async (tx) => {
      await notify(tx, server.clock, user._id, plan('Pro Plan'));
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect(await list(token)).toMatchObject({ notifications: [], showSamples: true });
  });

  it('go after half a year, and no samples come back for them', async () => {
    const { accessToken: token, user, email, password } = await signUp();
    await tell(user._id, plan('Old'));
    server.clock.advance(days(180) - minutes(1));
    await applyRules(server.parts);
    const signedIn = (await server.call('login', { body: { email, password } })).body.data;
    expect((await list(signedIn.accessToken)).notifications).toHaveLength(1);
    server.clock.advance(minutes(2));
    await applyRules(server.parts);
    expect(await list(signedIn.accessToken)).toMatchObject({ notifications: [], showSamples: false });
    expect((await server.call('listNotifications', { token })).status).toBe(401);
  });
});

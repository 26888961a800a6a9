import { expect, test, vi } from 'vitest';
import { createLocalDatabase } from '#data/local-database';
import { createSessionMirror } from '#data/session-mirror';
import { startHttpServer, success } from '../data/kit/http-server.ts';
import { userSession } from '../data/kit/people.ts';
import { becomeWorker, eventOf } from './worker-scope.ts';

const target = { endpoint: 'https://push.example/2', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
const config = { googleClientId: null, googleScriptUrl: null, pushPublicKey: 'server-key', version: '1' };

test('tells the server of the subscription that took the place of an ended one', async () => {
  const server = await startHttpServer(({ path }) => {
    if (path === '/api/config') return success(config);
    if (path === '/api/users/preferences')
      return success({ language: 'en', notifications: { email: false, push: true } });
    return { json: { status: 'success', message: 'done' } };
  });
  const { scope } = becomeWorker({ origin: server.origin });
  const pushManager = { subscribe: vi.fn(async () => ({ toJSON: () => target })) };
  Object.assign(scope.registration, { pushManager });
  vi.stubGlobal('Notification', { permission: 'granted' });
  const session = userSession();
  await createSessionMirror(createLocalDatabase()).write('user', session);
  const { onPushSubscriptionChange } = await import('../../sw/push.ts');

  const event = eventOf({});
  onPushSubscriptionChange(event as never);
  await event.work();
  const told = server.seen.find(({ path }) => path === '/api/users/push-subscriptions');
  expect(told).toMatchObject({ method: 'POST', headers: { authorization: `Bearer ${session.accessToken}` } });
  expect(JSON.parse(told?.body ?? '')).toEqual(target);
});

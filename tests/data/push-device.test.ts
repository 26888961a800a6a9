import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPushDevice, type PushRegistration, registrationOf } from '#data/push-device';

const target = { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
const notification = { permission: 'granted' };

beforeEach(() => {
  notification.permission = 'granted';
  vi.stubGlobal('Notification', notification);
});
afterEach(() => vi.unstubAllGlobals());

function browser({ wanted = true, signedIn = true, key = 'server-key' as string | null } = {}) {
  const calls: [string, unknown][] = [];
  const subscription = { ...target, toJSON: () => target, unsubscribe: vi.fn(async () => true) };
  const pushManager = {
    subscribe: vi.fn(async (_: object) => subscription),
    getSubscription: vi.fn(async () => subscription as typeof subscription | null),
  };
  const answers: Record<string, unknown> = {
    publicConfig: { data: { pushPublicKey: key } },
    getPreferences: { data: { language: 'en', notifications: { email: true, push: wanted } } },
  };
  const client = {
    call: vi.fn(async (name: string, args?: { body?: unknown }) => {
      if (args?.body) calls.push([name, args.body]);
      return answers[name];
    }),
  };
  const open = (registration: unknown = { pushManager }) =>
    createPushDevice({
      client: client as never,
      signedIn: async () => signedIn,
      registration: registration as PushRegistration,
    });
  return { calls, client, pushManager, subscription, open };
}

describe('createPushDevice', () => {
  test('subscribes with the key of the server, and tells the server', async () => {
    const { open, pushManager, calls } = browser();
    expect(await open().subscribe()).toEqual({ ok: true });
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
    expect(calls).toEqual([['subscribePush', target]]);
  });

  test('drops a subscription that was made for another key', async () => {
    const { open, pushManager, subscription, calls } = browser();
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
    expect(await open().subscribe()).toEqual({ ok: true });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(calls).toEqual([['subscribePush', target]]);
  });

  test('says why not, and tells the server nothing', async () => {
    const { open, pushManager, calls } = browser();
    expect(await open({}).subscribe()).toEqual({ ok: false, why: 'unsupported' });
    expect(await open(async () => undefined).subscribe()).toEqual({ ok: false, why: 'unsupported' });
    pushManager.subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    expect(await open().subscribe()).toEqual({ ok: false, why: 'unreachable' });
    notification.permission = 'denied';
    expect(await open().subscribe()).toEqual({ ok: false, why: 'denied' });
    expect(await browser({ key: null }).open().subscribe()).toMatchObject({ ok: false });
    expect(calls).toEqual([]);
  });

  test('unsubscribes here and on the server', async () => {
    const { open, subscription, calls } = browser();
    await open().unsubscribe();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(calls).toEqual([['unsubscribePush', { endpoint: target.endpoint }]]);
  });

  test('leaves without a word to the server, and without a fault where nothing is subscribed', async () => {
    const { open, pushManager, subscription, client } = browser();
    await open().leave();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    pushManager.getSubscription.mockResolvedValueOnce(null);
    await open().unsubscribe();
    pushManager.getSubscription.mockRejectedValueOnce(new Error('no'));
    await open().unsubscribe();
    expect(client.call).not.toHaveBeenCalled();
  });

  test('renews for whoever wants pushes', async () => {
    const { open, calls } = browser();
    await open().renew();
    expect(calls).toEqual([['subscribePush', target]]);
  });

  test('renews nothing for whoever wants none, is signed out, or has not allowed them here', async () => {
    const [unwanted, signedOut, unasked] = [browser({ wanted: false }), browser({ signedIn: false }), browser()];
    await unwanted.open().renew();
    await signedOut.open().renew();
    notification.permission = 'default';
    await unasked.open().renew();
    for (const { pushManager } of [unwanted, signedOut, unasked]) expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(signedOut.client.call).not.toHaveBeenCalled();
    expect(unasked.client.call).not.toHaveBeenCalled();
  });
});

describe('registrationOf', () => {
  test('on a first visit waits until the registration has been tried', async () => {
    const registration = {};
    let found: typeof registration | undefined;
    let settle = () => {};
    const registered = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const asked = registrationOf({ getRegistration: async () => found }, registered)();
    found = registration;
    settle();
    expect(await asked).toBe(registration);
  });

  test('does not wait for one that is there, nor for ever where there will be none', async () => {
    const registration = {};
    const there = registrationOf({ getRegistration: async () => registration }, new Promise(() => {}));
    expect(await there()).toBe(registration);
    expect(await registrationOf({ getRegistration: async () => undefined }, Promise.resolve())()).toBeUndefined();
    expect(await registrationOf(undefined, Promise.resolve())()).toBeUndefined();
  });
});

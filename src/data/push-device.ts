import { PushTarget } from '#contract/push-target';
import type { ApiClient } from './api-client.ts';

/** A service worker's registration, as far as it is used; without `pushManager` where the browser has no Web Push. */
export type PushRegistration = { readonly pushManager?: PushManager };

/** `navigator.serviceWorker`, as far as it is used. */
export type PushContainer = { getRegistration(): Promise<PushRegistration | undefined> };

export type PushRefusal = 'unsupported' | 'denied' | 'unreachable';
export type PushOutcome = { ok: true } | { ok: false; why: PushRefusal };

export type PushDevice = ReturnType<typeof createPushDevice>;

type Options = {
  client: Pick<ApiClient, 'call'>;
  signedIn: () => Promise<boolean>;
  registration: PushRegistration | (() => Promise<PushRegistration | undefined>);
};

const refusal = (why: PushRefusal): PushOutcome => ({ ok: false, why });

const permission = () => (globalThis.Notification as typeof Notification | undefined)?.permission;

/**
 * The page's registration, on a first visit once `registered` says that it has been tried; none in a private window or while
 * developing.
 */
export const registrationOf = (container: PushContainer | undefined, registered: Promise<unknown>) => async () => {
  const known = await container?.getRegistration();
  if (known) return known;
  await registered;
  return await container?.getRegistration();
};

/** This device's subscription to Web Push, on behalf of the signed-in user. Nothing here asks for permission. */
export const createPushDevice = ({ client, signedIn, registration }: Options) => {
  const manager = async () =>
    (typeof registration === 'function' ? await registration() : registration)?.pushManager ?? undefined;

  const subscribe = async (): Promise<PushOutcome> => {
    const pushes = await manager();
    if (!pushes) return refusal('unsupported');
    if (permission() !== 'granted') return refusal('denied');
    const { data } = await client.call('publicConfig');
    if (!data.pushPublicKey) return refusal('unsupported');
    const subscription = await bind(pushes, data.pushPublicKey);
    await client.call('subscribePush', { body: PushTarget.parse(subscription.toJSON()) });
    return { ok: true };
  };

  const leave = async (): Promise<string | null> => {
    try {
      const subscription = await (await manager())?.getSubscription();
      if (!subscription) return null;
      await subscription.unsubscribe();
      return subscription.endpoint;
    } catch {
      return null;
    }
  };

  return {
    /** Subscribes with the browser's push service and tells the server. Safe to repeat. */
    subscribe: () => subscribe().catch(() => refusal('unreachable')),

    /** Ends the subscription on this device and on the server. Never fails: a push service tells the server of what is left there. */
    async unsubscribe(): Promise<void> {
      const endpoint = await leave();
      if (endpoint) await client.call('unsubscribePush', { body: { endpoint } }).catch(() => undefined);
    },

    /** Ends it on this device only, as at a sign-out: to a session that is over, the server pushes nothing. Never fails. */
    leave: async (): Promise<void> => void (await leave()),

    /** Puts right what a new sign-in or the browser has changed: whoever wants pushes, and has allowed them here, gets them here. Never fails. */
    async renew(): Promise<void> {
      try {
        if (permission() !== 'granted' || !(await signedIn())) return;
        const { data } = await client.call('getPreferences');
        if (data.notifications.push) await subscribe();
      } catch {
        // Tried again at the next opening.
      }
    },
  };
};

/** A subscription binds to the server's key: one that was made for another is of no use. */
const bind = async (pushes: PushManager, publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushes.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushes.getSubscription())?.unsubscribe();
    return await pushes.subscribe(options);
  }
};

import type { BrowserContext } from '@playwright/test';
import type { PushTarget } from '#contract/push-target';

/**
 * Lets the app show notifications, and gives it a subscription. Only that one call of the browser is played: Chromium without its
 * vendor's services has no push service to subscribe with.
 */
export async function givePushes(context: BrowserContext, { endpoint, keys }: PushTarget) {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(
    (target) => {
      const subscription = { endpoint: target.endpoint, toJSON: () => target, unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    },
    { endpoint, keys },
  );
}

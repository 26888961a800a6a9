import { expect } from 'vitest';
import { sendNotices } from '#server/billing/send-notices';
import { workOnBilling } from '#server/billing/start-billing';
import { minutes } from '#server/clock';
import type { TestClock } from '../kit/test-clock.ts';
import type { EngineName } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

/** The whole server, and a visitor who buys in it as a browser does. */
export async function openShop(engine: EngineName, variables: Record<string, string> = {}, clock?: TestClock) {
  const server = await startTestServer(engine, variables, clock && { clock });
  return { ...server, shop: shopOf(server) };
}

export const shopOf = (server: TestServer) => {
  const pathOf = (url: string) => new URL(url).pathname;

  const visit = async (url: string) => {
    const { statusCode: status, body, headers } = await server.app.inject({ method: 'GET', url: pathOf(url) });
    return { status, body, headers };
  };

  /** Presses a button of the test checkout, with the boxes that are ticked. */
  const press = async (url: string, choice: 'pay' | 'decline' | 'leave', boxes: string[] = []) => {
    const form = new URLSearchParams({ choice, ...Object.fromEntries(boxes.map((box) => [box, '1'])) });
    const answer = await server.app.inject({
      method: 'POST',
      url: pathOf(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), body: answer.body };
  };

  const begin = (token: string, productId: string) => {
    // The clock stands still, and payments are listed by their time.
    server.clock.advance(1000);
    return server.call('createProductCheckout', { token, body: { productId } });
  };

  const buyer = async () => {
    const { accessToken, user, email, password } = await server.signUp();
    let signedIn = { token: accessToken, at: server.clock.now() };
    /** A token that is good now, however far the clock was moved. */
    const auth = async () => {
      if (server.clock.now() - signedIn.at < minutes(10)) return signedIn.token;
      const { body } = await server.call('login', { body: { email, password }, ip: '198.51.100.9' });
      signedIn = { token: body.data.accessToken, at: server.clock.now() };
      return signedIn.token;
    };
    const ask = async (name: 'currentSubscription' | 'listPlans' | 'credits' | 'usageStats' | 'listPayments') => {
      const { status, body } = await server.call(name, { token: await auth() });
      expect({ status, envelope: body.status }).toEqual({ status: 200, envelope: 'success' });
      return body.data;
    };
    return {
      auth,
      id: user._id as string,
      email,
      ask,
      begin: async (product: string) => begin(await auth(), `wickwise-${product}`),
      /** Buys a plan by the test checkout, to the end. */
      async buy(product: string, boxes: string[] = []) {
        const { body } = await begin(await auth(), `wickwise-${product}`);
        const paid = await press(body.url, 'pay', boxes);
        expect(paid.status).toBe(303);
        return { ...paid, checkoutId: body.checkoutId as string };
      },
      /** Lets the time pass until what he pays for ends or is renewed. */
      async toPeriodEnd() {
        const { currentPeriodEnd } = await ask('currentSubscription');
        server.clock.advance(Date.parse(currentPeriodEnd) - server.clock.now());
      },
      cancel: async (headers: Record<string, string> = {}) =>
        server.call('cancelSubscription', { token: await auth(), headers }),
      resume: async () => server.call('resumeSubscription', { token: await auth() }),
    };
  };

  const waiting = () =>
    server.parts.db.selectFrom('webhookEvents').select('id').where('state', '=', 'received').execute();
  /** The server's regular work, to the end of what the door has begun. */
  const work = async () => {
    await workOnBilling(server.parts, server.app);
    await expect.poll(waiting, { interval: 5 }).toEqual([]);
    await sendNotices(server.parts);
  };

  return { visit, press, buyer, work };
};

export type Shop = ReturnType<typeof shopOf>;

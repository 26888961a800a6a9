import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/language';
import { sendNotices } from '#server/billing/send-notices';
import { uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('what a user is told of his plan on %s', (engine) => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    const opened = await openShop(engine);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(() => server.close());

  const mailsTo = async (email: string) => {
    await sendNotices(server.parts);
    const lines = await server.console();
    return lines
      .filter((line) => line.startsWith(`Mail to ${email}: `))
      .map((line) => line.replace(/^.*?: (.*) \(.*$/, '$1'));
  };

  test('each change, renewal and cancellation once, in his language, by mail and in the list of notifications', async () => {
    const ada = await shop.buyer();
    await server.call('updatePreferences', {
      token: await ada.auth(),
      body: { language: 'fr', notifications: { email: false, push: false } },
    });
    await ada.buy('basic');
    await ada.toPeriodEnd();
    await shop.work();
    await shop.work();
    await ada.cancel();
    await ada.cancel();
    // Mails go out side by side: which comes first is nobody's to say.
    const subjects = (await mailsTo(ada.email)).filter((subject) => subject.includes('Basic Plan'));
    expect(subjects.toSorted()).toEqual([
      'Basic Plan a été renouvelé',
      'Basic Plan est résilié',
      'Votre forfait est maintenant Basic Plan',
    ]);
    const { body } = await server.call('listNotifications', { token: await ada.auth() });
    const kinds = body.data.notifications.map(({ event }: { event: { kind: string } }) => event.kind);
    expect(kinds.sort()).toEqual(['plan-canceled', 'plan-changed']);
  });

  test('that 80 % of his credits are used: once in a period, unless he switched such mails off', async () => {
    const [ada, bob] = [await shop.buyer(), await shop.buyer()];
    await server.call('updatePreferences', { token: await bob.auth(), body: { notifications: { email: false } } });
    for (const buyer of [ada, bob]) {
      await buyer.buy('basic');
      for (let n = 0; n < 39; n++) await uploaded(server.parts, buyer.id);
    }
    const hint = 'You have used 40 of 50 analyses';
    expect(await mailsTo(ada.email)).not.toContain(hint);
    for (const buyer of [ada, bob]) for (let n = 0; n < 3; n++) await uploaded(server.parts, buyer.id);
    await mailsTo(ada.email);
    expect((await mailsTo(ada.email)).filter((subject) => subject.startsWith('You have used'))).toEqual([hint]);
    expect((await mailsTo(bob.email)).filter((subject) => subject.startsWith('You have used'))).toEqual([]);
    for (const buyer of [ada, bob]) {
      const { body } = await server.call('listNotifications', { token: await buyer.auth() });
      const low = body.data.notifications.filter(
        ({ event }: { event: { kind: string } }) => event.kind === 'credits-low',
      );
      expect(low.map(({ event }: { event: object }) => event)).toEqual([{ kind: 'credits-low', used: 40, total: 50 }]);
    }
  });

  test('a receipt for each payment: numbered without gaps, a PDF in each language, his alone', async () => {
    const buyers = [await shop.buyer(), await shop.buyer()] as const;
    const numbers: string[] = [];
    for (const buyer of buyers) {
      await buyer.buy('basic');
      const [payment] = (await buyer.ask('listPayments')).payments;
      numbers.push(payment.receiptNumber);
    }
    const [first, second] = numbers.map((number) => Number(number.split('-')[1])) as [number, number];
    expect(second - first).toBe(1);

    const [ada] = buyers;
    const [payment] = (await ada.ask('listPayments')).payments;
    for (const language of languages) {
      await server.call('updatePreferences', { token: await ada.auth(), body: { language } });
      const answer = await server.app.inject({
        url: `/api/subscriptions/payments/${payment._id}/receipt`,
        headers: { authorization: `Bearer ${await ada.auth()}` },
      });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="wickwise-receipt-${payment.receiptNumber}.pdf"`,
      });
      const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
      expect(text).toContain(payment.receiptNumber);
      expect(text).toContain('Basic Plan');
      expect(text).toContain(ada.email);
      expect(text).toMatch(/9[.,]99/);
    }
  });
});

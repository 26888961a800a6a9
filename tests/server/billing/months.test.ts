import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveMonth } from '#server/billing/change-subscription';
import { findSubscription } from '#server/billing/payment-queries';
import { days } from '#server/clock';
import { uploaded } from '../analyses/open-test-db.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('a plan over the ends of months on %s', (engine) => {
  const clock = testClock();
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    const opened = await openShop(engine, {}, clock);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(() => server.close());

  type Buyer = Awaited<ReturnType<Shop['buyer']>>;
  const endOf = async (buyer: Buyer): Promise<string> => (await buyer.ask('currentSubscription')).currentPeriodEnd;
  const moveTo = (time: string) => clock.advance(Date.parse(time) - clock.now());

  test('renews on the last day of a short month and goes back to its own day, with new credits each time and none twice', async () => {
    moveTo('2027-01-31T21:59:59.000Z');
    const ada = await shop.buyer();
    await ada.buy('basic');
    const ends: string[] = [];
    for (let n = 0; n < 4; n++) {
      await uploaded(server.parts, ada.id);
      expect(await ada.ask('credits')).toEqual({ used: 1, total: 50 });
      ends.push(await endOf(ada));
      moveTo(ends.at(-1) as string);
      clock.advance(-1);
      await shop.work();
      expect(await ada.ask('credits')).toEqual({ used: 1, total: 50 });
      clock.advance(1);
      await shop.work();
      await shop.work();
      expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    }
    expect(ends.map((end) => end.slice(0, 10))).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    const { payments } = await ada.ask('listPayments');
    expect(payments.map(({ status, amount }: { status: string; amount: number }) => [status, amount])).toEqual(
      Array.from({ length: 5 }, () => ['paid', 9.99]),
    );
  });

  test('a renewal that comes late covers its own period; a server that was off for months charges for none of them', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    const end = await endOf(ada);
    moveTo(end);
    clock.advance(days(2));
    // Nobody worked yet: the plan and its old credits stay in force.
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    await shop.work();
    const [renewal] = (await ada.ask('listPayments')).payments;
    expect(renewal.periodStart).toBe(end);
    clock.advance(days(100));
    await shop.work();
    const { payments } = await ada.ask('listPayments');
    expect(payments).toHaveLength(3);
    expect(payments[0].periodStart).toBe(new Date(clock.now()).toISOString());
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('a month that an administrator gives begins at once, with new credits and without a receipt', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    await uploaded(server.parts, ada.id);
    clock.advance(days(10));
    const row = await findSubscription(server.parts.db, (await ada.ask('currentSubscription'))._id);
    if (!row) throw new Error('no subscription');
    expect(await giveMonth(server.parts, row)).toMatchObject({ ok: true, value: { currentPeriodStart: clock.now() } });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    const [gift] = (await ada.ask('listPayments')).payments;
    expect(gift).toMatchObject({ amount: 0, status: 'paid', receiptNumber: null });
    moveTo(await endOf(ada));
    await shop.work();
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ amount: 9.99, status: 'paid' });
  });
});

import { expect, it } from 'vitest';
import type { CheckoutState } from '#contract/subscription';
import { apiError } from '#data/api-error';
import { type CheckoutReport, watchCheckout } from '../../../src/features/subscription/watch-checkout.ts';

const plan = { planId: 'PLN_pro', planName: 'Pro Plan' };
const state = (of: CheckoutState['state']) => async (): Promise<CheckoutState> => ({ state: of, ...plan });
const failing = (status: number | null) => async () => {
  throw apiError({ code: status === null ? 'network' : 'internal', status });
};

/** What is told when the server answers one after the other, and the pauses between the questions. */
async function tell(...answers: (() => Promise<CheckoutState>)[]) {
  const told: CheckoutReport['news'][] = [];
  const pauses: number[] = [];
  const controller = new AbortController();
  await watchCheckout({
    ask: () => (answers.shift() ?? failing(404))(),
    tell: ({ news }) => {
      told.push(news);
      if (answers.length === 0) controller.abort();
    },
    signal: controller.signal,
    pause: async (ms) => void pauses.push(ms),
  });
  return { told, pauses };
}

it('[SU-08] says that a plan is paid only when the server says so, however long that takes', async () => {
  const { told } = await tell(state('pending'), state('pending'), state('paid'), state('pending'));
  expect(told).toEqual(['pending', 'pending', 'paid']);
});

it('asks again without a network and after a fault of the server, and gives up on a refusal', async () => {
  expect((await tell(failing(null), failing(503), failing(429), state('closed'))).told).toEqual([
    'unreachable',
    'unreachable',
    'unreachable',
    'closed',
  ]);
  expect((await tell(failing(404), state('paid'))).told).toEqual(['unknown']);
});

it('asks every second at first, and ever more seldom', async () => {
  const { pauses } = await tell(...Array.from({ length: 40 }, () => state('pending')));
  expect(pauses.slice(0, 2)).toEqual([1_000, 1_000]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(15_000);
});

it('tells nothing more once the screen is left', async () => {
  const controller = new AbortController();
  const told: string[] = [];
  await watchCheckout({
    async ask() {
      controller.abort();
      return { state: 'paid', ...plan };
    },
    tell: ({ news }) => told.push(news),
    signal: controller.signal,
  });
  expect(told).toEqual([]);
});

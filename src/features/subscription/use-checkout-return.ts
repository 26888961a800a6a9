import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appData } from '../../app-data.ts';
import { type CheckoutNews, watchCheckout } from './watch-checkout.ts';

/**
 * What a user who comes back from a payment page is told. `pending`: wait. `slow`: it takes longer than usual. `left`: he did not pay.
 * `switched`: a cheaper plan is noted, nothing was to be paid.
 */
export type CheckoutReturn = { phase: CheckoutNews | 'slow' | 'left' | 'switched'; planName: string | null };

/** Ms after which a confirmation takes longer than usual. */
const usual = 30_000;

type Visit = { checkoutId: string | null; left: boolean; switched: boolean };

const visitOf = (search: URLSearchParams): Visit => ({
  checkoutId: search.get('checkout'),
  left: search.has('left'),
  switched: search.has('switched'),
});

/** How a visit to a payment page ended, as its address says and the server confirms; null when one comes from elsewhere. */
export function useCheckoutReturn(onPaid: () => void): CheckoutReturn | null {
  const [search, setSearch] = useSearchParams();
  const [visit] = useState(() => visitOf(search));
  const [shown, setShown] = useState<CheckoutReturn | null>(() => firstShown(visit));
  const paid = useEffectEvent(onPaid);
  // What is settled is not to be told again by a reload.
  const forget = useEffectEvent(() => setSearch({}, { replace: true, preventScrollReset: true }));

  useEffect(() => {
    const { checkoutId: id, left, switched } = visit;
    if (switched) forget();
    if (!id) return;
    const controller = new AbortController();
    const begun = Date.now();
    void watchCheckout({
      ask: async () => (await appData.client.call('confirmCheckout', { params: { id } })).data,
      signal: controller.signal,
      tell({ news, planName }) {
        const unpaid = left && (news === 'pending' || news === 'closed');
        const slow = news === 'pending' && Date.now() - begun > usual;
        setShown({ phase: unpaid ? 'left' : slow ? 'slow' : news, planName });
        if (unpaid) controller.abort();
        if (news === 'paid') paid();
        if (unpaid || (news !== 'pending' && news !== 'unreachable')) forget();
      },
    });
    return () => controller.abort();
  }, [visit]);

  return shown;
}

const firstShown = ({ checkoutId, left, switched }: Visit): CheckoutReturn | null => {
  if (switched) return { phase: 'switched', planName: null };
  return checkoutId && !left ? { phase: 'pending', planName: null } : null;
};

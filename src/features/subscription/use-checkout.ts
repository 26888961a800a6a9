import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { toast } from '../../ui/toast.tsx';
import { readableFault, whatToDo } from './readable-fault.ts';

/** Takes the browser to the payment page of a product. `choosing` is the product whose page is on its way. */
export function useCheckout(onReturn: () => Promise<unknown>) {
  const t = useT();
  const [choosing, setChoosing] = useState<string | null>(null);
  const running = useRef(false);

  const settle = () => {
    running.current = false;
    setChoosing(null);
  };
  // The browser's Back gives this page as it was left: busy, and with the plan from before the payment.
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    settle();
    void onReturn();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);

  async function open(productId: string) {
    try {
      const { url } = await appData.client.call('createProductCheckout', { body: { productId } });
      location.assign(url);
    } catch (error) {
      settle();
      const message = readableFault(error, t('subscription.invalidCheckout')) ?? whatToDo(t, error);
      void toast.error({ title: t('subscription.failed'), message });
    }
  }

  const choose = (productId: string) => {
    if (running.current) return;
    running.current = true;
    setChoosing(productId);
    void open(productId);
  };
  return { choosing, choose };
}

import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { isOnSale, planCards } from './plan-offers.ts';
import { PlanTile } from './plan-tile.tsx';
import classes from './subscription-screen.module.css';

const skeletons = ['a', 'b', 'c', 'd'];

export function SubscriptionScreen() {
  const t = useT();
  const [buying, setBuying] = useState<string | null>(null);
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('listPlans', { signal }),
    (error) => {
      const message = messageFor(error, t('subscription.loadFailedLead'));
      void toast.error({ title: t('subscription.loadFailed'), message });
    },
  );

  async function subscribe(productId: string) {
    setBuying(productId);
    try {
      const { url } = await appData.client.call('createProductCheckout', { body: { productId } });
      location.assign(url);
    } catch (error) {
      setBuying(null);
      void toast.error({ message: messageFor(error, t('subscription.failed')) });
    }
  }

  return (
    <Page title={t('nav.subscription')} lead={t('subscription.lead')} width="wide">
      {loaded.state === 'loading' && (
        <div className={classes.plans}>
          {skeletons.map((key) => (
            <Skeleton key={key} height={320} radius="lg" />
          ))}
        </div>
      )}
      {loaded.state === 'failed' && (
        <EmptyState drawing={<CandlesDrawing />} title={t('subscription.loadFailed')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'ready' && (
        <>
          <StaleNotice since={loaded.staleSince} />
          {!isOnSale(loaded.value.data.plans) && <p className={classes.notice}>{t('subscription.notOnSale')}</p>}
          <ul className={classes.plans}>
            {planCards(loaded.value.data).map((plan) => (
              <PlanTile
                key={plan._id}
                plan={plan}
                hasPlan={loaded.value.data.currentPlan !== null}
                busy={buying !== null && buying === plan.stripeProductId}
                onChoose={(productId) => void subscribe(productId)}
              />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

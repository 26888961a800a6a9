import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { appData } from '../../app-data.ts';
import { reloadProfile } from '../../profile.ts';
import { releaseUnpaid } from '../../release-unpaid.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CheckoutBanner } from './checkout-banner.tsx';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { isOnSale, planCards } from './plan-offers.ts';
import { PlanTile } from './plan-tile.tsx';
import { readableFault } from './readable-fault.ts';
import classes from './subscription-screen.module.css';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';
import { usePlanChanges } from './use-plan-changes.ts';

const skeletons = ['a', 'b', 'c', 'd'];

export function SubscriptionScreen() {
  const t = useT();
  const [resumed, setResumed] = useState(0);
  const plans = useLoaded(
    (signal) => appData.client.read('listPlans', { signal }),
    (error) => {
      const message = readableFault(error, t('subscription.invalidPlans')) ?? t('subscription.loadFailedLead');
      void toast.error({ title: t('subscription.loadFailed'), message });
    },
  );
  const current = useLoaded((signal) => appData.client.read('currentSubscription', { signal }));
  const payments = useLoaded((signal) => appData.client.read('listPayments', { signal }));
  const reload = () => Promise.all([plans.reload(), current.reload(), payments.reload(), reloadProfile()]);

  const outcome = useCheckoutReturn(() => {
    void reload();
    void releaseUnpaid().then(setResumed, () => undefined);
  });
  const { choosing, choose } = useCheckout(reload);

  const loadedPlans = plans.loaded;
  const offer = loadedPlans.state === 'ready' ? loadedPlans.value.data : null;
  const cards = useMemo(() => offer && planCards(offer), [offer]);
  const changes = usePlanChanges(offer);
  const subscription = current.loaded.state === 'ready' ? current.loaded.value.data : null;

  return (
    <Page title={t('nav.subscription')} lead={t('subscription.lead')} width="wide">
      {outcome && <CheckoutBanner outcome={outcome} current={subscription} resumed={resumed} />}
      {loadedPlans.state === 'loading' && (
        <div className={classes.plans}>
          {skeletons.map((key) => (
            <Skeleton key={key} height={320} radius="lg" />
          ))}
        </div>
      )}
      {loadedPlans.state === 'failed' && (
        <EmptyState drawing={<CandlesDrawing />} title={t('subscription.loadFailed')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loadedPlans.state === 'ready' && offer && cards && (
        <div className={classes.parts}>
          <StaleNotice since={loadedPlans.staleSince} />
          {subscription && offer.currentPlan && <CurrentPlanCard current={subscription} onChange={reload} />}
          {current.loaded.state === 'failed' && offer.currentPlan && (
            <Card title={t('subscription.yours')}>
              <p>{t('subscription.currentFailed')}</p>
              <Button variant="default" onClick={() => void current.reload()}>
                {t('app.tryAgain')}
              </Button>
            </Card>
          )}
          {!isOnSale(offer.plans) && <p className={classes.notice}>{t('subscription.notOnSale')}</p>}
          {offer.provider === 'test' && <p className={classes.notice}>{t('subscription.test')}</p>}
          <ul className={classes.plans}>
            {cards.map((plan) => (
              <PlanTile
                key={plan._id}
                plan={plan}
                hasPlan={offer.currentPlan !== null}
                change={changes[plan._id]}
                busy={choosing !== null && choosing === plan.stripeProductId}
                onChoose={choose}
              />
            ))}
          </ul>
          <PaymentsCard loaded={payments.loaded} onRetry={() => void payments.reload()} />
        </div>
      )}
    </Page>
  );
}

import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { CurrentSubscription } from '#contract/subscription';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import type { StringKey } from '../../strings/catalogue.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { formatDate } from '../../ui/format-time.ts';
import { planNameOf } from '../../ui/plan-name.ts';
import { toast } from '../../ui/toast.tsx';
import { pendingText } from './checkout-banner.tsx';
import classes from './current-plan-card.module.css';
import { whatToDo } from './readable-fault.ts';

type Deed = 'cancelSubscription' | 'resumeSubscription';

const words = {
  cancelSubscription: { done: 'subscription.canceled', failed: 'subscription.cancelFailed' },
  resumeSubscription: { done: 'subscription.resumed', failed: 'subscription.resumeFailed' },
} as const satisfies Record<Deed, Record<'done' | 'failed', StringKey>>;

type CurrentPlanCardProps = { current: CurrentSubscription; onChange: () => Promise<unknown> };

/** The subscription that is paid for: how long it runs, what becomes of it, and the way to end or to keep it. */
export function CurrentPlanCard({ current, onChange }: CurrentPlanCardProps) {
  const t = useT();
  const locale = useLocale();
  const { busy, run } = useDeed(onChange);
  const plan = planNameOf(current) ?? t('subscription.noPlan');
  const when = current.currentPeriodEnd && formatDate(new Date(current.currentPeriodEnd), locale);
  const isPaid = current.paymentProvider !== null;
  const isCanceled = current.status === 'canceled';
  const pending = pendingText(t, current, locale);

  return (
    <Card title={t('subscription.yours')}>
      {current.pastDue && (
        <div role="alert" className={classes.pastDue}>
          <IconAlertTriangle size={20} stroke={1.8} />
          <div>
            <strong>{t('subscription.pastDue')}</strong>
            <p>{t('subscription.pastDueLead')}</p>
          </div>
        </div>
      )}
      <div className={classes.row}>
        <div className={classes.what}>
          <strong className={classes.plan}>{plan}</strong>
          <span className={classes.when}>{outlookOf()}</span>
        </div>
        {isPaid && (isCanceled || pending) && (
          <Button loading={busy} onClick={() => run('resumeSubscription')}>
            {t('subscription.keep', { plan })}
          </Button>
        )}
      </div>
      {isPaid && !isCanceled && when && (
        <div className={classes.cancel}>
          <ConfirmButton
            label={t('subscription.cancel')}
            question={
              current.pastDue ? t('subscription.cancelSureNow', { plan }) : t('subscription.cancelSure', { plan, when })
            }
            backLabel={t('subscription.keep', { plan })}
            busy={busy}
            onConfirm={() => run('cancelSubscription')}
          />
        </div>
      )}
    </Card>
  );

  /** What becomes of it at the end of the period; while a payment is missing that is open. */
  function outlookOf(): string {
    if (!when) return '';
    if (isCanceled) return t('subscription.ends', { when });
    return pending || (current.pastDue ? '' : t('subscription.renews', { when }));
  }
}

/** Runs one of the calls that change a subscription: once for a press, however often that comes. */
function useDeed(onChange: () => Promise<unknown>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function runDeed(deed: Deed) {
    try {
      const { message } = await appData.client.call(deed);
      void toast.success({ title: t(words[deed].done), message });
    } catch (error) {
      void toast.error({ title: t(words[deed].failed), message: messageFor(error, whatToDo(t, error)) });
    }
    // Also after a failure: without an answer nobody knows what the server did.
    await onChange();
  }

  const run = (deed: Deed) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void runDeed(deed).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, run };
}

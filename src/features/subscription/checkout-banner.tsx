import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CurrentSubscription } from '#contract/subscription';
import { paths } from '../../paths.ts';
import type { Translate } from '../../strings/translate.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatDate } from '../../ui/format-time.ts';
import classes from './checkout-banner.module.css';
import type { CheckoutReturn } from './use-checkout-return.ts';

type Phase = CheckoutReturn['phase'];

const marks = {
  pending: <Loader size={22} />,
  slow: <Loader size={22} />,
  unreachable: <Loader size={22} />,
  paid: <IconCircleCheck size={22} stroke={1.8} />,
  switched: <IconCircleCheck size={22} stroke={1.8} />,
  left: <IconInfoCircle size={22} stroke={1.8} />,
  closed: <IconInfoCircle size={22} stroke={1.8} />,
  unknown: <IconAlertTriangle size={22} stroke={1.8} />,
} satisfies Record<Phase, object>;

type CheckoutBannerProps = {
  outcome: CheckoutReturn;
  current: CurrentSubscription | null;
  /** Pictures that were refused for want of credits and go on now. */
  resumed: number;
};

/** What became of a payment, no more than the server says. */
export function CheckoutBanner({ outcome: { phase, planName }, current, resumed }: CheckoutBannerProps) {
  const t = useT();
  const locale = useLocale();
  const texts = textsOf();
  return (
    <div role="status" className={classes.banner} data-phase={phase}>
      <span className={classes.mark}>{marks[phase]}</span>
      <div className={classes.words}>
        <p className={classes.title}>{texts.title}</p>
        <p className={classes.lead}>{texts.lead}</p>
        {resumed > 0 && <p className={classes.lead}>{t('checkout.goOn', { count: resumed })}</p>}
      </div>
      {phase === 'paid' && (
        <Button component={Link} to={paths.analysis}>
          {t('nav.chartAnalysis')}
        </Button>
      )}
    </div>
  );

  function textsOf(): { title: string; lead: string } {
    if (phase === 'paid') return { title: t('checkout.paid', { plan: planName ?? '' }), lead: t('checkout.paidLead') };
    if (phase === 'switched') return { title: t('checkout.switched'), lead: pendingText(t, current, locale) };
    return fixedTexts(t)[phase];
  }
}

const fixedTexts = (t: Translate) =>
  ({
    pending: { title: t('checkout.confirming'), lead: t('checkout.confirmingLead') },
    slow: { title: t('checkout.confirming'), lead: t('checkout.slowLead') },
    unreachable: { title: t('checkout.confirming'), lead: t('checkout.unreachableLead') },
    left: { title: t('checkout.left'), lead: t('checkout.nothingCharged') },
    closed: { title: t('checkout.closed'), lead: t('checkout.nothingCharged') },
    unknown: { title: t('checkout.unknown'), lead: t('checkout.unknownLead') },
  }) satisfies Record<Exclude<Phase, 'paid' | 'switched'>, object>;

/** What the plan becomes and when; empty while nothing is planned. */
export const pendingText = (t: Translate, current: CurrentSubscription | null, locale: string) =>
  current?.pendingPlan && current.currentPeriodEnd
    ? t('subscription.pending', {
        plan: current.pendingPlan.name,
        when: formatDate(new Date(current.currentPeriodEnd), locale),
      })
    : '';

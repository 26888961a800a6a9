import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { PlanChange } from '#contract/subscription';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { formatDate } from '../../ui/format-time.ts';
import { isFree, type PlanCard } from './plan-offers.ts';
import { featureText, intervalText } from './plan-texts.ts';
import classes from './subscription-screen.module.css';

type PlanTileProps = {
  plan: PlanCard;
  /** Whether the user has any plan now. */
  hasPlan: boolean;
  /** What a switch to it means, where that is known. */
  change: PlanChange | undefined;
  busy: boolean;
  onChoose: (productId: string) => void;
};

export function PlanTile({ plan, hasPlan, change, busy, onChoose }: PlanTileProps) {
  const t = useT();
  const { name, amount, features, isCurrent, recommended, stripeProductId } = plan;
  return (
    <li className={classes.plan} data-recommended={recommended || undefined}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        {recommended && <span className={classes.badge}>{t('subscription.recommended')}</span>}
      </div>
      <p className={classes.price}>{amount === 0 ? <strong>{t('subscription.free')}</strong> : <Price {...plan} />}</p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={1.8} />
            {featureText(t, feature)}
          </li>
        ))}
      </ul>
      {change && <ChangeLine change={change} />}
      <Button
        fullWidth
        variant={recommended ? 'filled' : 'default'}
        disabled={isCurrent || isFree(plan) || stripeProductId === null}
        loading={busy}
        onClick={() => stripeProductId && onChoose(stripeProductId)}
      >
        {t(labelOf(plan, hasPlan))}
      </Button>
    </li>
  );
}

/** The amount large, what goes with it in the language's own order. */
function Price({ formattedAmount, interval }: Pick<PlanCard, 'formattedAmount' | 'interval'>) {
  const t = useT();
  const seat = '\u0000';
  const [before, after] = t('subscription.price', { amount: seat, interval: intervalText(t, interval) }).split(seat);
  return (
    <>
      {before}
      <strong>{formattedAmount}</strong>
      {after}
    </>
  );
}

/** Without a subscription the Free Plan is what one has; with one it is what comes after it. */
function labelOf(plan: PlanCard, hasPlan: boolean) {
  if (plan.isCurrent || (isFree(plan) && !hasPlan)) return 'subscription.current';
  if (isFree(plan)) return 'subscription.afterCancel';
  return hasPlan ? 'subscription.switch' : 'subscription.subscribe';
}

/** What a switch costs today, before anything is pressed. */
function ChangeLine({ change: { kind, amountDue, unusedCredits, startsAt } }: { change: PlanChange }) {
  const t = useT();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, 'USD', locale);
  if (kind === 'none') return null;
  return (
    <p className={classes.change}>
      {kind === 'downgrade'
        ? t('subscription.startsOn', { when: formatDate(new Date(startsAt), locale) })
        : t('subscription.dueNow', { amount: money(amountDue) })}
      {unusedCredits > 0 && <span>{t('subscription.credited', { amount: money(unusedCredits) })}</span>}
    </p>
  );
}

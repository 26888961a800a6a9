import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '../../strings/use-t.ts';
import { isFree, type PlanCard } from './plan-offers.ts';
import classes from './subscription-screen.module.css';

type PlanTileProps = {
  plan: PlanCard;
  /** Whether the user has any plan now. */
  hasPlan: boolean;
  busy: boolean;
  onChoose: (productId: string) => void;
};

export function PlanTile({ plan, hasPlan, busy, onChoose }: PlanTileProps) {
  const t = useT();
  const { name, amount, formattedAmount, interval, features, isCurrent, recommended, stripeProductId } = plan;
  const label = isCurrent ? 'subscription.current' : hasPlan ? 'subscription.switch' : 'subscription.subscribe';
  return (
    <li className={classes.plan} data-recommended={recommended || undefined}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        {recommended && <span className={classes.badge}>{t('subscription.recommended')}</span>}
      </div>
      <p className={classes.price}>
        {amount === 0 ? t('subscription.free') : t('subscription.price', { amount: formattedAmount, interval })}
      </p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={1.8} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        variant={recommended ? 'filled' : 'default'}
        disabled={isCurrent || isFree(plan) || stripeProductId === null}
        loading={busy}
        onClick={() => stripeProductId && onChoose(stripeProductId)}
      >
        {t(label)}
      </Button>
    </li>
  );
}

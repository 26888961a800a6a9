import { ReadFailure } from '#contract/read-failure';
import type { StringKey } from '../../../strings/catalogue.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './failure-reasons.module.css';

type FailureKey = Extract<StringKey, `failure.${ReadFailure | 'engine-error'}`>;

const keyOf = (reason: string): FailureKey =>
  ReadFailure.safeParse(reason).success ? (`failure.${reason}` as FailureKey) : 'failure.engine-error';

/** Why analyses failed, the commonest first: words and numbers, with bars that only repeat them. */
export function FailureReasons({ reasons }: { reasons: Record<string, number> }) {
  const t = useT();
  const count = new Intl.NumberFormat(useLocale());
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  const most = sorted[0]?.[1] ?? 1;
  return (
    <Card title={t('admin.failureReasons')} lead={t('admin.failureReasonsLead')}>
      {sorted.length === 0 && <p className={classes.none}>{t('admin.noFailures')}</p>}
      <ul className={classes.list}>
        {sorted.map(([reason, number]) => (
          <li key={reason} className={classes.row}>
            <span>{t(keyOf(reason))}</span>
            <span className={classes.number}>{count.format(number)}</span>
            <span className={classes.bar} style={{ width: `${(100 * number) / most}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

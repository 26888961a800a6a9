import type { ReactNode } from 'react';
import type { AdminOverview } from '#contract/admin-figures';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { Figures } from '../../../ui/list/figures.tsx';
import { ChangeMark } from './change-mark.tsx';
import classes from './overview-figures.module.css';

/** The figures of this moment; null while they are loaded. */
export function OverviewFigures({ overview }: { overview: AdminOverview | null }) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const of = (show: (known: AdminOverview) => ReactNode) => overview && show(overview);
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale);
  /** What was paid in other currencies: no rate is known for them. */
  const elsewhere = (span: 'total' | 'thisMonth') => {
    const others = Object.entries(overview?.otherRevenue ?? {}).filter(([, amounts]) => amounts[span] > 0);
    const amounts = others.map(([currency, other]) => money(other[span], currency)).join(', ');
    return amounts ? <div>{t('admin.otherRevenue', { amounts })}</div> : null;
  };
  const changeNote = (kind: 'revenue' | 'users') =>
    of(({ changes }) => <ChangeMark percent={changes[kind]} measured={changes.measured} />);
  return (
    <div className={classes.groups}>
      <Figures
        label={t('admin.revenue')}
        figures={[
          {
            label: t('admin.totalRevenue'),
            value: of(({ totalRevenue, currency }) => money(totalRevenue, currency)),
            note: (
              <>
                {changeNote('revenue')}
                {elsewhere('total')}
              </>
            ),
          },
          {
            label: t('admin.revenueThisMonth'),
            value: of(({ subscriptions, currency }) => money(subscriptions.revenue.thisMonth, currency)),
            note: elsewhere('thisMonth'),
          },
          {
            label: t('admin.activeSubscriptions'),
            value: of(({ subscriptions }) => count.format(subscriptions.active)),
            note: of(({ subscriptions: { byPlan } }) => <PlanCounts byPlan={byPlan} />),
          },
        ]}
      />
      <Figures
        label={t('admin.users')}
        figures={[
          {
            label: t('admin.totalUsers'),
            value: of(({ users }) => count.format(users.total)),
            note: changeNote('users'),
          },
          { label: t('admin.newThisMonth'), value: of(({ users }) => count.format(users.newThisMonth)) },
          { label: t('admin.activeThisMonth'), value: of(({ users }) => count.format(users.activeThisMonth)) },
        ]}
      />
      <Figures
        label={t('admin.analyses')}
        figures={[
          { label: t('admin.totalAnalyses'), value: of(({ analyses }) => count.format(analyses.total)) },
          { label: t('admin.averagePerUser'), value: of(({ analyses }) => average.format(analyses.averagePerUser)) },
        ]}
      />
    </div>
  );
}

function PlanCounts({ byPlan }: { byPlan: Record<string, number> }) {
  const t = useT();
  const plans = Object.entries(byPlan);
  if (plans.length === 0) return t('admin.noPlan');
  return (
    <ul className={classes.plans}>
      {plans.map(([plan, count]) => (
        <li key={plan}>{t('admin.planCount', { plan, number: count })}</li>
      ))}
    </ul>
  );
}

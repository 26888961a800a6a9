import type { AdminAnalytics } from '#contract/admin-figures';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatMoney } from '../../../ui/format-money.ts';
import { DayChart } from './day-chart.tsx';
import classes from './day-charts.module.css';

/** The figures day by day. */
export function DayCharts({ analytics }: { analytics: AdminAnalytics }) {
  const t = useT();
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const plain = (value: number) => count.format(value);
  const money = (value: number) => formatMoney(value, analytics.currency, locale);
  return (
    <div className={classes.charts}>
      <DayChart title={t('admin.revenue')} series={analytics.revenue} format={money} summary="sum" />
      <DayChart title={t('admin.newUsers')} series={analytics.users} format={plain} summary="sum" />
      <DayChart title={t('admin.analyses')} series={analytics.analyses} format={plain} summary="sum" />
      <DayChart title={t('admin.queueLength')} series={analytics.queueLength} format={plain} summary="peak" />
    </div>
  );
}

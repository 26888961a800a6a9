import type { SubscriptionList } from '#contract/admin-billing';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Figures } from '../../../ui/list/figures.tsx';

/** Of all subscriptions, whatever the list shows; null while it is loaded. */
export function SubscriptionsOverview({ overview }: { overview: SubscriptionList['overview'] | null }) {
  const t = useT();
  const count = new Intl.NumberFormat(useLocale());
  const plans = Object.entries(overview?.byPlan ?? {});
  const counts = (['total', 'active', 'canceled'] as const).map((name) => ({
    label: t(`admin.subscriptionCount.${name}`),
    value: overview && count.format(overview[name]),
  }));
  const byPlan = plans.map(([plan, number]) => ({ label: plan, value: count.format(number) }));
  return <Figures label={t('admin.overview')} figures={[...counts, ...byPlan]} />;
}

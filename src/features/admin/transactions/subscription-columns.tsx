import type { Subscription } from '#contract/subscription';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { planNameOf, shortPlanId } from '../../../ui/plan-name.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { providerName } from './provider-name.ts';

type Options = {
  /** The subscription with which something is being done. */
  busy: string | null;
  onRenew: (subscription: Subscription) => void;
  onCancel: (subscription: Subscription) => void;
};

export function useSubscriptionColumns({ busy, onRenew, onCancel }: Options): Column<Subscription>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { key: 'name', label: t('admin.name'), cell: ({ userId }) => userId.name },
    { key: 'email', label: t('field.email'), cell: ({ userId }) => userId.email },
    { key: 'plan', label: t('admin.plan'), cell: (subscription) => planNameOf(subscription) ?? t('admin.noPlan') },
    { key: 'planId', label: t('admin.planId'), cell: ({ planId }) => (planId ? shortPlanId(planId) : '–') },
    {
      key: 'status',
      label: t('admin.status'),
      cell: ({ status }) => (
        <StatusMark look={status === 'active' ? 'on' : 'off'}>{t(`admin.subscription.${status}`)}</StatusMark>
      ),
    },
    { key: 'provider', label: t('admin.provider'), cell: ({ paymentProvider }) => providerName(paymentProvider) },
    {
      key: 'end',
      label: t('admin.periodEnd'),
      cell: ({ currentPeriodEnd }) => (currentPeriodEnd ? formatDate(new Date(currentPeriodEnd), locale) : '–'),
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      actions: true,
      cell: (subscription) => {
        const still = subscription.status !== 'active' || busy === subscription._id;
        return (
          <>
            <RowButton disabled={still} onClick={() => onRenew(subscription)}>
              {t('admin.renew')}
            </RowButton>
            <RowButton disabled={still} onClick={() => onCancel(subscription)}>
              {t('app.cancel')}
            </RowButton>
          </>
        );
      },
    },
  ];
}

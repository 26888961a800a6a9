import { useState } from 'react';
import type { Subscription } from '#contract/subscription';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate } from '../../../ui/format-time.ts';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { anyText, oneOf, pageNumber, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { planNameOf } from '../../../ui/plan-name.ts';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { useSubscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionsOverview } from './subscriptions-overview.tsx';

const statuses = ['all', 'active', 'canceled'] as const;
const address = { q: anyText, status: oneOf(...statuses), page: pageNumber };
const limit = 10;

const done = { renew: 'admin.renewed', cancel: 'admin.canceled' } as const;
const failed = { renew: 'admin.renewFailed', cancel: 'admin.cancelFailed' } as const;

export function SubscriptionsTab() {
  const t = useT();
  const locale = useLocale();
  const { values, change } = useAddress(address);
  const { q, status, page } = values;
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const query = { ...(q && { search: q }), status, page, limit };
  const { loaded, reload } = useListed(
    JSON.stringify(query),
    (signal) => appData.client.read('adminListSubscriptions', { query, signal }),
    t('admin.subscriptionsFailed'),
  );

  async function act({ _id, userId, currentPeriodEnd }: Subscription, action: 'renew' | 'cancel') {
    setBusy(_id);
    try {
      const { data } = await appData.client.call('adminActOnSubscription', { params: { id: _id, action } });
      const end = data.currentPeriodEnd;
      // A new month is given once, however often it is asked for.
      const isAgain = action === 'renew' && end !== null && end === currentPeriodEnd;
      const message = isAgain
        ? t('admin.renewedAlready', { name: userId.name, day: formatDate(new Date(end), locale) })
        : t(done[action], { name: userId.name });
      void toast.success({ message, duration: toastDuration.long });
    } catch (error) {
      void toast.error({ message: messageFor(error, t(failed[action])) });
    }
    await reload();
    setBusy(null);
  }

  const columns = useSubscriptionColumns({
    busy,
    onRenew: (subscription) => void act(subscription, 'renew'),
    onCancel: setLeaving,
  });
  const narrow = (part: Parameters<typeof change>[0]) => change({ page: 1, ...part });

  return (
    <>
      <SubscriptionsOverview overview={loaded.state === 'ready' ? loaded.value.data.overview : null} />
      <ListBar>
        <SearchBox
          label={t('admin.searchSubscriptions')}
          hint={t('admin.searchUsersHint')}
          value={q}
          onSearch={(text) => narrow({ q: text })}
        />
        <Choice
          label={t('admin.status')}
          value={status}
          options={statuses.map((value) => ({ value, label: t(`admin.subscription.${value}`) }))}
          onChange={(value) => narrow({ status: value })}
        />
      </ListBar>
      <ListView
        label={t('admin.subscriptions')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.subscriptions}
        paging={{ of: ({ data }) => data.pagination, onPage: (next) => change({ page: next }) }}
        columns={columns}
        keyOf={(subscription) => subscription._id}
        empty={{
          title: t('admin.noSubscriptions'),
          lead: t('admin.noSubscriptionsLead'),
          onReset: q || status !== 'all' ? () => narrow({ q: '', status: 'all' }) : undefined,
        }}
        failure={t('admin.subscriptionsFailed')}
      />
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('admin.cancelTitle', { name: leaving?.userId.name ?? '' })}
        lead={t('admin.cancelLead', { plan: (leaving && planNameOf(leaving)) ?? t('admin.noPlan') })}
        confirm={t('admin.cancelSubscription')}
        onConfirm={async () => {
          if (leaving) await act(leaving, 'cancel');
        }}
      />
    </>
  );
}

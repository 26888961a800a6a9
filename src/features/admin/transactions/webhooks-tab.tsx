import { useState } from 'react';
import type { WebhookEvent } from '#contract/admin-billing';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Choice } from '../../../ui/choice.tsx';
import { formatTime } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { oneOf, pageNumber, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { toast, toastDuration } from '../../../ui/toast.tsx';
import { providerName } from './provider-name.ts';

const states = ['all', 'received', 'processed', 'failed', 'ignored'] as const;
const address = { state: oneOf(...states), page: pageNumber };
const limit = 10;

const looks = { received: 'half', processed: 'on', failed: 'bad', ignored: 'off' } as const;

/** What the payment providers told, and the way to work a failed event through again. */
export function WebhooksTab() {
  const t = useT();
  const locale = useLocale();
  const { values, change } = useAddress(address);
  const { state, page } = values;
  const [busy, setBusy] = useState<string | null>(null);
  const query = { ...(state !== 'all' && { state }), page, limit };
  const { loaded, reload } = useListed(
    JSON.stringify(query),
    (signal) => appData.client.read('adminListWebhooks', { query, signal }),
    t('admin.webhooksFailed'),
  );

  async function replay(id: string) {
    setBusy(id);
    try {
      const { data } = await appData.client.call('adminReplayWebhook', { params: { id } });
      const message = t(`admin.replay.${data.state}`);
      void (data.state === 'failed'
        ? toast.error({ message })
        : toast.success({ message, duration: toastDuration.long }));
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.replayFailed')) });
    }
    await reload();
    setBusy(null);
  }

  const columns: Column<WebhookEvent>[] = [
    { key: 'type', label: t('admin.event'), cell: ({ type }) => type },
    { key: 'provider', label: t('admin.provider'), cell: ({ provider }) => providerName(provider) },
    {
      key: 'when',
      label: t('admin.received'),
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{formatTime(new Date(receivedAt), locale)}</time>,
    },
    {
      key: 'state',
      label: t('admin.status'),
      cell: (event) => <StatusMark look={looks[event.state]}>{t(`admin.webhook.${event.state}`)}</StatusMark>,
    },
    { key: 'attempts', label: t('admin.attempts'), numeric: true, cell: ({ attempts }) => attempts },
    {
      key: 'error',
      label: t('admin.fault'),
      cell: ({ problem }) => <span title={problem ?? undefined}>{problem ?? '–'}</span>,
    },
    {
      key: 'actions',
      label: t('admin.actions'),
      actions: true,
      cell: ({ _id, state: now }) => (
        <RowButton disabled={now !== 'failed' || busy === _id} onClick={() => void replay(_id)}>
          {t('admin.replay')}
        </RowButton>
      ),
    },
  ];

  return (
    <>
      <ListBar>
        <Choice
          label={t('admin.status')}
          value={state}
          options={states.map((value) => ({ value, label: t(`admin.webhook.${value}`) }))}
          onChange={(value) => change({ state: value, page: 1 })}
        />
      </ListBar>
      <ListView
        label={t('admin.tab.webhooks')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.events}
        paging={{ of: ({ data }) => data.pagination, onPage: (next) => change({ page: next }) }}
        columns={columns}
        keyOf={(event) => event._id}
        empty={{
          title: t('admin.noWebhooks'),
          lead: t('admin.noWebhooksLead'),
          onReset: state !== 'all' ? () => change({ state: 'all', page: 1 }) : undefined,
        }}
        failure={t('admin.webhooksFailed')}
      />
    </>
  );
}

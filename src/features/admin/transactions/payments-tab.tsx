import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Transaction } from '#contract/admin-billing';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Choice } from '../../../ui/choice.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { formatTime } from '../../../ui/format-time.ts';
import { ChipDays, timesOf } from '../../../ui/list/chip-days.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { anyDay, anyText, oneOf, pageNumber, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { datedName, saveFile } from '../../../ui/save-file.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { toast } from '../../../ui/toast.tsx';
import { providerName } from './provider-name.ts';

const statuses = ['all', 'paid', 'pending', 'failed', 'refunded'] as const;
const address = { q: anyText, status: oneOf(...statuses), from: anyDay, to: anyDay, page: pageNumber };
const limit = 10;

const looks = { paid: 'on', pending: 'half', failed: 'bad', refunded: 'off' } as const;

function usePaymentColumns(): Column<Transaction>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      key: 'when',
      label: t('admin.when'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(new Date(createdAt), locale)}</time>,
    },
    { key: 'name', label: t('admin.name'), cell: ({ userId }) => userId.name },
    { key: 'email', label: t('field.email'), cell: ({ userId }) => userId.email },
    { key: 'plan', label: t('admin.plan'), cell: ({ planName }) => planName ?? t('admin.noPlan') },
    { key: 'provider', label: t('admin.provider'), cell: ({ provider }) => providerName(provider) },
    {
      key: 'status',
      label: t('admin.status'),
      cell: ({ status }) => <StatusMark look={looks[status]}>{t(`admin.payment.${status}`)}</StatusMark>,
    },
    {
      key: 'amount',
      label: t('admin.amount'),
      numeric: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency, locale),
    },
  ];
}

/** What was paid, with the export of what search and filter leave. */
export function PaymentsTab() {
  const t = useT();
  const { values, change } = useAddress(address);
  const { q, status, from, to, page } = values;
  const [busy, setBusy] = useState(false);
  const choice = { ...(q && { search: q }), ...(status !== 'all' && { status }), ...timesOf({ from, to }) };
  const isFiltered = q !== '' || status !== 'all' || from !== '' || to !== '';
  const query = { ...choice, page, limit };
  const { loaded, reload } = useListed(
    JSON.stringify(query),
    (signal) => appData.client.read('adminListTransactions', { query, signal }),
    t('admin.paymentsFailed'),
  );
  const columns = usePaymentColumns();
  const narrow = (part: Parameters<typeof change>[0]) => change({ page: 1, ...part });

  async function exportAll() {
    setBusy(true);
    try {
      await saveFile(
        await appData.client.call('adminExportTransactions', { query: choice }),
        datedName('transactions'),
      );
    } catch (error) {
      void toast.error({ message: messageFor(error, t('admin.exportFailed')) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ListBar>
        <SearchBox
          label={t('admin.searchPayments')}
          hint={t('admin.searchUsersHint')}
          value={q}
          onSearch={(text) => narrow({ q: text })}
        />
        <Choice
          label={t('admin.status')}
          value={status}
          options={statuses.map((value) => ({ value, label: t(`admin.payment.${value}`) }))}
          onChange={(value) => narrow({ status: value })}
        />
        <ChipDays days={{ from, to }} onChange={narrow} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={busy}
          onClick={() => void exportAll()}
        >
          {t('admin.exportCsv')}
        </Button>
      </ListBar>
      <ListView
        label={t('admin.tab.payments')}
        loaded={loaded}
        reload={reload}
        rowsOf={({ data }) => data.transactions}
        paging={{ of: ({ data }) => data.pagination, onPage: (next) => change({ page: next }) }}
        columns={columns}
        keyOf={(payment) => payment._id}
        empty={{
          title: t('admin.noPayments'),
          lead: t('admin.noPaymentsLead'),
          onReset: isFiltered ? () => narrow({ q: '', status: 'all', from: '', to: '' }) : undefined,
        }}
        failure={t('admin.paymentsFailed')}
      />
    </>
  );
}

import { lazy, Suspense } from 'react';
import {
  type AdminTicket,
  type SettableTicketStatus,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '#contract/ticket';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ChipSelect } from '../../../ui/list/chip-select.tsx';
import { Figures } from '../../../ui/list/figures.tsx';
import { ListBar } from '../../../ui/list/list-bar.tsx';
import { ListView } from '../../../ui/list/list-view.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { anyText, oneOf, pageNumber, useAddress } from '../../../ui/list/use-address.ts';
import { useListed } from '../../../ui/list/use-listed.ts';
import { categoryWords, priorityWords, statusWords } from '../../../ui/ticket/ticket-words.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { useSetTicketStatus } from './use-set-ticket-status.ts';

const TicketDrawer = lazy(async () => ({ default: (await import('./ticket-drawer.tsx')).TicketDrawer }));

const address = {
  q: anyText,
  status: oneOf('all', ...ticketStatuses),
  category: oneOf('all', ...ticketCategories),
  priority: oneOf('all', ...ticketPriorities),
  page: pageNumber,
  id: anyText,
};
const limit = 10;
const counts = ['total', 'open', 'inProgress', 'resolved'] as const;

export function TicketsTab() {
  const t = useT();
  const number = new Intl.NumberFormat(useLocale());
  const { values, change } = useAddress(address);
  const { q, status, category, priority, page, id } = values;
  const query = {
    ...(q && { search: q }),
    ...(status !== 'all' && { status }),
    ...(category !== 'all' && { category }),
    ...(priority !== 'all' && { priority }),
    page,
    limit,
  };
  const { loaded, reload } = useListed(
    JSON.stringify(query),
    (signal) => appData.client.read('adminListTickets', { query, signal }),
    t('admin.ticketsFailed'),
  );
  const { loaded: stats, reload: reloadStats } = useLoaded((signal) =>
    appData.client.read('adminTicketStats', { signal }),
  );
  const reloadAll = async () => {
    await Promise.all([reload(), reloadStats()]);
  };
  const setStatus = useSetTicketStatus(reloadAll);
  const narrow = (part: Parameters<typeof change>[0]) => change({ page: 1, ...part });
  const columns = useTicketColumns({
    onOpen: (ticket: AdminTicket) => change({ id: ticket._id }, { step: true }),
    onStatus: (ticket: AdminTicket, next: SettableTicketStatus) => void setStatus(ticket._id, next),
  });
  const isFiltered = q !== '' || status !== 'all' || category !== 'all' || priority !== 'all';

  return (
    <>
      <Figures
        label={t('admin.overview')}
        figures={counts.map((name) => ({
          label: t(`admin.ticketCount.${name}`),
          value:
            stats.state === 'ready' ? number.format(stats.value.data[name]) : stats.state === 'failed' ? '–' : null,
        }))}
      />
      <ListBar>
        <SearchBox
          label={t('admin.searchTickets')}
          hint={t('admin.searchTicketsHint')}
          value={q}
          onSearch={(text) => narrow({ q: text })}
        />
        <Choice
          label={t('admin.status')}
          value={status}
          options={[
            { value: 'all' as const, label: t('admin.all') },
            ...ticketStatuses.map((value) => ({ value, label: t(statusWords[value]) })),
          ]}
          onChange={(value) => narrow({ status: value })}
        />
        <ChipSelect
          label={t('admin.category')}
          value={category}
          options={[
            { value: 'all', label: t('admin.any') },
            ...ticketCategories.map((value) => ({ value, label: t(categoryWords[value]) })),
          ]}
          onChange={(value) => narrow({ category: value })}
        />
        <ChipSelect
          label={t('admin.priority')}
          value={priority}
          options={[
            { value: 'all', label: t('admin.any') },
            ...ticketPriorities.map((value) => ({ value, label: t(priorityWords[value]) })),
          ]}
          onChange={(value) => narrow({ priority: value })}
        />
      </ListBar>
      <ListView
        label={t('admin.tab.tickets')}
        loaded={loaded}
        reload={reloadAll}
        rowsOf={({ data }) => data.tickets}
        paging={{ of: ({ data }) => data.pagination, onPage: (next) => change({ page: next }) }}
        columns={columns}
        keyOf={(ticket) => ticket._id}
        empty={{
          title: t('admin.noTickets'),
          lead: t('admin.noTicketsLead'),
          onReset: isFiltered ? () => narrow({ q: '', status: 'all', category: 'all', priority: 'all' }) : undefined,
        }}
        failure={t('admin.ticketsFailed')}
      />
      <Suspense fallback={null}>
        <TicketDrawer id={id} onClose={() => change({ id: '' })} onChanged={reloadAll} />
      </Suspense>
    </>
  );
}

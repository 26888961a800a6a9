import '@mantine/core/styles/Skeleton.css';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconMessage2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Ticket, TicketList as Tickets } from '#contract/ticket';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format-time.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { StatusChip } from '../../ui/ticket/status-chip.tsx';
import { categoryWords, priorityWords } from '../../ui/ticket/ticket-words.ts';
import type { Loaded } from '../../ui/use-loaded.ts';
import classes from './ticket-list.module.css';

type TicketListProps = {
  loaded: Loaded<{ data: Tickets }>;
  onReload: () => void;
  onPage: (page: number) => void;
};

/** The user's tickets, the one that moved last first. */
export function TicketList({ loaded, onReload, onPage }: TicketListProps) {
  const t = useT();
  return (
    <Card title={t('support.list')}>
      {loaded.state === 'loading' && ['a', 'b', 'c'].map((key) => <Skeleton key={key} height={76} mb={8} />)}
      {loaded.state === 'failed' && (
        <EmptyState drawing={<IconMessage2 size={48} stroke={1.2} />} title={t('support.fetchFailed')}>
          <Button onClick={onReload}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'ready' && (
        <>
          <StaleNotice since={loaded.staleSince} />
          {loaded.value.data.tickets.length === 0 ? (
            <EmptyState
              drawing={<IconMessage2 size={48} stroke={1.2} />}
              title={t('support.empty')}
              lead={t('support.emptyLead')}
            />
          ) : (
            <ul className={classes.list}>
              {loaded.value.data.tickets.map((ticket) => (
                <TicketRow key={ticket._id} ticket={ticket} />
              ))}
            </ul>
          )}
          <Pages {...loaded.value.data.pagination} onPage={onPage} />
        </>
      )}
    </Card>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const locale = useLocale();
  const opened = t('support.opened', { when: formatDate(new Date(ticket.createdAt), locale) });
  return (
    <li>
      <Link to={{ search: `?id=${ticket._id}` }} className={classes.row} preventScrollReset>
        <span className={classes.head}>
          <span className={classes.subject}>{ticket.subject}</span>
          <StatusChip status={ticket.status} />
        </span>
        <span className={classes.meta}>
          {t(categoryWords[ticket.category])} · {t(priorityWords[ticket.priority])} · {opened}
        </span>
        {ticket.isUnread && <span className={classes.unread}>{t('support.newAnswer')}</span>}
      </Link>
    </li>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('support.paging')}>
      <ActionIcon aria-label={t('support.previous')} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={20} />
      </ActionIcon>
      <span>{t('support.page', { page, pages })}</span>
      <ActionIcon aria-label={t('support.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  );
}

import type { AdminTicket, SettableTicketStatus } from '#contract/ticket';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatDate } from '../../../ui/format-time.ts';
import type { Column } from '../../../ui/list/data-table.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { categoryWords, priorityWords } from '../../../ui/ticket/ticket-words.ts';
import { StatusSelect } from './status-select.tsx';

type Options = {
  onOpen: (ticket: AdminTicket) => void;
  onStatus: (ticket: AdminTicket, status: SettableTicketStatus) => void;
};

export function useTicketColumns({ onOpen, onStatus }: Options): Column<AdminTicket>[] {
  const t = useT();
  const locale = useLocale();
  const day = (time: string) => <time dateTime={time}>{formatDate(new Date(time), locale)}</time>;
  return [
    {
      key: 'subject',
      label: t('admin.subject'),
      cell: (ticket) => (
        <RowButton look="open" onClick={() => onOpen(ticket)}>
          {ticket.subject}
        </RowButton>
      ),
    },
    { key: 'name', label: t('admin.name'), cell: ({ userId }) => userId.name },
    { key: 'email', label: t('field.email'), cell: ({ userId }) => userId.email },
    { key: 'category', label: t('admin.category'), cell: ({ category }) => t(categoryWords[category]) },
    { key: 'priority', label: t('admin.priority'), cell: ({ priority }) => t(priorityWords[priority]) },
    { key: 'created', label: t('admin.created'), cell: ({ createdAt }) => day(createdAt) },
    {
      key: 'awaits',
      label: t('admin.lastWord'),
      cell: ({ awaitsAnswer }) => (
        <StatusMark look={awaitsAnswer ? 'on' : 'off'}>
          {t(awaitsAnswer ? 'admin.lastWordUser' : 'admin.lastWordSupport')}
        </StatusMark>
      ),
    },
    {
      key: 'status',
      label: t('admin.status'),
      cell: (ticket) => (
        <StatusSelect
          label={t('admin.statusOf', { subject: ticket.subject })}
          status={ticket.status}
          onChange={(status) => onStatus(ticket, status)}
        />
      ),
    },
  ];
}

import { IconArchive, IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { TicketStatus } from '#contract/ticket';
import { useT } from '../../strings/use-t.ts';
import classes from './status-chip.module.css';
import { statusWords } from './ticket-words.ts';

const icons = {
  open: IconCircle,
  in_progress: IconProgress,
  resolved: IconCircleCheck,
  closed: IconArchive,
} satisfies Record<TicketStatus, ComponentType<{ size?: number }>>;

/** A ticket's status as a word with a sign; no colour, which belongs to prices. */
export function StatusChip({ status }: { status: TicketStatus }) {
  const t = useT();
  const Icon = icons[status];
  return (
    <span className={classes.chip} data-over={status === 'resolved' || status === 'closed' || undefined}>
      <Icon size={14} aria-hidden="true" />
      {t(statusWords[status])}
    </span>
  );
}

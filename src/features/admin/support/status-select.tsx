import { type SettableTicketStatus, settableTicketStatuses, type TicketStatus } from '#contract/ticket';
import { useT } from '../../../strings/use-t.ts';
import { statusWords } from '../../../ui/ticket/ticket-words.ts';
import classes from './status-select.module.css';

type StatusSelectProps = {
  /** Says whose status it is. */
  label: string;
  status: TicketStatus;
  onChange: (status: SettableTicketStatus) => void;
};

/** A ticket's status, to be set from any to any but `open`, which is where one starts. */
export function StatusSelect({ label, status, onChange }: StatusSelectProps) {
  const t = useT();
  return (
    <select
      aria-label={label}
      className={classes.select}
      value={status}
      onChange={({ currentTarget }) => {
        const next = settableTicketStatuses.find((value) => value === currentTarget.value);
        if (next) onChange(next);
      }}
    >
      {status === 'open' && (
        <option value="open" disabled>
          {t(statusWords.open)}
        </option>
      )}
      {settableTicketStatuses.map((value) => (
        <option key={value} value={value}>
          {t(statusWords[value])}
        </option>
      ))}
    </select>
  );
}

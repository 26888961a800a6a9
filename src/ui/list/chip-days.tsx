import { useId } from 'react';
import { useT } from '../../strings/use-t.ts';
import classes from './chip-select.module.css';

/** The first and the last day that a list is narrowed to, `2026-11-22`; empty: no bound. */
export type Days = { from: string; to: string };

/** The reader's own days as the times between which they lie, for a call that is asked from one time on and before another. */
export function timesOf({ from, to }: Days): { from?: string; to?: string } {
  const after = to && new Date(`${to}T00:00`);
  if (after) after.setDate(after.getDate() + 1);
  return {
    ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(after && { to: after.toISOString() }),
  };
}

const bounds = [
  { name: 'from', label: 'admin.dayFrom' },
  { name: 'to', label: 'admin.dayTo' },
] as const;

/** A filter by days: two chips, each of which filters once it holds a day. */
export function ChipDays({ days, onChange }: { days: Days; onChange: (part: Partial<Days>) => void }) {
  const t = useT();
  const id = useId();
  return bounds.map(({ name, label }) => (
    <span key={name} className={classes.chip} data-set={days[name] !== '' || undefined}>
      <label htmlFor={`${id}-${name}`} className={classes.label}>
        {t(label)}
      </label>
      <input
        id={`${id}-${name}`}
        type="date"
        className={classes.date}
        value={days[name]}
        min={name === 'to' ? days.from : undefined}
        max={name === 'from' ? days.to : undefined}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    </span>
  ));
}

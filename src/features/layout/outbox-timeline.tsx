import type { OutboxItem } from '#data/outbox/outbox-item';
import { useLocale, useT } from '../../strings/use-t.ts';
import { itemWordOf } from '../../ui/outbox/item-status.ts';
import classes from './outbox-drawer.module.css';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** Every change of a picture's state, with its time. */
export function OutboxTimeline({ item }: { item: OutboxItem }) {
  const t = useT();
  const time = new Intl.DateTimeFormat(useLocale(), clock);
  const wordFor = (state: OutboxItem['state']) => {
    const word = itemWordOf({ state });
    return word === 'held' ? t('state.held', { name: item.ownerName ?? '' }) : t(`state.${word}`);
  };
  return (
    <details className={classes.timeline}>
      <summary>{t('outbox.timeline')}</summary>
      <ol>
        {item.timeline.map(({ at, state, why }) => (
          <li key={`${at} ${state}`} data-state={state} data-why={why}>
            <span>{wordFor(state)}</span>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}

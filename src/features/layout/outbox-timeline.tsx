import type { OutboxItem } from '#data/outbox/outbox-item';
import { useLocale, useT } from '../../strings/use-t.ts';
import { itemWordOf } from '../../ui/outbox/item-status.ts';
import classes from './outbox-drawer.module.css';

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

/** Every change of a picture's state, with its time. */
export function OutboxTimeline({ item }: { item: OutboxItem }) {
  const t = useT();
  const time = new Intl.DateTimeFormat(useLocale(), clock);
  const wordFor = ({ state, why }: OutboxItem['timeline'][number]) => {
    if (why === 'storage-full' && state === 'queued') return t('state.serverFull');
    const word = itemWordOf({ state });
    return word === 'held' ? t('state.held', { name: item.ownerName ?? '' }) : t(`state.${word}`);
  };
  return (
    <details className={classes.timeline}>
      <summary>{t('outbox.timeline')}</summary>
      <ol>
        {item.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.state}`} data-state={entry.state} data-why={entry.why}>
            <span>{wordFor(entry)}</span>
            <time dateTime={new Date(entry.at).toISOString()}>{time.format(entry.at)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}

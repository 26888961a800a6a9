import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatTime } from '../../ui/format-time.ts';
import { ItemStatusLine } from '../../ui/outbox/item-status-line.tsx';
import { LocalThumb } from '../../ui/outbox/local-thumb.tsx';
import { reasonText } from '../../ui/outbox/reason-text.ts';
import classes from './pending-list.module.css';

/** Pictures of this device that have no analysis yet, above those that have one. */
export function PendingList({ items }: { items: readonly OutboxItem[] }) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('outbox.title')}>
      <h2 className={classes.title}>{t('outbox.title')}</h2>
      <ul className={classes.list}>
        {items.map((item) => (
          <PendingRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function PendingRow({ item }: { item: OutboxItem }) {
  const t = useT();
  const locale = useLocale();
  return (
    <li className={classes.row}>
      <LocalThumb itemId={item.id} />
      <div className={classes.what}>
        <span className={classes.head}>
          <span className={classes.strategy}>{t(`strategy.${item.strategy}`)}</span>
          <ItemStatusLine item={item} />
        </span>
        <span className={classes.time}>{formatTime(new Date(item.createdAt), locale)}</span>
        {item.reason && <p className={classes.reason}>{reasonText(t, item.reason)}</p>}
      </div>
      <div className={classes.actions}>
        {item.reason?.code === 'no-credits' && (
          <Button component={Link} to={paths.subscription} size="sm">
            {t('analysis.upgradePlan')}
          </Button>
        )}
        {(item.state === 'failed' || item.state === 'queued') && (
          <Button variant="default" size="sm" onClick={() => void appData.outbox.retry(item.id)}>
            {t('app.tryAgain')}
          </Button>
        )}
        <Button component={Link} to={`${paths.analysis}?item=${item.id}`} variant="default" size="sm">
          {t('outbox.show')}
        </Button>
      </div>
    </li>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isUnpaid, type OutboxItem } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatClock, formatTime } from '../../ui/format-time.ts';
import { deletePicture } from '../../ui/outbox/delete-picture.ts';
import { itemWordOf } from '../../ui/outbox/item-status.ts';
import { ItemStatusLine } from '../../ui/outbox/item-status-line.tsx';
import { LocalThumb } from '../../ui/outbox/local-thumb.tsx';
import { reasonText } from '../../ui/outbox/reason-text.ts';
import { useSession } from '../../use-session.ts';
import classes from './outbox-drawer.module.css';
import { OutboxTimeline } from './outbox-timeline.tsx';

/** One picture: what it is, where it is, and what can be done about it. */
export function OutboxRow({ item, onNavigate }: { item: OutboxItem; onNavigate: () => void }) {
  const t = useT();
  const locale = useLocale();
  const session = useSession('user');
  const word = itemWordOf(item);
  const waits = item.state === 'queued' || item.state === 'uncertain';
  // A session that was refused holds its own user's picture too.
  const held = item.state === 'held' && item.ownerId === session?.user._id;

  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <LocalThumb itemId={item.id} />
        <div className={classes.what}>
          <span className={classes.strategy}>{t(`strategy.${item.strategy}`)}</span>
          <span className={classes.time}>{formatTime(new Date(item.createdAt), locale)}</span>
          <ItemStatusLine item={item} />
        </div>
      </div>
      {item.reason && <p className={classes.reason}>{reasonText(t, item.reason)}</p>}
      {isUnpaid(item) && <p className={classes.reason}>{t('credits.waits')}</p>}
      {waits && item.notBefore > Date.now() && (
        <p className={classes.reason}>{t('outbox.nextTry', { when: formatClock(new Date(item.notBefore), locale) })}</p>
      )}
      <div className={classes.actions}>
        {item.ownerId !== null && word !== 'held' && (
          <Button
            component={Link}
            to={`${paths.analysis}?item=${item.id}`}
            onClick={onNavigate}
            variant="default"
            size="sm"
          >
            {t('outbox.show')}
          </Button>
        )}
        {isUnpaid(item) && (
          <Button component={Link} to={paths.subscription} onClick={onNavigate} size="sm">
            {t('analysis.upgradePlan')}
          </Button>
        )}
        {item.ownerId === null && (
          <Button size="sm" onClick={() => void appData.outbox.claim(item.id)}>
            {t('outbox.takeOver')}
          </Button>
        )}
        {(item.state === 'failed' || waits || held) && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => void appData.outbox.retry(item.id)}>
            {t('app.tryAgain')}
          </Button>
        )}
        {(waits || held || item.state === 'uploading') && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => void appData.outbox.cancel(item.id)}>
            {t('app.cancel')}
          </Button>
        )}
        {item.state !== 'done' && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => void deletePicture(t, item.id)}>
            {t('outbox.delete')}
          </Button>
        )}
      </div>
      <OutboxTimeline item={item} />
    </li>
  );
}

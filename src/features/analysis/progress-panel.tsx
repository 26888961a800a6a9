import '@mantine/core/styles/Progress.css';
import { Button, Progress } from '@mantine/core';
import type { OutboxItem } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { analysingSince } from '../../ui/outbox/item-status.ts';
import { ItemStatusLine } from '../../ui/outbox/item-status-line.tsx';
import type { LocalPicture } from '../../ui/outbox/use-local-picture.ts';
import { useSecondsSince } from '../../ui/outbox/use-now.ts';
import { PendingPicture } from './pending-picture.tsx';
import classes from './progress-panel.module.css';

/** How much of the bar is filled: nobody knows how long it takes, so it slows down and never claims the end. */
export const progressAfter = (seconds: number): number => 95 * (1 - Math.exp(-seconds / 10));

/** A picture that waits, is sent or is analysed. */
export function ProgressPanel({ item, picture }: { item: OutboxItem; picture: LocalPicture | null }) {
  const t = useT();
  const since = analysingSince(item);
  const seconds = useSecondsSince(since);
  return (
    <div className={classes.panel}>
      <PendingPicture picture={picture} />
      <div className={classes.state}>
        {since === null ? (
          <>
            <p className={classes.headline}>{t('analysis.pictureSafe')}</p>
            <p className={classes.lead}>{t('analysis.sendWhenOnline')}</p>
            <div>
              <Button variant="default" onClick={() => void appData.outbox.wake()}>
                {t('app.tryAgain')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={classes.headline} data-figures>
              {t('analysis.analyzing', { seconds })}
            </p>
            <Progress value={progressAfter(seconds)} size="sm" aria-label={t('state.analysing')} />
            <p className={classes.lead}>{t('analysis.pleaseWait')}</p>
          </>
        )}
        <div role="status">
          <ItemStatusLine item={item} />
        </div>
      </div>
    </div>
  );
}

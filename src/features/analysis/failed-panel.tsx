import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isUnpaid, type OutboxItem } from '#data/outbox/outbox-item';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { deletePicture } from '../../ui/outbox/delete-picture.ts';
import { isAnalysisFailure, reasonText } from '../../ui/outbox/reason-text.ts';
import type { LocalPicture } from '../../ui/outbox/use-local-picture.ts';
import { PendingPicture } from './pending-picture.tsx';
import classes from './progress-panel.module.css';

type FailedPanelProps = { item: OutboxItem; picture: LocalPicture | null; onLeave: () => void };

/** What happened, what is safe, and what to do. */
export function FailedPanel({ item, picture, onLeave }: FailedPanelProps) {
  const t = useT();
  const { reason } = item;
  const inVain = reason !== null && isAnalysisFailure(reason);
  const unpaid = isUnpaid(item);

  async function remove() {
    await deletePicture(t, item.id);
    onLeave();
  }

  return (
    <div className={classes.panel}>
      <PendingPicture picture={picture} />
      <div className={classes.state} role="alert">
        {/* Nothing has failed where credits are wanting: it waits. */}
        <p className={classes.headline}>
          {unpaid && reason ? reasonText(t, reason) : t(inVain ? 'analysis.failed' : 'analysis.uploadFailed')}
        </p>
        {reason && !unpaid && <p className={classes.reason}>{reasonText(t, reason)}</p>}
        <p className={classes.lead}>{t(inVain ? 'failure.refunded' : 'analysis.pictureSafe')}</p>
        {unpaid && <p className={classes.lead}>{t('credits.waits')}</p>}
        <div className={classes.next}>
          {unpaid && (
            <Button component={Link} to={paths.subscription}>
              {t('analysis.upgradePlan')}
            </Button>
          )}
          <Button variant="default" onClick={() => void appData.outbox.retry(item.id)}>
            {t('app.tryAgain')}
          </Button>
          <Button variant="default" onClick={() => void remove()}>
            {t('analysis.deletePicture')}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../../strings/use-t.ts';
import { DirectionLine } from '../../ui/direction-line.tsx';
import { formatTime } from '../../ui/format-time.ts';
import { useSecondsSince } from '../../ui/outbox/use-now.ts';
import { ChartPicture } from '../../ui/picture/chart-picture.tsx';
import { AnalysisReport } from '../../ui/report/analysis-report.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { deleteAnalysis } from './delete-analysis.ts';
import classes from './detail-drawer.module.css';
import { NotShown } from './not-shown.tsx';
import { useAnalysis } from './use-analysis.ts';

export type AnalysisDetailViewProps = {
  id: string;
  onTitle: (title: string) => void;
  /** Another analysis of the same picture was set going. */
  onAgain: (id: string) => void;
  /** This one was deleted. */
  onDeleted: () => void;
  /** The list is out of date: this one has ended, was deleted, or is back. */
  onChange: () => void;
};

export function AnalysisDetailView({ id, onTitle, onAgain, onDeleted, onChange }: AnalysisDetailViewProps) {
  const t = useT();
  const locale = useLocale();
  const { loaded, analysis, reload } = useAnalysis(id, onChange);
  const [deleting, setDeleting] = useState(false);
  const title = analysis ? t(`strategy.${analysis.strategy}`) : '';
  useEffect(() => onTitle(title), [title, onTitle]);

  if (loaded.state === 'loading') return <Skeleton height={420} radius="lg" />;
  if (loaded.state === 'failed' || !analysis) {
    return <NotShown error={loaded.state === 'failed' ? loaded.error : null} onRetry={() => void reload()} />;
  }

  async function remove() {
    setDeleting(true);
    const deleted = await deleteAnalysis(t, id, onChange);
    setDeleting(false);
    if (deleted) onDeleted();
  }

  const unfinished = analysis.state === 'queued' || analysis.state === 'running';
  const deleteButton = (
    <Button variant="default" leftSection={<IconTrash size={18} />} loading={deleting} onClick={() => void remove()}>
      {t('outbox.delete')}
    </Button>
  );
  return (
    <>
      <StaleNotice since={loaded.staleSince} />
      <p className={classes.made}>
        {formatTime(new Date(analysis.createdAt), locale)}
        {/* The outlook below begins with it. */}
        {analysis.direction && !analysis.outlook && <DirectionLine direction={analysis.direction} />}
      </p>
      {analysis.failure && (
        <p role="alert">
          {t(`failure.${analysis.failure.code}`)} {t('failure.refunded')}
        </p>
      )}
      {unfinished && <Analysing since={analysis.createdAt} />}
      {analysis.state === 'done' ? (
        <AnalysisReport
          analysis={analysis}
          onAgain={onAgain}
          onRewritten={() => void reload()}
          actions={deleteButton}
        />
      ) : (
        <>
          <ChartPicture
            src={analysis.imageUrl}
            alt={t('analysis.pictureOf', { strategy: title })}
            size={analysis.picture}
            overlay={analysis.overlay}
          />
          {!unfinished && <div className={classes.actions}>{deleteButton}</div>}
        </>
      )}
    </>
  );
}

function Analysing({ since }: { since: string }) {
  const t = useT();
  const seconds = useSecondsSince(Date.parse(since));
  return (
    <p role="status" aria-live="off" data-figures>
      {t('state.analysingFor', { seconds })}. {t('history.noText')}
    </p>
  );
}

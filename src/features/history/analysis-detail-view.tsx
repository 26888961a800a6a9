import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatTime } from '../../ui/format-time.ts';
import { ChartPicture } from '../../ui/picture/chart-picture.tsx';
import { AnalysisReport } from '../../ui/report/analysis-report.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import classes from './history-screen.module.css';

export function AnalysisDetailView({ id, onTitle }: { id: string; onTitle: (title: string) => void }) {
  const t = useT();
  const locale = useLocale();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('getAnalysis', { params: { id }, signal }));
  const analysis = loaded.state === 'ready' ? loaded.value.data : null;
  const title = analysis ? t(`strategy.${analysis.strategy}`) : '';
  useEffect(() => onTitle(title), [title, onTitle]);

  if (loaded.state === 'loading') return <Skeleton height={420} radius="lg" />;
  if (loaded.state === 'failed' || !analysis) {
    const message = loaded.state === 'failed' ? messageFor(loaded.error, t('history.fetchFailedLead')) : '';
    return (
      <div role="alert">
        <p>{message}</p>
        <Button variant="default" onClick={() => void reload()}>
          {t('app.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <StaleNotice since={loaded.staleSince} />
      <p className={classes.count}>{formatTime(new Date(analysis.createdAt), locale)}</p>
      {analysis.failure && <p role="alert">{t(`failure.${analysis.failure.code}`)}</p>}
      {(analysis.state === 'queued' || analysis.state === 'running') && <p>{t('history.noText')}</p>}
      {analysis.state === 'done' ? (
        <AnalysisReport analysis={analysis} />
      ) : (
        <ChartPicture
          src={analysis.imageUrl}
          alt={t('analysis.pictureOf', { strategy: title })}
          size={analysis.picture}
          overlay={analysis.overlay}
        />
      )}
    </>
  );
}

import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { appData } from '../../../app-data.ts';
import { useLocale, useT } from '../../../strings/use-t.ts';
import { formatTime } from '../../../ui/format-time.ts';
import { ListPaging } from '../../../ui/list/list-paging.tsx';
import { RowButton } from '../../../ui/list/row-button.tsx';
import { useListed } from '../../../ui/list/use-listed.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { ChartPicture } from '../../../ui/picture/chart-picture.tsx';
import { ReadQuality } from '../../../ui/report/read-quality.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import classes from './user-drawer.module.css';

/** A user's analyses, newest first; one of them open at a time. */
export function UserAnalyses({ id }: { id: string }) {
  const t = useT();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<string | null>(null);
  const { loaded, reload } = useListed(
    String(page),
    (signal) => appData.client.read('adminListUserAnalyses', { params: { id }, query: { page, limit: 10 }, signal }),
    t('admin.analysesFailed'),
  );
  if (open) return <UserAnalysis id={id} analysisId={open} onBack={() => setOpen(null)} />;
  if (loaded.state === 'loading') return <Skeleton height={120} />;
  if (loaded.state === 'failed') {
    return <LoadFailure onRetry={() => void reload()}>{t('admin.analysesFailed')}</LoadFailure>;
  }
  const { analyses, pagination } = loaded.value.data;
  if (analyses.length === 0) return <p className={classes.none}>{t('admin.noAnalyses')}</p>;
  return (
    <>
      <ul className={classes.lines}>
        {analyses.map((analysis) => (
          <li key={analysis._id} className={classes.line}>
            <RowButton look="open" onClick={() => setOpen(analysis._id)}>
              {t(`strategy.${analysis.strategy}`)}
            </RowButton>
            <span>{formatTime(new Date(analysis.createdAt), locale)}</span>
          </li>
        ))}
      </ul>
      <ListPaging pagination={pagination} onPage={setPage} />
    </>
  );
}

/** Read only: what its owner may do with it is not an administrator's. */
function UserAnalysis({ id, analysisId, onBack }: { id: string; analysisId: string; onBack: () => void }) {
  const t = useT();
  const { loaded } = useLoaded((signal) =>
    appData.client.read('adminGetUserAnalysis', { params: { id, analysisId }, signal }),
  );
  const back = <RowButton onClick={onBack}>{t('admin.backToAnalyses')}</RowButton>;
  if (loaded.state === 'loading') return <Skeleton height={320} />;
  if (loaded.state === 'failed') {
    return (
      <>
        <p role="alert">{t('admin.analysesFailed')}</p>
        {back}
      </>
    );
  }
  const analysis = loaded.value.data;
  return (
    <div className={classes.cards}>
      <div>{back}</div>
      {analysis.failure && <p className={classes.none}>{t(`failure.${analysis.failure.code}`)}</p>}
      <ChartPicture
        src={analysis.imageUrl}
        alt={t('analysis.pictureOf', { strategy: t(`strategy.${analysis.strategy}`) })}
        size={analysis.picture}
        overlay={analysis.overlay}
      />
      {analysis.quality && <ReadQuality quality={analysis.quality} />}
      {analysis.state === 'done' && <Markdown text={analysis.analysis} />}
    </div>
  );
}

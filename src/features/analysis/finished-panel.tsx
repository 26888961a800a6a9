import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { AnalysisReport } from '../../ui/report/analysis-report.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { loadAnalysis } from './load-analysis.ts';

export function FinishedPanel({ analysisId }: { analysisId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { loaded, reload } = useLoaded(() => loadAnalysis(analysisId));
  if (loaded.state === 'loading') return <Skeleton height={480} radius="lg" />;
  if (loaded.state === 'failed') {
    return (
      <div role="alert">
        <p>{messageFor(loaded.error, t('history.fetchFailedLead'))}</p>
        <Button variant="default" onClick={() => void reload()}>
          {t('app.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <StaleNotice since={loaded.staleSince} />
      <AnalysisReport
        analysis={loaded.value}
        onAgain={(id) => navigate(`${paths.history}?id=${id}`)}
        onRewritten={() => void reload()}
      />
    </>
  );
}

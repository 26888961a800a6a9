import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { pageView } from '../../ui/paging.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { filterAnalyses } from './filter-analyses.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPaging } from './history-paging.tsx';
import classes from './history-screen.module.css';
import { useHistorySearch } from './use-history-search.ts';

/** All are asked for once; filters and pages are this screen's own. */
const fetchLimit = 1000;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

export function HistoryScreen() {
  const t = useT();
  const { search, change } = useHistorySearch();
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('listAnalyses', { query: { page: 1, limit: fetchLimit }, signal }),
    (error) => {
      const message = messageFor(error, t('history.fetchFailedLead'));
      void toast.error({ title: t('history.fetchFailed'), message });
    },
  );

  const all = loaded.state === 'ready' ? loaded.value.data.analyses : null;
  const found = useMemo(
    () =>
      filterAnalyses(all ?? [], {
        search: search.q,
        span: search.span,
        now: new Date(),
        nameOf: ({ strategy }) => t(`strategy.${strategy}`),
      }),
    [all, search.q, search.span, t],
  );
  const view = pageView(found.length, search.size, search.page);

  return (
    <Page title={t('history.title')} width="wide">
      <HistoryFilters search={search.q} span={search.span} onChange={(filter) => change({ ...filter, page: 1 })} />
      {loaded.state === 'failed' && (
        <EmptyState drawing={<CandlesDrawing />} title={t('history.fetchFailedLead')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'loading' && (
        <div className={classes.grid}>
          {skeletons.map((key) => (
            <Skeleton key={key} height={264} radius="lg" />
          ))}
        </div>
      )}
      {loaded.state === 'ready' && (
        <>
          <StaleNotice since={loaded.staleSince} />
          <p role="status" className={classes.count}>
            {t('history.results', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <EmptyState drawing={<CandlesDrawing />} title={t('history.empty')} lead={t('history.emptyLead')}>
              <Button component={Link} to={paths.analysis}>
                {t('history.newAnalysis')}
              </Button>
            </EmptyState>
          ) : (
            <>
              <ul className={classes.grid}>
                {found.slice(view.from - 1, view.to).map((analysis) => (
                  <AnalysisCard
                    key={analysis._id}
                    analysis={analysis}
                    onOpen={() => change({ id: analysis._id }, { step: true })}
                  />
                ))}
              </ul>
              <HistoryPaging view={view} total={found.length} size={search.size} onChange={change} />
            </>
          )}
        </>
      )}
      <DetailDrawer id={search.id} onClose={() => change({ id: null })} />
    </Page>
  );
}

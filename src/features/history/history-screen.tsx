import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { CandlesDrawing } from '../../ui/candles-drawing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { pageView } from '../../ui/paging.ts';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { useOutboxItems } from '../../use-outbox.ts';
import { useSession } from '../../use-session.ts';
import { AnalysisGrid } from './analysis-grid.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPaging } from './history-paging.tsx';
import classes from './history-screen.module.css';
import { pendingItems, withoutPending } from './pending-items.ts';
import { PendingList } from './pending-list.tsx';
import { useFoundAnalyses } from './use-found-analyses.ts';
import { useHistory } from './use-history.ts';
import { useHistorySearch } from './use-history-search.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useTextSearch } from './use-text-search.ts';

const DetailDrawer = lazy(async () => ({ default: (await import('./detail-drawer.tsx')).DetailDrawer }));
const CompareDrawer = lazy(async () => ({ default: (await import('./compare-drawer.tsx')).CompareDrawer }));

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

export function HistoryScreen() {
  const t = useT();
  const { search, change } = useHistorySearch();
  const { loaded, all, reload } = useHistory();
  const [picked, setPicked] = useState<readonly string[] | null>(null);

  const userId = useSession('user')?.user._id;
  const items = useOutboxItems();
  const pending = useMemo(() => pendingItems(items, userId), [items, userId]);
  const analyses = useMemo(() => all && withoutPending(all, pending), [all, pending]);
  // The cards may come a moment after the letters that ask for them: typing is never held up.
  const shown = useDeferredValue(search);
  const inTexts = useTextSearch(shown.q);
  const found = useFoundAnalyses(analyses, shown, inTexts.ids);
  const view = pageView(found.length, shown.size, shown.page);
  const onPage = useMemo(() => found.slice(view.from - 1, view.to), [found, view.from, view.to]);
  const overlaid = search.id !== null || search.compare !== null;
  // A drawer that was never opened need not be loaded; one that was stays, so that it can close as drawers do.
  const opened = useRef({ detail: false, compare: false });
  opened.current.detail ||= search.id !== null;
  opened.current.compare ||= search.compare !== null;

  const turn = (by: -1 | 1) => {
    // From the page that was last asked for: the cards may still show the one before.
    const page = Math.min(search.page, view.pages) + by;
    if (page >= 1 && page <= view.pages) change({ page });
  };
  usePageKeys(turn, !overlaid);

  const choose = (id: string) => {
    if (!picked) return change({ id }, { step: true });
    const next = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
    if (next.length < 2) return setPicked(next);
    setPicked(null);
    change({ compare: next }, { step: true });
  };
  const latest = useRef(choose);
  latest.current = choose;
  const onClick = useCallback((id: string) => latest.current(id), []);

  const compareButton = (all?.length ?? 0) > 1 && (
    <Button
      variant="default"
      leftSection={<IconColumns2 size={18} />}
      aria-pressed={picked !== null}
      onClick={() => setPicked(picked ? null : [])}
    >
      {t(picked ? 'app.cancel' : 'compare.open')}
    </Button>
  );

  return (
    <Page title={t('history.title')} width="wide" actions={compareButton}>
      <PendingList items={pending} />
      <HistoryFilters search={search.q} span={search.span} onChange={(filter) => change({ ...filter, page: 1 })} />
      {loaded.state === 'failed' && (
        <EmptyState drawing={<CandlesDrawing />} title={t('history.fetchFailedLead')}>
          <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      )}
      {loaded.state === 'loading' && (
        <div className={classes.grid}>
          {skeletons.map((key) => (
            <Skeleton key={key} radius="lg" className={classes.skeleton} />
          ))}
        </div>
      )}
      {loaded.state === 'ready' && (
        <>
          <StaleNotice since={loaded.staleSince} />
          <p role="status" className={classes.count}>
            {picked ? t('compare.pick', { count: 2 - picked.length }) : t('history.results', { count: found.length })}
          </p>
          {inTexts.state === 'partly' && <p className={classes.count}>{t('history.searchPartly')}</p>}
          {found.length === 0 && inTexts.state === 'searching' ? (
            <p className={classes.count}>{t('history.searching')}</p>
          ) : found.length === 0 ? (
            <EmptyState drawing={<CandlesDrawing />} title={t('history.empty')} lead={t('history.emptyLead')}>
              <Button component={Link} to={paths.analysis}>
                {t('history.newAnalysis')}
              </Button>
            </EmptyState>
          ) : (
            <>
              <AnalysisGrid analyses={onPage} picked={picked} onClick={onClick} />
              <HistoryPaging
                view={view}
                total={found.length}
                size={shown.size}
                onTurn={turn}
                onSize={(size) => change({ size, page: 1 })}
              />
            </>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {opened.current.detail && (
          <DetailDrawer
            id={search.id}
            onClose={() => change({ id: null })}
            onAgain={(id) => {
              change({ id }, { step: true });
              void reload();
            }}
            onChange={() => void reload()}
          />
        )}
        {opened.current.compare && <CompareDrawer ids={search.compare} onClose={() => change({ compare: null })} />}
      </Suspense>
    </Page>
  );
}

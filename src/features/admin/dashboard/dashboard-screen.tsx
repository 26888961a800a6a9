import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { messageFor } from '#data/api-error';
import { appData } from '../../../app-data.ts';
import { useT } from '../../../strings/use-t.ts';
import { CandlesDrawing } from '../../../ui/candles-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChipSelect } from '../../../ui/list/chip-select.tsx';
import { oneOf, useAddress } from '../../../ui/list/use-address.ts';
import { Page } from '../../../ui/page.tsx';
import { StaleNotice } from '../../../ui/stale-notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import classes from './dashboard-screen.module.css';
import { FailureReasons } from './failure-reasons.tsx';
import { OverviewFigures } from './overview-figures.tsx';

/** Apart, with the charting library, which no other screen needs. */
const DayCharts = lazy(async () => ({ default: (await import('./day-charts.tsx')).DayCharts }));

const spans = ['30', '90', '365'] as const;

export function DashboardScreen() {
  const t = useT();
  const { values, change } = useAddress({ days: oneOf(...spans) });
  const fail = (error: unknown) => void toast.error({ message: messageFor(error, t('admin.dashboardFailed')) });
  const { loaded: overview, reload: reloadOverview } = useLoaded(
    (signal) => appData.client.read('adminOverview', { signal }),
    fail,
  );
  return (
    <Page
      title={t('admin.dashboard')}
      width="wide"
      actions={
        <ChipSelect
          label={t('admin.span')}
          value={values.days}
          options={spans.map((value) => ({ value, label: t('admin.spanDays', { count: Number(value) }) }))}
          onChange={(days) => change({ days })}
        />
      }
    >
      {overview.state === 'failed' ? (
        <EmptyState drawing={<CandlesDrawing />} title={t('admin.dashboardFailed')}>
          <Button onClick={() => void reloadOverview()}>{t('app.tryAgain')}</Button>
        </EmptyState>
      ) : (
        <>
          {overview.state === 'ready' && <StaleNotice since={overview.staleSince} />}
          <OverviewFigures overview={overview.state === 'ready' ? overview.value.data : null} />
          <OverTime key={values.days} days={Number(values.days)} />
        </>
      )}
    </Page>
  );
}

function OverTime({ days }: { days: number }) {
  const t = useT();
  const { loaded, reload } = useLoaded(
    (signal) => appData.client.read('adminAnalytics', { query: { days }, signal }),
    (error) => void toast.error({ message: messageFor(error, t('admin.dashboardFailed')) }),
  );
  if (loaded.state === 'failed') {
    return (
      <EmptyState drawing={<CandlesDrawing />} title={t('admin.chartsFailed')}>
        <Button onClick={() => void reload()}>{t('app.tryAgain')}</Button>
      </EmptyState>
    );
  }
  const waiting = <Skeleton height={612} radius="lg" />;
  if (loaded.state === 'loading') return waiting;
  const analytics = loaded.value.data;
  return (
    <div className={classes.overTime}>
      <Suspense fallback={waiting}>
        <DayCharts analytics={analytics} />
      </Suspense>
      <FailureReasons reasons={analytics.failureReasons} />
    </div>
  );
}

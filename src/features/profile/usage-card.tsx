import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Skeleton.css';
import { Progress, Skeleton } from '@mantine/core';
import type { UsageStats } from '#contract/subscription';
import { appData } from '../../app-data.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { formatDate, formatTime } from '../../ui/format-time.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import classes from './profile-screen.module.css';

/** What was used of this period's analyses, and the figures of the account. */
export function UsageCard() {
  const t = useT();
  const { loaded, reload } = useLoaded((signal) => appData.client.read('usageStats', { signal }));
  return (
    <Card title={t('profile.usage')}>
      {loaded.state === 'loading' && <Skeleton height={180} />}
      {loaded.state === 'failed' && <LoadFailure onRetry={() => void reload()}>{t('profile.usageFailed')}</LoadFailure>}
      {loaded.state === 'ready' && <Usage stats={loaded.value.data} />}
    </Card>
  );
}

function Usage({ stats: { subscription, analysisCredits, totalAnalyses } }: { stats: UsageStats }) {
  const t = useT();
  const locale = useLocale();
  const { used, total } = analysisCredits;
  const figures = [
    [t('profile.plan'), subscription.planName],
    [
      t('profile.renewsOn'),
      subscription.renewsOn ? formatDate(new Date(subscription.renewsOn), locale) : t('profile.never'),
    ],
    [t('profile.totalAnalyses'), new Intl.NumberFormat(locale).format(totalAnalyses.count)],
    [
      t('profile.lastAnalysis'),
      totalAnalyses.lastAnalysis ? formatTime(new Date(totalAnalyses.lastAnalysis), locale) : t('profile.none'),
    ],
  ] as const;
  return (
    <>
      <p className={classes.credits}>
        <span>{t('profile.credits')}</span>
        <span>{total === null ? t('profile.unlimited', { used }) : t('profile.usedOf', { used, total })}</span>
      </p>
      {total !== null && (
        <Progress value={(used / Math.max(1, total)) * 100} size="sm" radius="xl" aria-label={t('profile.credits')} />
      )}
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

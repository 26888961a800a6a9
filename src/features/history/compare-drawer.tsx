import { Skeleton } from '@mantine/core';
import { useId } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { useLocale, useT } from '../../strings/use-t.ts';
import { DirectionLine } from '../../ui/direction-line.tsx';
import { formatTime } from '../../ui/format-time.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { ChartPicture } from '../../ui/picture/chart-picture.tsx';
import { OutlookCard } from '../../ui/report/outlook-card.tsx';
import { formatError } from '../../ui/report/outlook-cells.ts';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import classes from './compare-drawer.module.css';
import { NotShown } from './not-shown.tsx';
import { useAnalysis } from './use-analysis.ts';

type CompareDrawerProps = { ids: readonly string[] | null; onClose: () => void };

/** Two analyses side by side, part beside part; on a phone one swipes from one to the other. */
export function CompareDrawer({ ids, onClose }: CompareDrawerProps) {
  const t = useT();
  return (
    <SideDrawer opened={ids !== null} onClose={onClose} side="right" size="100vw" title={t('compare.title')}>
      {ids && (
        <section
          className={classes.pair}
          aria-label={t('compare.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          {ids.map((id) => (
            <Compared key={id} id={id} />
          ))}
        </section>
      )}
    </SideDrawer>
  );
}

function Compared({ id }: { id: string }) {
  const { loaded, analysis, reload } = useAnalysis(id);
  if (analysis) return <ComparedAnalysis analysis={analysis} />;
  if (loaded.state === 'loading') return <Skeleton height={420} radius="lg" />;
  return <NotShown error={loaded.state === 'failed' ? loaded.error : null} onRetry={() => void reload()} />;
}

function ComparedAnalysis({ analysis }: { analysis: AnalysisDetail }) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { quality, direction, outlook } = analysis;
  const strategy = t(`strategy.${analysis.strategy}`);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const unknown = t('quality.unknown');
  const facts = [
    [t('quality.symbol'), quality?.symbol ?? unknown],
    [t('quality.timeframe'), quality?.timeframe ?? unknown],
    [t('quality.title'), quality ? percent.format(quality.confidence) : unknown],
    [
      t('quality.priceError'),
      quality?.priceError == null ? unknown : `±${formatError(quality.priceError, outlook?.decimals, locale)}`,
    ],
  ] as const;
  return (
    <article className={classes.one} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId} className={classes.strategy}>
          {strategy}
        </h3>
        <p className={classes.made}>
          {formatTime(new Date(analysis.createdAt), locale)}
          {direction && !outlook && <DirectionLine direction={direction} />}
        </p>
      </header>
      <ChartPicture
        src={analysis.imageUrl}
        alt={t('analysis.pictureOf', { strategy })}
        size={analysis.picture}
        overlay={analysis.overlay}
      />
      <div>{outlook && <OutlookCard outlook={outlook} direction={direction} quality={quality} />}</div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        {analysis.failure && <p role="alert">{t(`failure.${analysis.failure.code}`)}</p>}
        {analysis.state === 'done' ? <Markdown text={analysis.analysis} /> : null}
        {(analysis.state === 'queued' || analysis.state === 'running') && <p>{t('history.noText')}</p>}
      </div>
    </article>
  );
}

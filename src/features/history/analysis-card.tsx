import { IconAlertTriangle, IconCheck, IconRulerMeasure } from '@tabler/icons-react';
import { memo } from 'react';
import type { Analysis } from '#contract/analysis';
import { useLocale, useT } from '../../strings/use-t.ts';
import { DirectionLine } from '../../ui/direction-line.tsx';
import { formatClock, formatDate } from '../../ui/format-time.ts';
import classes from './analysis-card.module.css';

type AnalysisCardProps = {
  analysis: Analysis;
  /** While two are picked to compare: whether this is one of them; undefined: a click opens it. */
  picked?: boolean | undefined;
  onClick: (id: string) => void;
};

/** One analysis in the grid: its picture, what it is, where it leans and when it was made. */
export const AnalysisCard = memo(function AnalysisCard({ analysis, picked, onClick }: AnalysisCardProps) {
  const t = useT();
  const locale = useLocale();
  const when = new Date(analysis.createdAt);
  const { quality, state } = analysis;
  const chart = [quality?.symbol, quality?.timeframe].filter(Boolean).join(' · ');
  return (
    <li className={classes.item}>
      <button type="button" className={classes.card} aria-pressed={picked} onClick={() => onClick(analysis._id)}>
        <img src={analysis.thumbnailUrl} alt="" loading="lazy" decoding="async" className={classes.thumbnail} />
        {picked && (
          <span className={classes.tick}>
            <IconCheck size={18} stroke={2.4} />
          </span>
        )}
        <span className={classes.text}>
          <span className={classes.strategy}>{t(`strategy.${analysis.strategy}`)}</span>
          {(chart || analysis.direction) && (
            <span className={classes.found}>
              {analysis.direction && <DirectionLine direction={analysis.direction} />}
              <span>{chart}</span>
            </span>
          )}
          <span className={classes.when}>
            <time dateTime={analysis.createdAt}>{formatDate(when, locale)}</time>
            <span>{formatClock(when, locale)}</span>
          </span>
          {state === 'failed' && (
            <span className={classes.failed}>
              <IconAlertTriangle size={16} />
              {t('state.failed')}
            </span>
          )}
          {(state === 'queued' || state === 'running') && (
            <span className={classes.running}>
              <IconRulerMeasure size={16} />
              {t('state.analysing')}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

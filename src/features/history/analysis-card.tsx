import { IconAlertTriangle, IconRulerMeasure } from '@tabler/icons-react';
import type { Analysis } from '#contract/analysis';
import { useLocale, useT } from '../../strings/use-t.ts';
import { formatClock, formatDate } from '../../ui/format-time.ts';
import classes from './analysis-card.module.css';

/** One analysis in the grid: its picture, what it is, and when it was made. */
export function AnalysisCard({ analysis, onOpen }: { analysis: Analysis; onOpen: () => void }) {
  const t = useT();
  const locale = useLocale();
  const when = new Date(analysis.createdAt);
  const { quality, state } = analysis;
  const chart = [quality?.symbol, quality?.timeframe].filter(Boolean).join(' · ');
  return (
    <li>
      <button type="button" className={classes.card} onClick={onOpen}>
        <img src={analysis.imageUrl} alt="" loading="lazy" decoding="async" className={classes.thumbnail} />
        <span className={classes.text}>
          <span className={classes.strategy}>{t(`strategy.${analysis.strategy}`)}</span>
          {chart && <span className={classes.chart}>{chart}</span>}
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
}

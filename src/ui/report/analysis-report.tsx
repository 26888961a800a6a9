import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { useT } from '../../strings/use-t.ts';
import { ChartPicture } from '../picture/chart-picture.tsx';
import classes from './analysis-report.module.css';
import { CopyButton } from './copy-button.tsx';
import { ReadQuality } from './read-quality.tsx';
import { ShareButton } from './share-button.tsx';

const Markdown = lazy(async () => ({ default: (await import('../markdown.tsx')).Markdown }));

type AnalysisReportProps = { analysis: AnalysisDetail; actions?: ReactNode };

/** A finished analysis: the picture first, beside or below it how well it was read, and the text. */
export function AnalysisReport({ analysis, actions }: AnalysisReportProps) {
  const t = useT();
  const strategy = t(`strategy.${analysis.strategy}`);
  return (
    <div className={classes.container}>
      <div className={classes.report}>
        <div className={classes.picture}>
          <ChartPicture
            src={analysis.imageUrl}
            alt={t('analysis.pictureOf', { strategy })}
            size={analysis.picture}
            overlay={analysis.overlay}
          />
        </div>
        <div className={classes.beside}>
          {analysis.quality && <ReadQuality quality={analysis.quality} />}
          <div className={classes.actions}>
            <CopyButton text={analysis.analysis} />
            <ShareButton title={strategy} text={analysis.analysis} />
            {actions}
          </div>
        </div>
        <section className={classes.text} aria-label={t('result.text')}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Markdown text={analysis.analysis} />
          </Suspense>
        </section>
      </div>
    </div>
  );
}

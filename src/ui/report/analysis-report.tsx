import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { useT } from '../../strings/use-t.ts';
import { ChartPicture } from '../picture/chart-picture.tsx';
import { AgainButton } from './again-button.tsx';
import classes from './analysis-report.module.css';
import { CopyButton } from './copy-button.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ReadQuality } from './read-quality.tsx';
import { ShareButton } from './share-button.tsx';

const Markdown = lazy(async () => ({ default: (await import('../markdown.tsx')).Markdown }));

type AnalysisReportProps = {
  analysis: AnalysisDetail;
  /** Another analysis of this picture was set going. */
  onAgain: (id: string) => void;
  actions?: ReactNode;
};

/** A finished analysis: the picture first, beside or below it how well it was read, and the text. */
export function AnalysisReport({ analysis, onAgain, actions }: AnalysisReportProps) {
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
            <PdfButton analysis={analysis} />
            <AgainButton analysis={analysis} onStarted={onAgain} />
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

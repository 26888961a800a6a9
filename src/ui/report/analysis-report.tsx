import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconLifebuoy, IconRuler2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { AnalysisDetail } from '#contract/analysis';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { seeNotifications, unreadStore } from '../../unread.ts';
import { ChartPicture } from '../picture/chart-picture.tsx';
import { AgainButton } from './again-button.tsx';
import classes from './analysis-report.module.css';
import { CopyButton } from './copy-button.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ReadQuality } from './read-quality.tsx';
import { ShareButton } from './share-button.tsx';

const Markdown = lazy(async () => ({ default: (await import('../markdown.tsx')).Markdown }));

const ScaleEditor = lazy(async () => ({ default: (await import('./scale-editor.tsx')).ScaleEditor }));

type AnalysisReportProps = {
  analysis: AnalysisDetail;
  /** Another analysis of this picture was set going. */
  onAgain: (id: string) => void;
  /** This one was written again and has to be loaded anew. */
  onRewritten: () => void;
  actions?: ReactNode;
};

/** A finished analysis: the picture first, beside or below it how well it was read, and the text. */
export function AnalysisReport({ analysis, onAgain, onRewritten, actions }: AnalysisReportProps) {
  const t = useT();
  const [isFixing, setFixing] = useState(false);
  const unread = useStore(unreadStore, (state) => state.unread);
  // Whoever reads the result need not be told of it; the news may come after the result itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when there are more.
  useEffect(() => void seeNotifications(analysis._id), [analysis._id, unread]);
  const strategy = t(`strategy.${analysis.strategy}`);
  return (
    <div className={classes.container}>
      <div className={classes.report}>
        <div className={classes.picture}>
          {isFixing ? (
            <Suspense fallback={<Skeleton height={320} />}>
              <ScaleEditor
                analysis={analysis}
                onClose={() => setFixing(false)}
                onSaved={() => {
                  setFixing(false);
                  onRewritten();
                }}
              />
            </Suspense>
          ) : (
            <ChartPicture
              src={analysis.imageUrl}
              alt={t('analysis.pictureOf', { strategy })}
              size={analysis.picture}
              overlay={analysis.overlay}
            />
          )}
        </div>
        <div className={classes.beside}>
          {analysis.outlook && (
            <OutlookCard outlook={analysis.outlook} direction={analysis.direction} quality={analysis.quality} />
          )}
          {analysis.quality && <ReadQuality quality={analysis.quality} decimals={analysis.outlook?.decimals} />}
          <div className={classes.actions}>
            <CopyButton text={analysis.analysis} />
            <ShareButton title={strategy} text={analysis.analysis} />
            <PdfButton analysis={analysis} />
            <AgainButton analysis={analysis} onStarted={onAgain} />
            {!isFixing && analysis.quality && (
              <Button variant="default" leftSection={<IconRuler2 size={18} />} onClick={() => setFixing(true)}>
                {t('scale.fix')}
              </Button>
            )}
            <Button
              component={Link}
              to={`${paths.support}?new&analysis=${analysis._id}`}
              variant="default"
              leftSection={<IconLifebuoy size={18} />}
            >
              {t('result.help')}
            </Button>
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

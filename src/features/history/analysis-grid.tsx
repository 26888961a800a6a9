import { memo } from 'react';
import type { Analysis } from '#contract/analysis';
import { AnalysisCard } from './analysis-card.tsx';
import classes from './history-screen.module.css';

type AnalysisGridProps = {
  analyses: readonly Analysis[];
  /** Ids picked to compare; null: a click opens an analysis. */
  picked: readonly string[] | null;
  onClick: (id: string) => void;
};

export const AnalysisGrid = memo(function AnalysisGrid({ analyses, picked, onClick }: AnalysisGridProps) {
  return (
    <ul className={classes.grid}>
      {analyses.map((analysis) => (
        <AnalysisCard
          key={analysis._id}
          analysis={analysis}
          picked={picked?.includes(analysis._id)}
          onClick={onClick}
        />
      ))}
    </ul>
  );
});

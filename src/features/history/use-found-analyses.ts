import { useMemo } from 'react';
import type { Analysis } from '#contract/analysis';
import { useT } from '../../strings/use-t.ts';
import { filterAnalyses, searchIndexOf, type TimeSpan } from './filter-analyses.ts';

/** The analyses that a search leaves. What is searched is put together once, not at each letter. */
export function useFoundAnalyses(
  all: readonly Analysis[] | null,
  search: { q: string; span: TimeSpan },
  foundInTexts: ReadonlySet<string>,
) {
  const t = useT();
  const index = useMemo(() => searchIndexOf(all ?? [], ({ strategy }) => t(`strategy.${strategy}`)), [all, t]);
  return useMemo(
    () => filterAnalyses(index, { search: search.q, span: search.span, now: new Date(), foundInTexts }),
    [index, search.q, search.span, foundInTexts],
  );
}

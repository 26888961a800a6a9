import type { Analysis } from '#contract/analysis';

export const timeSpans = ['allTime', 'today', 'thisWeek', 'thisMonth'] as const;
export type TimeSpan = (typeof timeSpans)[number];

const startOf = {
  allTime: () => null,
  today: (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate()),
  // The week starts on Sunday in every language.
  thisWeek: (now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - now.getDay()),
  thisMonth: (now) => new Date(now.getFullYear(), now.getMonth(), 1),
} satisfies Record<TimeSpan, (now: Date) => Date | null>;

/** When a span began, in the user's own time zone; null for all time. */
export const startOfSpan = (span: TimeSpan, now: Date): Date | null => startOf[span](now);

type Filter = {
  search: string;
  span: TimeSpan;
  now: Date;
  /** The strategy's name as the user sees it. */
  nameOf: (analysis: Analysis) => string;
};

/** The analyses of a span that hold every word of the search in name, text, symbol or timeframe; order and objects are kept. */
export function filterAnalyses(analyses: readonly Analysis[], { search, span, now, nameOf }: Filter): Analysis[] {
  const since = startOfSpan(span, now);
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return analyses.filter((analysis) => {
    if (since && new Date(analysis.createdAt) < since) return false;
    if (words.length === 0) return true;
    const { quality, strategy } = analysis;
    const parts = [nameOf(analysis), strategy, quality?.symbol ?? '', quality?.timeframe ?? '', analysis.analysis];
    const text = parts.join('\n').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

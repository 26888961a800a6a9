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

/** An analysis with what a search looks through, in lower case. */
export type Searchable = { analysis: Analysis; madeAt: number; text: string };

/** `nameOf`: the strategy's name as the user sees it. */
export const searchIndexOf = (
  analyses: readonly Analysis[],
  nameOf: (analysis: Analysis) => string,
): readonly Searchable[] =>
  analyses.map((analysis) => {
    const { quality, strategy } = analysis;
    const parts = [nameOf(analysis), strategy, quality?.symbol ?? '', quality?.timeframe ?? '', analysis.analysis];
    return { analysis, madeAt: Date.parse(analysis.createdAt), text: parts.join('\n').toLocaleLowerCase() };
  });

type Filter = {
  search: string;
  span: TimeSpan;
  now: Date;
  /** Those in which the server has found the search: here are only the beginnings of texts. */
  foundInTexts?: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** The analyses of a span that hold every word of the search in name, text, symbol or timeframe; order and objects are kept. */
export function filterAnalyses(
  index: readonly Searchable[],
  { search, span, now, foundInTexts = none }: Filter,
): Analysis[] {
  const since = startOfSpan(span, now)?.getTime() ?? Number.NEGATIVE_INFINITY;
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return index
    .filter(({ madeAt }) => madeAt >= since)
    .filter(({ analysis, text }) => words.every((word) => text.includes(word)) || foundInTexts.has(analysis._id))
    .map(({ analysis }) => analysis);
}

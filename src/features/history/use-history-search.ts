import { useSearchParams } from 'react-router-dom';
import { type TimeSpan, timeSpans } from './filter-analyses.ts';

export const pageSizes = [10, 20, 50] as const;
const firstPageSize = pageSizes[0];

type HistorySearch = { q: string; span: TimeSpan; page: number; size: number; id: string | null };

/** The history's filters, page and open analysis, kept in the address so that it can be shared and gone back to. */
export function useHistorySearch() {
  const [params, setParams] = useSearchParams();
  const size = pageSizes.find((option) => String(option) === params.get('size')) ?? firstPageSize;
  const search: HistorySearch = {
    q: params.get('q') ?? '',
    span: timeSpans.find((span) => span === params.get('time')) ?? 'allTime',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    size,
    id: params.get('id'),
  };

  /** What is at its first value is left out of the address. A step that one would go back from makes an entry of its own. */
  const change = (change: Partial<HistorySearch>, { step = false } = {}) => {
    const { q, span, page, size, id } = { ...search, ...change };
    const next = new URLSearchParams();
    if (q) next.set('q', q);
    if (span !== 'allTime') next.set('time', span);
    if (page > 1) next.set('page', String(page));
    if (size !== firstPageSize) next.set('size', String(size));
    if (id) next.set('id', id);
    setParams(next, { replace: !step });
  };

  return { search, change };
}

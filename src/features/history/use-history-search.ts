import { useAddressCopy } from '../../ui/use-address-copy.ts';
import { type TimeSpan, timeSpans } from './filter-analyses.ts';

export const pageSizes = [10, 20, 50] as const;
const firstPageSize = pageSizes[0];

type HistorySearch = {
  q: string;
  span: TimeSpan;
  page: number;
  size: number;
  id: string | null;
  compare: readonly string[] | null;
};

const readSearch = (params: URLSearchParams): HistorySearch => ({
  q: params.get('q') ?? '',
  span: timeSpans.find((span) => span === params.get('time')) ?? 'allTime',
  page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  size: pageSizes.find((option) => String(option) === params.get('size')) ?? firstPageSize,
  // Notifications say `analysis`.
  id: params.get('id') ?? params.get('analysis'),
  compare: pairIn(params.get('compare')),
});

/** Two ids, as in `compare=a,b`. */
const pairIn = (value: string | null) => {
  const ids = value?.split(',') ?? [];
  return ids.length === 2 && ids[0] && ids[1] ? ids : null;
};

/** What is at its first value is left out of the address. */
function writeSearch({ q, span, page, size, id, compare }: HistorySearch): URLSearchParams {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (span !== 'allTime') params.set('time', span);
  if (page > 1) params.set('page', String(page));
  if (size !== firstPageSize) params.set('size', String(size));
  if (id) params.set('id', id);
  if (compare) params.set('compare', compare.join(','));
  return params;
}

/** The history's filters, page and open analysis, kept in the address so that it can be shared and gone back to. */
export function useHistorySearch() {
  const { copy: search, write } = useAddressCopy(readSearch);
  const change = (part: Partial<HistorySearch>, options?: { step?: boolean }) => {
    const next = { ...search, ...part };
    write(next, writeSearch(next), options);
  };
  return { search, change };
}

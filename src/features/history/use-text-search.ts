import { useEffect, useState } from 'react';
import { appData } from '../../app-data.ts';

/** ms without a letter after which a search is meant. */
const pause = 250;

type TextSearch = {
  /** What was asked for. */
  q: string;
  /** Where it was found. */
  ids: ReadonlySet<string>;
  /** `partly`: the server could not be asked, as without a network. */
  state: 'done' | 'partly';
};

const nothing: ReadonlySet<string> = new Set();

/** Has the server search the whole texts of all analyses: the list holds their beginnings only. */
export function useTextSearch(search: string) {
  const q = search.trim();
  const [found, setFound] = useState<TextSearch | null>(null);

  useEffect(() => {
    if (!q) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const query = { q: q.slice(0, 200) };
      const result = await appData.client.call('searchAnalyses', { query, signal }).then(
        ({ data }): TextSearch => ({ q, ids: new Set(data.ids), state: 'done' }),
        (): TextSearch => ({ q, ids: nothing, state: 'partly' }),
      );
      if (!signal.aborted) setFound(result);
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);

  if (!q) return { ids: nothing, state: 'done' } as const;
  return found?.q === q ? found : ({ ids: nothing, state: 'searching' } as const);
}

import type { AnalysisDetail } from '#contract/analysis';
import type { Dated } from '#data/api-client';
import { appData } from '../../app-data.ts';

const underWay = new Map<string, Promise<Dated<AnalysisDetail>>>();

/** One analysis. The screen and the run that it began ask at the same moment; they share one call. */
export function loadAnalysis(id: string): Promise<Dated<AnalysisDetail>> {
  const known = underWay.get(id);
  if (known) return known;
  const loading = appData.client
    .read('getAnalysis', { params: { id } })
    .then(({ answer, staleSince }) => ({ answer: answer.data, staleSince }))
    .finally(() => underWay.delete(id));
  underWay.set(id, loading);
  return loading;
}

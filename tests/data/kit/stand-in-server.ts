import type { AnalysisDetail } from '#contract/analysis';
import { apiError } from '#data/api-error';
import type { UploadOutcome } from '#data/outbox/upload-picture';

/**
 * How the server, or the way to it, behaves. `before`: the request is lost on its way. `after`: the server has done its work and its
 * answer is lost. `killed`: the sender dies after the server has done its work, `killed-early`: before that.
 */
export type Mode =
  | 'good'
  | 'slow'
  | 'before'
  | 'after'
  | 'killed'
  | 'killed-early'
  | 'away'
  | 'busy'
  | 'broken'
  | 'signed-out'
  | 'no-credits'
  | 'not-a-chart';

type Stored = { id: string; key: string; userId: string; state: AnalysisDetail['state']; sha256: string };
type Upload = { idempotencyKey: string; sha256: string; userId: string };

export class SenderKilled extends Error {}

/** A server in memory that keeps the rules of the real one: one analysis and one credit per key and user, none for a 402. */
export const createStandInServer = () => {
  const analyses: Stored[] = [];
  const sent: Upload[] = [];
  let credits = 0;
  let mode: Mode = 'good';

  const accept = ({ idempotencyKey, userId, sha256 }: Upload, state: AnalysisDetail['state']) => {
    const known = analyses.find(({ key, userId: owner }) => key === idempotencyKey && owner === userId);
    if (known) return known;
    const id = `019abcde-0000-7000-8000-${String(analyses.length + 1).padStart(12, '0')}`;
    const analysis = { id, key: idempotencyKey, userId, state, sha256 };
    analyses.push(analysis);
    credits += state === 'failed' ? 0 : 1;
    return analysis;
  };

  const answers: Record<Mode, (upload: Upload) => UploadOutcome> = {
    good: (upload) => answerOf(accept(upload, 'done')),
    slow: (upload) => answerOf(accept(upload, 'running')),
    before: () => ({ kind: 'lost', why: 'network' }),
    after: (upload) => {
      accept(upload, 'done');
      return { kind: 'lost', why: 'timeout' };
    },
    killed: (upload) => {
      accept(upload, 'done');
      throw new SenderKilled();
    },
    'killed-early': () => {
      throw new SenderKilled();
    },
    away: () => ({ kind: 'lost', why: 'network' }),
    busy: () => ({ kind: 'later', why: 'queue-full', retryAfter: 60_000 }),
    broken: () => ({ kind: 'later', why: 'internal', retryAfter: null }),
    'signed-out': () => ({ kind: 'unauthorised' }),
    'no-credits': (upload) =>
      analyses.some(({ key }) => key === upload.idempotencyKey)
        ? answerOf(accept(upload, 'done'))
        : { kind: 'refused', reason: { code: 'no-credits', message: 'None left' } },
    'not-a-chart': (upload) => answerOf(accept(upload, 'failed')),
  };

  return {
    analyses,
    sent,
    credits: () => credits,
    setMode(next: Mode) {
      mode = next;
    },
    reach: async () => mode !== 'away',
    async upload(upload: Upload): Promise<UploadOutcome> {
      if (mode !== 'before' && mode !== 'away' && mode !== 'killed-early') sent.push(upload);
      return answers[mode](upload);
    },
    /** The workers finish what was accepted. */
    finish() {
      for (const analysis of analyses) if (analysis.state === 'running') analysis.state = 'done';
    },
    async poll(id: string, userId: string): Promise<AnalysisDetail> {
      if (mode === 'away' || mode === 'before') throw apiError({ code: 'network', status: null });
      const found = analyses.find((analysis) => analysis.id === id && analysis.userId === userId);
      if (!found) throw apiError({ code: 'not-found', status: 404 });
      return { _id: found.id, state: found.state, failure: null } as AnalysisDetail;
    },
  };
};

const answerOf = ({ id, state }: Stored): UploadOutcome => {
  if (state === 'running' || state === 'queued') return { kind: 'accepted', analysisId: id };
  const failure = state === 'failed' ? { code: 'not-a-chart' as const, message: 'No chart' } : null;
  return { kind: 'finished', analysisId: id, failure };
};

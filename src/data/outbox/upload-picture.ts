import type { AnswerOf } from '#contract/call';
import { analysisCalls } from '#contract/calls/analysis-calls';
import { uploadHeaders } from '#contract/upload-headers';
import { type ApiError, isApiError } from '../api-error.ts';
import { parseAnswer, toApiError } from '../read-answer.ts';
import { sendRequest } from '../send-request.ts';
import type { OutboxItem, OutboxReason } from './outbox-item.ts';

/** How one upload ended. `unauthorised`: the token was refused, nothing was taken. `withdrawn`: broken off by its `signal`. */
export type UploadOutcome =
  | { kind: 'accepted'; analysisId: string }
  | { kind: 'finished'; analysisId: string; failure: OutboxReason | null }
  | { kind: 'lost'; why: 'network' | 'timeout' | 'invalid-answer' }
  | { kind: 'later'; why: string; retryAfter: number | null }
  | { kind: 'refused'; reason: OutboxReason }
  | { kind: 'unauthorised' }
  | { kind: 'withdrawn' };

/** Ms per try, and quick tries after the first. The server holds its answer back for at most 25 s. */
export const uploadLimit = { timeout: 30_000, retries: 2 } as const;

type Options = {
  base: string;
  accessToken: string;
  signal?: AbortSignal;
  /** Ms before the n-th quick retry, n from 1. */
  delay?: (attempt: number) => number;
};

type Picture = Pick<OutboxItem, 'idempotencyKey' | 'name' | 'sha256' | 'strategy' | 'type'>;

/** Sends a picture with its key: one try and two quick ones, 30 s each. */
export const uploadPicture = async (item: Picture, bytes: ArrayBuffer, options: Options): Promise<UploadOutcome> => {
  const { path, method, answer } = analysisCalls.uploadChart;
  const { base, accessToken, signal, delay = (attempt) => 300 * 3 ** (attempt - 1) } = options;
  try {
    const { body } = await sendRequest(path, {
      prefix: base,
      method,
      body: formOf(item, bytes),
      headers: {
        Authorization: `Bearer ${accessToken}`,
        [uploadHeaders.idempotencyKey]: item.idempotencyKey,
        [uploadHeaders.imageSha256]: item.sha256,
      },
      timeout: uploadLimit.timeout,
      retry: { limit: uploadLimit.retries, methods: ['post'], shouldRetry: isWorthAQuickTry, delay },
      ...(signal && { signal }),
    });
    return outcomeOf((parseAnswer(answer, body) as AnswerOf<typeof analysisCalls.uploadChart>).data);
  } catch (error) {
    if (signal?.aborted) return { kind: 'withdrawn' };
    if (!isApiError(error)) throw error;
    return outcomeOfFailure(error);
  }
};

/** The strategy goes first, so that a server that reads the parts in order knows it before the picture. */
const formOf = ({ strategy, name, type }: Picture, bytes: ArrayBuffer) => {
  const form = new FormData();
  form.append('strategy', strategy);
  form.append('image', new Blob([bytes], { type }), name);
  return form;
};

const isWorthAQuickTry = ({ error }: { error: Error }) => {
  const failure = toApiError(error);
  if (!isApiError(failure)) return false;
  return isPassing(failure) && failure.retryAfter === null && failure.status !== 429;
};

const askedToRetry = new Set([408, 425, 429]);
const isPassing = ({ status }: ApiError) => status === null || status >= 500 || askedToRetry.has(status);

const outcomeOf = (data: AnswerOf<typeof analysisCalls.uploadChart>['data']): UploadOutcome => {
  if (data.state === 'queued' || data.state === 'running') return { kind: 'accepted', analysisId: data._id };
  return { kind: 'finished', analysisId: data._id, failure: 'failure' in data ? data.failure : null };
};

const outcomeOfFailure = (failure: ApiError): UploadOutcome => {
  const { status, code, serverMessage, retryAfter } = failure;
  if (status === null) return { kind: 'lost', why: code === 'timeout' ? 'timeout' : 'network' };
  if (status === 401) return { kind: 'unauthorised' };
  // A success that is none of ours, as from a hotel's login page: whether the server was reached is not known.
  if (status < 400) return { kind: 'lost', why: 'invalid-answer' };
  if (isPassing(failure)) return { kind: 'later', why: code, retryAfter };
  return { kind: 'refused', reason: { code, message: serverMessage } };
};

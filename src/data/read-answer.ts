import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { Call } from '#contract/call';
import { Failure } from '#contract/envelope';
import { apiError } from './api-error.ts';
import { readRetryAfter } from './retry-after.ts';

/** The parsed success answer. Throws an ApiError `invalid-answer` for what the contract does not know. */
export const parseAnswer = (answer: Exclude<Call['answer'], 'file'>, body: unknown): unknown => {
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  const named = answer.safeParse(withIds(body));
  if (named.success) return named.data;
  throw apiError({ code: 'invalid-answer', status: 200, serverMessage: messageIn(body), cause: parsed.error });
};

/** The specification lets a server say `id` for `_id`; all else of this app knows the second only. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withIds(field)]));
  return 'id' in fields && !('_id' in fields) ? { ...fields, _id: fields.id } : fields;
}

/** Any failure of a request as an ApiError; an abort by the caller, and bugs, as they are. */
export const toApiError = (error: unknown) => {
  if (isHTTPError(error)) return refusal(error.response, error.data);
  if (isTimeoutError(error)) return apiError({ code: 'timeout', status: null, cause: error });
  if (error instanceof SyntaxError) return apiError({ code: 'invalid-answer', status: 200, cause: error });
  if (isNetworkError(error)) return apiError({ code: 'network', status: null, cause: error });
  return error;
};

/** The ApiError of an answer that is no success; `body` is its parsed JSON, or whatever came instead. */
export const refusal = (response: Pick<Response, 'status' | 'headers'>, body: unknown, now = Date.now()) => {
  const failure = Failure.safeParse(body);
  return apiError({
    status: response.status,
    code: failure.success ? failure.data.code : 'invalid-answer',
    serverMessage: failure.success ? failure.data.message : messageIn(body),
    issues: (failure.success && failure.data.issues) || [],
    reference: (failure.success && failure.data.reference) || null,
    retryAfter: readRetryAfter(response.headers.get('retry-after'), now),
  });
};

const messageIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null;

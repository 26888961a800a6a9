import type { Issue } from '#contract/envelope';
import type { ErrorCode } from '#contract/error-code';
import { withReference } from './reference.ts';

/** `network`: no answer came. `timeout`: none in time. `invalid-answer`: one came that the contract does not know. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'invalid-answer';

export type ApiError = Error & {
  name: 'ApiError';
  code: ApiErrorCode;
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** The server's words for the user; null when it had none. */
  serverMessage: string | null;
  issues: readonly Issue[];
  /** Under which the server's logs know a fault of its own; null for all else. */
  reference: string | null;
  /** Ms to wait before another try, when the server said so. */
  retryAfter: number | null;
};

type Facts = Pick<ApiError, 'code' | 'status'> &
  Partial<Pick<ApiError, 'serverMessage' | 'issues' | 'reference' | 'retryAfter'>> & { cause?: unknown };

export const apiError = ({ cause, ...facts }: Facts): ApiError =>
  Object.assign(new Error(facts.serverMessage ?? `The call failed: ${facts.code}`, { cause }), {
    serverMessage: null,
    issues: [],
    reference: null,
    retryAfter: null,
    ...facts,
    name: 'ApiError' as const,
  });

export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** The words for a toast: the server's when there are any, else the screen's own, with the reference of a fault of the server. */
export const messageFor = (error: unknown, fallback: string) =>
  isApiError(error) ? withReference(error.serverMessage ?? fallback, error.reference) : fallback;

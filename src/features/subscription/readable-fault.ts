import { isApiError } from '#data/api-error';
import type { Translate } from '../../strings/translate.ts';

/** What to tell of a failed call: `invalid` for a success that lacks what it should bring, else the server's own words; null: it said nothing. */
export function readableFault(error: unknown, invalid: string): string | null {
  if (!isApiError(error)) return null;
  const isSuccess = error.status !== null && error.status < 400;
  return isSuccess && error.code === 'invalid-answer' ? invalid : error.serverMessage;
}

/** What to do about a failure of which the server said nothing: without any answer it may be the connection. */
export const whatToDo = (t: Translate, error: unknown): string =>
  isApiError(error) && error.status === null ? t('subscription.offline') : t('analysis.pleaseTryAgain');

import { isApiError } from '#data/api-error';

/** What to tell of a failed call: `invalid` for a success that lacks what it should bring, else the server's own words; null: it said nothing. */
export function readableFault(error: unknown, invalid: string): string | null {
  if (!isApiError(error)) return null;
  const isSuccess = error.status !== null && error.status < 400;
  return isSuccess && error.code === 'invalid-answer' ? invalid : error.serverMessage;
}

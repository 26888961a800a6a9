import ky, { type Options } from 'ky';
import { apiError } from './api-error.ts';
import { toApiError } from './read-answer.ts';

type Answer = { body: unknown; headers: Headers };
type Settings = Options & { as?: 'json' | 'blob' };

/** Sends a request with ky and reads its answer whole. Failures are thrown as ApiError; an abort, and bugs, as they are. */
export const sendRequest = async (path: string, { as = 'json', hooks, ...options }: Settings): Promise<Answer> => {
  let headers: Headers | undefined;
  const noteHeaders = ({ response }: { response: Response }) => {
    headers = response.headers;
  };
  try {
    const pending = ky(path, { ...options, hooks: { ...hooks, afterResponse: [noteHeaders] } });
    const body = as === 'blob' ? await pending.blob() : await pending.json();
    return { body, headers: headers ?? new Headers() };
  } catch (error) {
    // An answer that is cut off while it is read is a TypeError; one without an answer would be a bug.
    if (headers && error instanceof TypeError) throw apiError({ code: 'network', status: null, cause: error });
    throw toApiError(error);
  }
};

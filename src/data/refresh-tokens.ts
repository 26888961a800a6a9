import ky from 'ky';
import { api } from '#contract/api';
import type { Tokens } from '#contract/session';
import { parseAnswer, toApiError } from './read-answer.ts';
import { requestTimeout } from './request-timeout.ts';
import type { Realm } from './session.ts';

const callOf = { user: api.refreshTokens, admin: api.adminRefreshToken } as const satisfies Record<Realm, unknown>;

type Options = { base: string; fetch?: typeof globalThis.fetch };

/** Exchanges a refresh token for a new pair; throws ApiError. Tried once: a second try could spend a token that was just replaced. */
export const createRefresh =
  ({ base, fetch }: Options) =>
  async (realm: Realm, refreshToken: string): Promise<Tokens> => {
    const { path, method, answer } = callOf[realm];
    try {
      const body = await ky(path, {
        prefix: base,
        method,
        json: { refreshToken },
        retry: 0,
        timeout: requestTimeout(path),
        ...(fetch && { fetch: (input, init) => fetch(input as Request, init) }),
      }).json();
      return (parseAnswer(answer, body) as { data: Tokens }).data;
    } catch (error) {
      throw toApiError(error);
    }
  };

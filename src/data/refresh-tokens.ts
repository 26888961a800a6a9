import type { CallName } from '#contract/api';
import type { Tokens } from '#contract/session';
import { callNamed } from './call-named.ts';
import { parseAnswer } from './read-answer.ts';
import { requestTimeout } from './request-timeout.ts';
import { sendRequest } from './send-request.ts';
import type { Realm } from './session.ts';

const callOf = { user: 'refreshTokens', admin: 'adminRefreshToken' } as const satisfies Record<Realm, CallName>;

/** Exchanges a refresh token for a new pair; throws ApiError. Tried once: a second try could spend a token that was just replaced. */
export const createRefresh =
  ({ base }: { base: string }) =>
  async (realm: Realm, refreshToken: string): Promise<Tokens> => {
    const { path, method, answer } = await callNamed(callOf[realm]);
    const { body } = await sendRequest(path, {
      prefix: base,
      method,
      json: { refreshToken },
      retry: 0,
      timeout: requestTimeout(path),
    });
    return (parseAnswer(answer, body) as { data: Tokens }).data;
  };

import type { Options as KyOptions } from 'ky';
import type { api, CallName } from '#contract/api';
import { type AnswerOf, type BodyOf, type Call, type ParamsOf, pathOf, type QueryOf } from '#contract/call';
import { type ApiError, isApiError } from './api-error.ts';
import { cachedSince } from './cached-answer.ts';
import { callNamed } from './call-named.ts';
import { parseAnswer } from './read-answer.ts';
import { requestTimeout } from './request-timeout.ts';
import { sendRequest } from './send-request.ts';
import { identityOf, type Realm, realmOf, type Session } from './session.ts';
import type { TokenSource } from './token-source.ts';

type CallOf<Name extends CallName> = (typeof api)[Name];
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };
type Sent<C extends Call> = C['body'] extends 'multipart' ? FormData : BodyOf<C>;

/** What a call takes: `params` of its path, `query`, `body`, each where the contract has it. */
export type ArgsOf<Name extends CallName> = Part<'params', ParamsOf<CallOf<Name>>> &
  Part<'query', QueryOf<CallOf<Name>>> &
  Part<'body', Sent<CallOf<Name>>> & { signal?: AbortSignal };

type Rest<Name extends CallName> =
  Record<never, never> extends ArgsOf<Name> ? [args?: ArgsOf<Name>] : [args: ArgsOf<Name>];

/** An answer with its age: `staleSince` is set when the network failed and this is the last one that was seen (ms). */
export type Dated<Answer> = { answer: Answer; staleSince: number | null };

/** A write that may have reached the server: whose kept answers are out of date now, and under which paths. */
export type Change = { identity: string; paths: readonly string[] };

type Options = {
  /** Absolute URL of the API's root, without a slash at the end. */
  base: string;
  tokens: TokenSource;
  /** A 401 that no renewal cures: the session of this realm is over. */
  onSessionEnd: (realm: Realm) => void;
  /** Awaited before the write's answer is handed over, so that the next read is fresh. */
  onChange?: (change: Change) => Promise<void>;
};

type LooseArgs = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** All calls of the contract, typed by their name. Failures are thrown as `ApiError`; an abort is thrown as it came. */
export const createApiClient = ({ base, tokens, onSessionEnd, onChange }: Options) => {
  const send = async (call: Call, path: string, args: LooseArgs, session: Session | null): Promise<Dated<unknown>> => {
    const options = { prefix: base, ...requestOptions(call, path, args, session) };
    const { body, headers } = await sendRequest(path, options);
    return { answer: call.answer === 'file' ? body : parseAnswer(call.answer, body), staleSince: cachedSince(headers) };
  };

  const recover = async (call: Call, path: string, args: LooseArgs, session: Session | null, refusal: ApiError) => {
    const realm = realmOf(path);
    const again = await secondSession[realm](tokens, session);
    if (!again) {
      onSessionEnd(realm);
      throw refusal;
    }
    try {
      return await send(call, path, args, again);
    } catch (error) {
      if (isApiError(error) && error.status === 401) onSessionEnd(realm);
      throw error;
    }
  };

  const run = async (call: Call, args: LooseArgs) => {
    const path = pathOf(call, args.params);
    const realm = realmOf(path);
    const session = await (call.session === 'none' ? tokens.current(realm) : tokens.fresh(realm));
    const tellChange = async () => {
      if (call.changes && session) await onChange?.({ identity: identityOf(realm, session), paths: call.changes });
    };
    try {
      const dated = await send(call, path, args, session).catch((error: unknown) => {
        const refused = isApiError(error) && error.status === 401 && call.session !== 'none';
        if (!refused) throw error;
        return recover(call, path, args, session, error);
      });
      await tellChange();
      return dated;
    } catch (error) {
      // Without an answer, or with a 5xx, the write may have happened all the same.
      if (isApiError(error) && (error.status === null || error.status >= 500)) await tellChange();
      throw error;
    }
  };

  return {
    /** Runs a call and gives its parsed answer. */
    call: async <Name extends CallName>(name: Name, ...[args]: Rest<Name>) =>
      (await run(await callNamed(name), (args ?? {}) as LooseArgs)).answer as AnswerOf<CallOf<Name>>,

    /** The same, with the age of an answer that was shown for want of a network. */
    read: async <Name extends CallName>(name: Name, ...[args]: Rest<Name>) =>
      (await run(await callNamed(name), (args ?? {}) as LooseArgs)) as Dated<AnswerOf<CallOf<Name>>>,
  };
};

/** With what a refused call is tried once more. A user's token is renewed ahead of time, so only another tab's newer one helps. */
const secondSession: Record<Realm, (tokens: TokenSource, refused: Session | null) => Promise<Session | null>> = {
  async user(tokens, refused) {
    const current = await tokens.current('user');
    return current && current.accessToken !== refused?.accessToken ? current : null;
  },
  async admin(tokens, refused) {
    if (!refused) return null;
    const renewal = await tokens.renew('admin', refused.accessToken);
    return renewal.ok ? renewal.session : null;
  },
};

const requestOptions = (call: Call, path: string, args: LooseArgs, session: Session | null) => ({
  as: call.answer === 'file' ? ('blob' as const) : ('json' as const),
  method: call.method,
  timeout: requestTimeout(path),
  retry: retryOf(call),
  ...(args.query && { searchParams: args.query as Record<string, string | undefined> }),
  ...(args.signal && { signal: args.signal }),
  ...(session && { headers: { Authorization: `Bearer ${session.accessToken}` } }),
  ...(call.body === 'multipart' ? { body: args.body as FormData } : args.body !== undefined && { json: args.body }),
});

/** Reads are tried twice more; a GET that acts (it has `changes`) and every write are not. */
const retryOf = ({ method, changes }: Call): KyOptions['retry'] => ({
  limit: method === 'GET' && !changes ? 2 : 0,
  statusCodes: [408, 502, 504],
  afterStatusCodes: [],
});

import * as z from 'zod/mini';
import { success } from './envelope.ts';

type Schema = z.ZodMiniType;

/**
 * One call of the API. The server's route, the client, the OpenAPI document and the service worker's cache rule all derive from it.
 * Shapes are zod schemas; `path` is below `/api`, with `:name` for a part that varies.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Who may call: a path that starts `/admin` takes the admin's token, any other the user's. */
  session: 'none' | 'user' | 'admin';
  summary: string;
  /** An administrator may call it before he has the second factor that the operator requires. */
  enrols?: true;
  params?: Schema;
  query?: Schema;
  /** A JSON body, or `multipart` for the upload, or none. */
  body?: Schema | 'multipart';
  /** The whole success answer, or `file` for what is no JSON. */
  answer: Schema | 'file';
  /** May the service worker keep the answer? Reads are kept unless they say `never`. */
  cache?: 'never';
  /** Paths below `/api` whose kept answers this write makes stale; a prefix covers all below it. */
  changes?: readonly string[];
};

/** The answer `{status, message?, data}`. */
export const withData = <Data extends Schema>(data: Data) => success({ data });

/** The answer `{status, message}`. */
export const messageOnly = z.object({ status: z.literal('success'), message: z.string() });

type Whole<Part> = Part extends Schema ? z.infer<Part> : undefined;
type Sent<Part> = Part extends Schema ? z.input<Part> : undefined;

export type AnswerOf<C extends Call> = C['answer'] extends Schema ? z.infer<C['answer']> : FileAnswer;
/** A file's bytes, named so because this room knows neither DOM nor Node. */
export type FileAnswer = { readonly size: number; arrayBuffer(): Promise<ArrayBuffer> };
export type BodyOf<C extends Call> = Sent<C['body']>;
export type QueryOf<C extends Call> = Sent<C['query']>;
export type ParamsOf<C extends Call> = Whole<C['params']>;

/** Fills the `:name` parts of a call's path. Values are URL-encoded; a missing one throws, since that is a bug. */
export const pathOf = (call: Pick<Call, 'path'>, params: Readonly<Record<string, string>> = {}) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });

import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { api, CallName } from '#contract/api';
import type { AnswerOf, Call } from '#contract/call';
import type { SignedInAdmin, SignedInUser } from '../sessions/signed-in.ts';
import type { Refusal } from './refusal.ts';

type Api = typeof api;
type Parsed<Part> = Part extends z.ZodMiniType ? z.output<Part> : undefined;
type PartOf<C, Name extends 'body' | 'query' | 'params'> = C extends { [key in Name]: infer Part }
  ? Parsed<Part>
  : undefined;
type WhoOf<C extends Call> = C['session'] extends 'user'
  ? SignedInUser
  : C['session'] extends 'admin'
    ? SignedInAdmin
    : undefined;

/** What a handler is given: the parsed parts of the request, and who asks. */
export type CallRequest<C extends Call> = {
  body: PartOf<C, 'body'>;
  query: PartOf<C, 'query'>;
  params: PartOf<C, 'params'>;
  who: WhoOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler gives: the success answer without its `status`, or a refusal; for a file, its bytes or a stream. */
export type CallReply<C extends Call> =
  | Refusal
  | (C['answer'] extends 'file' ? Uint8Array | NodeJS.ReadableStream : Omit<AnswerOf<C>, 'status'>);

/** A handler for every call of the contract; an area of the server brings some of them. */
export type Handlers = { [Name in CallName]: (call: CallRequest<Api[Name]>) => Promise<CallReply<Api[Name]>> };

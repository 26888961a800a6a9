import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { Failure } from '#contract/envelope';
import type { SignedInAdmin, SignedInUser } from '../sessions/signed-in.ts';
import type { CallRequest, Handlers } from './handler.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** Tells who asks for a call that takes a session, or refuses. */
export type Guard = (request: FastifyRequest, call: Call) => Promise<SignedInUser | SignedInAdmin | Refusal>;

type AnyHandler = (call: CallRequest<Call>) => Promise<object>;

/** Makes a route of each call that has a handler. Method, path, schemas, guard and document come from the contract. */
export function registerCalls(app: FastifyInstance, handlers: Partial<Handlers>, guard: Guard) {
  for (const name of Object.keys(handlers) as CallName[]) {
    registerCall(app, name, handlers[name] as unknown as AnyHandler, guard);
  }
}

function registerCall(app: FastifyInstance, name: CallName, handler: AnyHandler, guard: Guard) {
  const call: Call = api[name];
  app.route({
    method: call.method,
    url: apiBase + call.path,
    schema: schemaOf(name, call),
    // Before the body is read: a stranger's upload is not worth receiving.
    onRequest: async (request, reply) => {
      if (call.session === 'none') return;
      const who = await guard(request, call);
      if (isRefusal(who)) return sendRefusal(reply, who);
      request.who = who;
    },
    handler: async (request, reply) => {
      const { body, query, params, who } = request;
      const answer = await handler({ body, query, params, who, request, reply } as CallRequest<Call>);
      if (isRefusal(answer)) return sendRefusal(reply, answer);
      return call.answer === 'file' ? reply.send(answer) : sendSuccess(reply, answer);
    },
  });
}

/** Answers are somebody's own and soon stale: the service worker keeps them by rules of its own, no other cache may. */
const sendSuccess = (reply: FastifyReply, answer: object) =>
  reply.header('cache-control', 'no-store').send({ status: 'success', ...answer });

function schemaOf(name: CallName, call: Call): FastifySchema {
  const { params, query, body, answer, session } = call;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: session === 'none' ? [] : [{ [session]: [] }],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && body !== 'multipart' && { body }),
    response: { ...(answer !== 'file' && { '2xx': answer }), '4xx': Failure, '5xx': Failure },
  };
}

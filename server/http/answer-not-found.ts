import type { FastifyReply, FastifyRequest } from 'fastify';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const patternOf = (path: string) => new RegExp(`^${apiBase}${path.replace(/:\w+/g, '[^/]+')}$`);

/** 405 for a known path with another method, 404 for all else. `served` are the calls that have a route. */
export function answerNotFound(served: readonly CallName[]) {
  const routes = served.map((name) => ({ method: api[name].method, pattern: patternOf(api[name].path) }));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendRefusal(reply, refuse('not-found'));
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendRefusal(reply, refuse('method-not-allowed'));
  };
}

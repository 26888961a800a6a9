import { readFileSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { CallName } from '#contract/api';
import { authCalls } from './accounts/auth-calls.ts';
import { analysisCalls } from './analyses/analysis-calls.ts';
import { subscriptionCalls } from './billing/subscription-calls.ts';
import { answerNotFound } from './http/answer-not-found.ts';
import { describeApi } from './http/describe-api.ts';
import { handleError } from './http/handle-error.ts';
import type { Handlers } from './http/handler.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { registerCalls } from './http/register-calls.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { sendRefusal } from './http/send-refusal.ts';
import { isNavigation, sendApp, serveApp } from './http/serve-app.ts';
import { newId } from './new-id.ts';
import { reportHealth } from './operation/health.ts';
import { reportMetrics } from './operation/metrics.ts';
import type { Parts } from './parts.ts';
import { sessionGuard } from './sessions/guard.ts';

// zod/mini brings no words of its own.
z.config(z.locales.en());

const builtApp = path.resolve(import.meta.dirname, '../dist');

/** Every call that this server answers. Calls of the contract that are missing here are missing from its document too. */
const allCalls = (parts: Parts, stopping: AbortSignal): Partial<Handlers> => ({
  ...authCalls(parts),
  ...analysisCalls(parts, { stopping }),
  ...subscriptionCalls(parts),
});

/** The whole server over its parts, ready to listen or to be asked by `inject`. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { environment, clock } = parts;
  const app = fastify({
    loggerInstance: parts.log,
    // Fastify's own lines hold addresses, and those hold ids and the reset link's token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(clock),
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    routerOptions: { maxParamLength: 600 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: handleError as (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void,
    ...(environment.TLS_CERT && environment.TLS_KEY
      ? { https: { cert: readFileSync(environment.TLS_CERT), key: readFileSync(environment.TLS_KEY) } }
      : {}),
  }) as unknown as FastifyInstance;

  const stopping = new AbortController();
  app.addHook('preClose', async () => {
    stopping.abort();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (stopping.signal.aborted)
      return sendRefusal(reply.header('connection', 'close'), { refused: 'shutting-down', retryAfter: 2 });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('who', undefined);
  app.addHook('preValidation', refuseNul);

  await addSecurityHeaders(app, { googleScriptUrl: environment.GOOGLE_CLIENT_ID && environment.GOOGLE_SCRIPT_URL });
  reportMetrics(app);
  reportHealth(app, { db: parts.db, isStopping: () => stopping.signal.aborted });
  await describeApi(app, parts.version);
  const calls = allCalls(parts, stopping.signal);
  await app.register(multipart);
  registerCalls(app, calls, sessionGuard(parts));
  await serveApp(app, builtApp);

  const notFound = answerNotFound(Object.keys(calls) as CallName[]);
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request) && sendApp(app, reply)) return reply;
    return notFound(request, reply);
  });
  return app;
}

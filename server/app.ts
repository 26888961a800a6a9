import { readFileSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod';
import type { CallName } from '#contract/api';
import { refuseGuessable } from './accounts/refuse-guessable.ts';
import { allCalls } from './all-calls.ts';
import { openTestCheckout } from './billing/test-checkout.ts';
import { openWebhookDoor } from './billing/webhook-door.ts';
import { minutes, seconds } from './clock.ts';
import type { Environment } from './environment.ts';
import { answerNotFound } from './http/answer-not-found.ts';
import { answerUnreadable } from './http/answer-unreadable.ts';
import { describeApi } from './http/describe-api.ts';
import { handleError } from './http/handle-error.ts';
import { newRequestId } from './http/new-request-id.ts';
import { readPart } from './http/read-part.ts';
import { refuseAmbiguous } from './http/refuse-ambiguous.ts';
import { refuseUnfit } from './http/refuse-unfit.ts';
import { registerCalls } from './http/register-calls.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { isNavigation, sendApp, serveApp } from './http/serve-app.ts';
import { writeAnswer } from './http/write-answer.ts';
import { reportHealth } from './operation/health.ts';
import { logAnswers } from './operation/log-answers.ts';
import { logSecurity } from './operation/log-security.ts';
import { measureAnswers, reportMetrics } from './operation/metrics.ts';
import { refuseWhenStopping } from './operation/refuse-when-stopping.ts';
import type { Parts } from './parts.ts';
import { sessionGuard } from './sessions/guard.ts';

// zod/mini brings no words of its own.
z.config(z.locales.en());

const defaultAppFolder = path.resolve(import.meta.dirname, '../dist');

/** ms that a client may take; a connection that was opened and says nothing counts as slow headers. `farewell`: once the server stops. */
const patience = { headers: seconds(20), request: minutes(5), checkedEvery: seconds(5), farewell: seconds(10) };

/** The whole server over its parts, ready to listen or to be asked by `inject`. `appFolder` holds the built app. */
export async function buildApp(
  parts: Parts,
  { appFolder = defaultAppFolder, slowness = patience } = {},
): Promise<FastifyInstance> {
  const { environment, db } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    routerOptions: { maxParamLength: 600 },
    requestTimeout: slowness.request,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: handleError,
    clientErrorHandler: answerUnreadable,
    ...connectionOptions(environment, slowness),
  });
  app.setValidatorCompiler(readPart);
  app.setSerializerCompiler(writeAnswer);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('who', undefined);
  app.decorateRequest('account', undefined);
  app.decorateRequest('factor', undefined);
  app.decorateReply('refused', undefined);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('preValidation', refuseUnfit);
  app.addHook('preHandler', refuseGuessable);
  logAnswers(app);
  logSecurity(app);
  addSecurityHeaders(app, { googleScriptUrl: parts.google && environment.GOOGLE_SCRIPT_URL });
  app.addHook('onRequest', refuseAmbiguous);
  const stopping = refuseWhenStopping(app, slowness.farewell);
  parts.traces.follow(app);
  measureAnswers(app, parts.metrics);
  reportMetrics(app, parts.metrics);
  reportHealth(app, { db });
  await describeApi(app, parts.version);
  await app.register(multipart);

  const calls = allCalls(parts, stopping);
  registerCalls(app, calls, sessionGuard(parts));
  const door = await openWebhookDoor(app, parts, parts.metrics);
  await openTestCheckout(app, parts, door);
  await serveApp(app, appFolder);
  const notFound = answerNotFound(Object.keys(calls) as CallName[]);
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request) || !sendApp(app, reply)) notFound(request, reply);
  });
  return app;
}

function connectionOptions({ TLS_CERT, TLS_KEY }: Environment, { headers, checkedEvery }: typeof patience) {
  const limits = { headersTimeout: headers, connectionsCheckingInterval: checkedEvery };
  if (!TLS_CERT || !TLS_KEY) return { http: limits };
  return { https: { ...limits, cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) } };
}

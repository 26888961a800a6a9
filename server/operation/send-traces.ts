import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Traces } from './traces.ts';

export type SendOptions = {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  /** How the service is called there. */
  name: string;
  /** Of the traces that begin here, how many are sent: 0 to 1. */
  share: number;
  version: string;
};

/** W3C Trace Context, version 00: https://www.w3.org/TR/trace-context/#traceparent-header */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function callerOf({ headers }: FastifyRequest): Context {
  const [, traceId, spanId, flags = '0'] = traceparent.exec(String(headers.traceparent)) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Written by hand rather than by the automatic instrumentations: those replace modules as they are loaded, and name addresses with their ids. */
export function startTraces({ endpoint, name, share, version }: SendOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('wickwise', version);
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();
  const within = (span: Span | undefined) => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

  return {
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, id, routeOptions } = request;
        const route = routeOptions.url ?? 'none';
        const attributes: Attributes = {
          'http.request.method': method,
          'http.route': route,
          'wickwise.request.id': id,
        };
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, callerOf(request));
        spans.set(request, span);
        current.run(span, done);
      });
      // A body that was read in between came by the connection's events, which know nothing of this call.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) current.run(span, done);
        else done();
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },

    async around(workName, attributes, work) {
      const span = tracer.startSpan(workName, { attributes }, within(current.getStore()));
      try {
        return await current.run(span, work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
        throw error;
      } finally {
        span.end();
      }
    },

    query(sql, ms, error) {
      const parent = current.getStore();
      // What nobody asked for, as a look into the queue each second, is no trace.
      if (!parent) return;
      const now = Date.now();
      const operation = sql.slice(0, sql.indexOf(' ')).toLowerCase();
      const attributes = { 'db.query.text': sql, 'db.operation.name': operation };
      const span = tracer.startSpan(
        operation,
        { kind: SpanKind.CLIENT, attributes, startTime: now - ms },
        within(parent),
      );
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },

    close: () => provider.shutdown(),
  };
}

import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

/** What a process tells of its work, span by span, to an OpenTelemetry collector. */
export type Traces = {
  /** A span for each answer, below the caller's if it sent one (`traceparent`). */
  follow: (app: FastifyInstance) => void;
  /** A span around a piece of work that no call waits for. */
  around: <T>(name: string, attributes: Record<string, string | number>, work: () => Promise<T>) => Promise<T>;
  /** A span for a statement of SQL that has just ended; its values are nobody's business and not among it. `ms`: how long it took. */
  query: ((sql: string, ms: number, error?: unknown) => void) | undefined;
  /** Sends what is left. */
  close: () => Promise<void>;
};

export const noTraces: Traces = {
  follow: () => {},
  around: (_name, _attributes, work) => work(),
  query: undefined,
  close: async () => {},
};

export type TraceSettings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Nothing that records or sends is loaded without a collector to tell. */
export async function openTraces(settings: TraceSettings, version: string): Promise<Traces> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (!endpoint) return noTraces;
  const { startTraces } = await import('./send-traces.ts');
  return startTraces({ endpoint, name, share, version });
}

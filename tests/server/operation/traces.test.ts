import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from '../kit/child-server.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] };

/** An OpenTelemetry collector that takes OTLP as JSON over HTTP. */
async function startCollector() {
  const received: { url: string | undefined; sent: Sent }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, sent: (await json(request)) as Sent });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received.flatMap(({ sent }) => sent.resourceSpans.flatMap((of) => of.scopeSpans.flatMap(({ spans }) => spans))),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Writes the address of every module of OpenTelemetry that a process loads to its error output. */
const watch = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.includes('@opentelemetry')) console.error('loaded ' + url);
      return next(url, context);
    },
  });
`)}`;

let folder: string;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-traces-'));
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  await rm(folder, { recursive: true });
});

const startWith = (variables: Record<string, string>) =>
  startChildServer({ WICKWISE_DATA_DIR: folder, NODE_OPTIONS: `--import=${watch}`, ...variables });

const signUp = (server: ChildServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ fullName: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }),
  });

const attributeOf = ({ attributes }: Pick<SentSpan, 'attributes'>, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

it('traces are sent to a collector where one is named: an answer below its caller, and its statements below it', async () => {
  const server = await startWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_SERVICE_NAME: 'wickwise-test',
  });
  const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const answer = await signUp(server, { traceparent: `00-${traceId}-${caller}-01` });
  expect(answer.status).toBe(200);
  // What has not been sent yet goes before the process ends.
  expect(await server.end()).toBe(0);

  expect(new Set(collector.received.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
  const [resource] = collector.received[0]?.sent.resourceSpans ?? [];
  expect(resource && attributeOf(resource.resource, 'service.name')).toBe('wickwise-test');
  const request = collector.spans().find(({ name }) => name === 'POST /api/auth/signup') as SentSpan;
  expect(request).toMatchObject({ traceId, parentSpanId: caller });
  expect(attributeOf(request, 'wickwise.request.id')).toBe(answer.headers.get('x-request-id'));
  expect(Number(attributeOf(request, 'http.response.status_code'))).toBe(200);
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  const words = statements.map((span) => String(attributeOf(span, 'db.query.text')));
  expect(words.filter((text) => text.startsWith('insert into "users"'))).toHaveLength(1);
  expect(JSON.stringify(collector.received)).not.toContain('ada@example.com');
  expect(server.output()).toMatch(/loaded file:\S*@opentelemetry\/sdk-trace/);
});

it('without one, nothing that records or sends traces is loaded', async () => {
  const server = await startWith({});
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end()).toBe(0);
  expect(server.output()).toContain('Wickwise is open at');
  // prom-client refers to the interfaces; what records and sends is not there.
  expect(server.output()).not.toMatch(/@opentelemetry\/(?!api\/)/);
});

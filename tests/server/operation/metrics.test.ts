import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '#server/clock';
import { measureEnds } from '#server/worker/measure-ends';
import { startWorker } from '#server/worker/start-worker';
import { addUser, subscribe, uploaded } from '../analyses/open-test-db.ts';
import { outcomeOf } from '../analyses/upload-server.ts';
import { startChildServer } from '../kit/child-server.ts';
import { engines, makeTestDatabase } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('the figures of analyses, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { WICKWISE_QUEUE_LIMIT: '7' });
  });
  afterAll(() => server.close());
  const figures = async () => (await server.app.inject('/metrics')).body;

  it('tell how long the queue is and how long its first has waited', async () => {
    expect(await figures()).toMatch(/^analyses_oldest_wait_seconds 0$/m);
    const place = { ...server.parts, clock: server.clock, close: server.close };
    const userId = await addUser(place);
    await subscribe(place, userId, 'PLN_pro');
    await uploaded(place, userId);
    server.clock.advance(seconds(90));
    await uploaded(place, userId);
    const text = await figures();
    expect(text).toMatch(/^analyses_in_queue\{state="queued"\} 2$/m);
    expect(text).toMatch(/^analyses_oldest_wait_seconds 90$/m);
    expect(text).toMatch(/^analyses_queue_limit 7$/m);
  });

  it('count ends by how they came, and scales that were not trusted', async () => {
    const noteEnd = measureEnds(server.parts.metrics);
    const good = outcomeOf('# Read');
    const outcomes = [{ ok: false, why: 'blurred' } as const, good];
    if (good.ok) good.value.quality = good.value.quality.replace('"scale":"linear"', '"scale":"unread"');
    let left = outcomes.length;
    let allEnded = () => {};
    const ended = new Promise<void>((resolve) => (allEnded = resolve));
    const worker = await startWorker({
      ...server.parts,
      images: { read: async () => new Uint8Array() },
      analyser: { parallel: 1, analyse: async () => outcomes.shift() ?? good, close: async () => {} },
      onEnded: (_id, job, end) => {
        noteEnd(job, end, server.clock.now());
        left -= 1;
        if (left === 0) allEnded();
      },
    });
    await ended;
    await worker.stop();
    const text = await figures();
    expect(text).toMatch(/^analyses_ended_total\{outcome="failed",code="blurred"\} 1$/m);
    expect(text).toMatch(/^analyses_ended_total\{outcome="done",code=""\} 1$/m);
    expect(text).toMatch(/^analyses_scales_refused_total 1$/m);
    expect(text).toMatch(/^analyses_wait_seconds_sum 90$/m);
  });

  it('count refusals by the code that their sender was told', async () => {
    await server.call('credits');
    expect(await figures()).toMatch(/^http_refusals_total\{route="\/api\/\S+",code="not-signed-in"\} 1$/m);
  });
});

it('a worker answers probes and figures where it is told to, and counts what it logged as an error', async () => {
  const { url = '', dispose } = await makeTestDatabase('postgres');
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-worker-'));
  const variables = { DATABASE_URL: url, WICKWISE_METRICS_PORT: '0', WICKWISE_DATA_DIR: folder };
  const worker = await startChildServer(variables, ['--role', 'worker']);
  const address = /figures\s+(http\S+)\/metrics/.exec(worker.output())?.[1];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toContain('# TYPE analyses_ended_total counter');
  expect(text).toMatch(/^faults_logged_total \d+$/m);
  expect(await worker.end()).toBe(0);
  await dispose();
  await rm(folder, { recursive: true });
});

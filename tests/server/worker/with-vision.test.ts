import { afterEach, expect, test } from 'vitest';
import { analyseReading } from '#engine/analyse-chart';
import { failure, success } from '#engine/outcome';
import { visionWriter } from '#server/providers/vision/write-with-vision';
import type { Analyser } from '#server/worker/analyser';
import { withVision } from '#server/worker/with-vision';
import { candlesOf, readingOf, walk } from '../../engine/series.ts';
import { startVisionEndpoint, streams, type VisionEndpoint } from '../providers/vision-endpoint.ts';

const reading = readingOf(candlesOf(walk(120, 8)));
const { markdown } = analyseReading(reading, { strategy: 'rsi_strategy' });
const columns = {
  analysis: markdown,
  quality: '{}',
  overlay: '[]',
  outlook: 'null',
  reading: JSON.stringify(reading),
  direction: 'neutral' as const,
};

/** Takes the bytes over as a real thread does. */
const measured: Analyser = {
  parallel: 1,
  async analyse({ picture }) {
    structuredClone(picture, { transfer: [picture.buffer] });
    return success(columns);
  },
  close: async () => {},
};

const task = () => ({
  picture: new Uint8Array([1, 2, 3]),
  type: 'image/png',
  width: 800,
  height: 500,
  strategy: 'rsi_strategy' as const,
  language: 'en' as const,
});
const { signal } = new AbortController();

let endpoint: VisionEndpoint;
afterEach(() => endpoint.close());

test("[PV-03] a switched-on model words the analysis of the worker's measurements", async () => {
  endpoint = await startVisionEndpoint(streams(`Plainly put.\n\n${markdown}`));
  const analyser = withVision(measured, visionWriter({ url: endpoint.url, model: 'stand-in' }));
  const outcome = await analyser.analyse(task(), { signal });
  expect(outcome).toMatchObject({ ok: true, value: { quality: '{}', reading: columns.reading } });
  expect(outcome.ok && outcome.value.analysis).toMatch(/^Plainly put\./);
  expect(JSON.stringify(endpoint.requests[0]!.body)).toContain('data:image/png;base64,AQID');
});

test('[PV-03] a model that invents a price twice is not believed: the built-in text stands and says so', async () => {
  const invented = `${markdown}\n\nA target of 987.65 is in sight.`;
  endpoint = await startVisionEndpoint(streams(invented), streams(invented));
  const analyser = withVision(measured, visionWriter({ url: endpoint.url, model: 'stand-in' }));
  const outcome = await analyser.analyse(task(), { signal });
  expect(outcome.ok && outcome.value.analysis).toContain(markdown.trim());
  expect(outcome.ok && outcome.value.analysis).not.toContain('987.65');
});

test('a picture that gives no reading never reaches the model', async () => {
  endpoint = await startVisionEndpoint();
  const refusing: Analyser = { ...measured, analyse: async () => failure('not-a-chart') };
  const analyser = withVision(refusing, visionWriter({ url: endpoint.url, model: 'stand-in' }));
  expect(await analyser.analyse(task(), { signal })).toEqual(failure('not-a-chart'));
  expect(endpoint.requests).toEqual([]);
});

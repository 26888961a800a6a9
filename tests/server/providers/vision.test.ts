import { afterEach, describe, expect, test } from 'vitest';
import { analyseReading } from '#engine/analyse-chart';
import { visionWriter } from '#server/providers/vision/write-with-vision';
import { candlesOf, readingOf, walk } from '../../engine/series.ts';
import {
  answers,
  type Behaviour,
  cutsOff,
  endsEarly,
  goesSilent,
  startVisionEndpoint,
  streams,
  streamsNonsense,
  type VisionEndpoint,
} from './vision-endpoint.ts';

const analysis = analyseReading(readingOf(candlesOf(walk(120, 8))), { strategy: 'price_action' });
const ownWords = analysis.markdown.replace('The signals lean', 'As I see it, the signals lean');
const invented = `${ownWords}\n\nA target of 133.70 is in sight.`;
const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' };
const patience = { whole: 5000, silence: 300, retryAfter: 1000 };

let endpoint: VisionEndpoint;

const write = async (...behaviours: Behaviour[]) => {
  endpoint = await startVisionEndpoint(...behaviours);
  const writer = visionWriter({ url: endpoint.url, model: 'stand-in', key: 'secret' }, patience);
  return writer({ picture, analysis, language: 'en' });
};

afterEach(() => endpoint.close());

describe('A model that keeps to the measurements', () => {
  test('writes the analysis, which says who worded it and ends with the notice', async () => {
    const text = await write(streams(ownWords));
    expect(text.source).toBe('vision');
    expect(text.markdown).toContain('As I see it');
    expect(text.markdown).toMatch(/Worded by stand-in.*not financial advice/);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('is given the picture, the rules, the findings and the measured table, with the key', async () => {
    await write(streams(ownWords));
    const [request] = endpoint.requests;
    expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer secret' });
    expect(request!.body).toMatchObject({ model: 'stand-in', stream: true });
    const sent = JSON.stringify(request!.body);
    expect(sent).toContain('data:image/png;base64,AQID');
    expect(sent).toContain('Use only numbers that stand in them');
    expect(sent).toContain('candle,open,high,low,close');
    expect(sent).toContain(analysis.findings.scenarios.up.trigger.value.toFixed(2));
  });

  test('is taken when only its second attempt keeps to them, which is told what was wrong', async () => {
    const text = await write(streams(invented), streams(ownWords));
    expect(text.source).toBe('vision');
    expect(JSON.stringify(endpoint.requests[1]!.body)).toContain('133.70');
  });
});

describe('A model or an endpoint that misbehaves leaves the built-in text, which says so', () => {
  const cases: [name: string, behaviours: Behaviour[], note: string, requests: number][] = [
    ['invented prices, twice', [streams(invented)], 'unknown-numbers', 2],
    ['a call to trade, twice', [streams(`${ownWords}\n\nBuy now.`)], 'forbidden-words', 2],
    ['an empty answer', [streams('')], 'no-analysis', 2],
    ['JSON that is none', [streamsNonsense], 'bad-answer', 2],
    [
      'an answer of another kind',
      [answers(200, '{"ok":true}', { 'content-type': 'application/json' })],
      'bad-answer',
      2,
    ],
    ['a cut connection', [cutsOff], 'unreachable', 2],
    ['a stream that ends half-way', [endsEarly], 'unreachable', 2],
    ['silence in the middle of the answer', [goesSilent], 'too-slow', 1],
    ['an endpoint that never answers', [() => {}], 'too-slow', 1],
    ['a wrong key', [answers(401, 'no')], 'refused', 1],
    ['a fault of the server', [answers(500, 'oops')], 'refused', 1],
    ['too many requests, for an hour', [answers(429, '', { 'retry-after': '3600' })], 'busy', 1],
    ['too many requests, again and again', [answers(429, '', { 'retry-after': '0' })], 'busy', 2],
  ];

  test.each(cases)('%s', async (_, behaviours, note, requests) => {
    const text = await write(...behaviours);
    expect(text).toMatchObject({ source: 'engine', note });
    expect(text.markdown.startsWith(analysis.markdown)).toBe(true);
    expect(text.markdown).toMatch(/external model .* so this is the built-in text/);
    expect(endpoint.requests).toHaveLength(requests);
  });

  test('an address where nobody listens', async () => {
    endpoint = await startVisionEndpoint(streams(ownWords));
    const { url } = endpoint;
    await endpoint.close();
    const text = await visionWriter({ url, model: 'stand-in' }, patience)({ picture, analysis, language: 'en' });
    expect(text).toMatchObject({ source: 'engine', note: 'unreachable' });
    endpoint = await startVisionEndpoint(streams(ownWords));
  });
});

test('A busy endpoint is asked again when it says', async () => {
  const text = await write(answers(429, '', { 'retry-after': '0' }), streams(ownWords));
  expect(text.source).toBe('vision');
});

test('A model that streams slowly is not given up while it goes on', async () => {
  const slowly: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = ownWords.match(/[\s\S]{1,400}/g)!;
    const next = (i: number) => {
      if (i === pieces.length) return response.end('data: [DONE]\n\n');
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: pieces[i] } }] })}\n\n`);
      setTimeout(next, 100, i + 1);
    };
    next(0);
  };
  expect((await write(slowly)).source).toBe('vision');
});

test("The caller's own signal ends the call and rejects it", async () => {
  endpoint = await startVisionEndpoint(goesSilent);
  const stop = new AbortController();
  const writer = visionWriter({ url: endpoint.url, model: 'stand-in' }, { ...patience, silence: 60_000 });
  const writing = writer({ picture, analysis, language: 'en', signal: stop.signal });
  stop.abort(new Error('the job was taken over'));
  await expect(writing).rejects.toThrow('the job was taken over');
});

import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';
import { failure, type Outcome, success } from '#engine/outcome';

export type CallFailure =
  | { why: 'unreachable' }
  | { why: 'too-slow' }
  | { why: 'refused'; status: number }
  /** `retryAfter` in ms, where the endpoint says it. */
  | { why: 'busy'; retryAfter: number | null }
  | { why: 'bad-answer' };

export type ChatEndpoint = { url: string; model: string; key?: string };

/** ms: for the whole answer, and for the silence before any part of it. */
export type Patience = { whole: number; silence: number };

export type ChatMessage =
  | { role: 'system' | 'assistant'; content: string }
  | {
      role: 'user';
      content: string | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];
    };

/** One event of a streamed chat completion; what else it holds is of no interest. */
const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** An endless answer is not read to its end. */
const longest = 40_000;

const retryAfterOf = (response: Response): number | null => {
  const header = response.headers.get('retry-after');
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
};

const refusalOf = (response: Response): CallFailure =>
  response.status === 429 || response.status === 503
    ? { why: 'busy', retryAfter: retryAfterOf(response) }
    : { why: 'refused', status: response.status };

/** Sums up the stream's parts; an answer that ends without saying so was cut. */
async function collect(body: ReadableStream<Uint8Array>, onPart: () => void): Promise<Outcome<string, CallFailure>> {
  let text = '';
  let ended = false;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    onPart();
    if (data === '[DONE]') return success(text);
    const chunk = Chunk.safeParse(parseJson(data));
    if (!chunk.success) return failure({ why: 'bad-answer' });
    const [choice] = chunk.data.choices;
    text += choice?.delta?.content ?? '';
    ended ||= choice?.finish_reason === 'stop';
    if (text.length > longest || choice?.finish_reason === 'length') return failure({ why: 'bad-answer' });
  }
  return ended ? success(text) : failure({ why: 'unreachable' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * One streamed chat completion of an OpenAI-compatible endpoint, as text. Every trouble of the endpoint is a failure;
 * rejects only with the caller's own signal.
 */
export async function completeChat(
  { url, model, key }: ChatEndpoint,
  messages: readonly ChatMessage[],
  patience: Patience,
  signal?: AbortSignal,
): Promise<Outcome<string, CallFailure>> {
  const silence = new AbortController();
  const hush = () => silence.abort();
  let timer = setTimeout(hush, patience.silence);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(hush, patience.silence);
  };
  const tooSlow = AbortSignal.any([silence.signal, AbortSignal.timeout(patience.whole)]);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0.2 }),
      signal: signal ? AbortSignal.any([tooSlow, signal]) : tooSlow,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return failure(refusalOf(response));
    }
    const streams = response.headers.get('content-type')?.includes('text/event-stream');
    if (!response.body || !streams) {
      await response.body?.cancel();
      return failure({ why: 'bad-answer' });
    }
    return await collect(response.body, heard);
  } catch {
    signal?.throwIfAborted();
    return failure(tooSlow.aborted ? { why: 'too-slow' } : { why: 'unreachable' });
  } finally {
    clearTimeout(timer);
    // Ends a connection whose answer was given up half-way.
    silence.abort();
  }
}

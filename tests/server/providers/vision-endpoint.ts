import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with one request, in turn. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ delta: { content } }] });
const startStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Streams a text in pieces that cut through words and lines, as a model does. */
export const streams =
  (text: string): Behaviour =>
  (response) => {
    startStream(response);
    for (let i = 0; i < text.length; i += 17) response.write(delta(text.slice(i, i + 17)));
    response.end(`${event({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
  };

export const answers =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

export const streamsNonsense: Behaviour = (response) => {
  startStream(response);
  response.end('data: {"choices": [{]\n\n');
};

/** Starts well, then the line is cut. */
export const cutsOff: Behaviour = (response) => {
  startStream(response);
  response.write(delta('## Measured'), () => response.destroy());
};

/** Ends the stream in good order, without ever saying that it is done. */
export const endsEarly: Behaviour = (response) => {
  startStream(response);
  response.end(delta('## Measured'));
};

/** Says something once and then nothing, for as long as anybody waits. */
export const goesSilent: Behaviour = (response) => {
  startStream(response);
  response.write(delta('## Mea'));
};

export type VisionEndpoint = {
  url: string;
  requests: { path: string; authorization: string | undefined; body: Record<string, unknown> }[];
  close: () => Promise<void>;
};

/** A stand-in for an OpenAI-compatible endpoint that does one thing after another; the last one is repeated. */
export async function startVisionEndpoint(...behaviours: Behaviour[]): Promise<VisionEndpoint> {
  const requests: VisionEndpoint['requests'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const behaviour = behaviours[Math.min(requests.length, behaviours.length - 1)]!;
    requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    behaviour(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const detail = {
  _id: '019abcde-0000-7000-8000-000000000001',
  strategy: 'price_action',
  analysis: '# Trend',
  imageUrl: '/api/image-analysis/images/1',
  thumbnailUrl: '/api/image-analysis/images/1',
  createdAt: '2026-11-21T12:00:00.000Z',
  state: 'done',
  finishedAt: '2026-11-21T12:00:02.000Z',
  direction: 'up',
  failure: null,
  quality: null,
  picture: { width: 1280, height: 720 },
  overlay: [],
  outlook: null,
};

/** A real HTTP server that finishes each upload at once, or has no time for it. */
export async function startOpenServer() {
  let behaviour: 'good' | 'busy' = 'good';
  let uploads = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (request.url === '/healthz') return response.writeHead(200).end();
      uploads += 1;
      const head = { 'content-type': 'application/json' };
      if (behaviour === 'good') {
        return response.writeHead(200, head).end(JSON.stringify({ status: 'success', data: detail }));
      }
      const busy = { status: 'error', code: 'queue-full', message: 'Come back later' };
      response.writeHead(503, { ...head, 'retry-after': '120' }).end(JSON.stringify(busy));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads: () => uploads,
    behave(next: typeof behaviour) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

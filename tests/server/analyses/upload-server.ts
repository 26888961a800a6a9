import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { apiBase } from '#contract/api-base';
import { success } from '#engine/outcome';
import type { Analyser } from '#server/worker/analyser';
import type { AnalysisOutcome, AnalysisTask } from '#server/worker/analysis-task';
import { startWorker } from '#server/worker/start-worker';
import { someQuality } from '../kit/some-quality.ts';
import type { EngineName } from '../kit/test-database.ts';
import { type Answer, startTestServer } from '../kit/test-server.ts';

export const outcomeOf = (analysis: string): AnalysisOutcome =>
  success({
    analysis,
    quality: JSON.stringify(someQuality),
    overlay: JSON.stringify([{ kind: 'label', layer: 'levels', tone: 'up', at: { x: 1, y: 2 }, text: '101.5' }]),
    outlook: 'null',
    reading: '{}',
    direction: 'up',
  });

export type Sent = {
  token: string;
  image?: Uint8Array | undefined;
  strategy?: string;
  key?: string | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * The whole server on a port of its own, with a worker whose engine is `analyse`: what is tested is the way, not the reading.
 * Without `analyse` no worker runs, and jobs stay queued.
 */
export async function startUploadServer(
  engine: EngineName,
  analyse?: (task: Omit<AnalysisTask, 'deadline'>) => Promise<AnalysisOutcome>,
  variables: Record<string, string> = {},
) {
  const server = await startTestServer(engine, variables);
  const analyser: Analyser = {
    parallel: 2,
    analyse: (task) => analyse?.(task) ?? Promise.reject(),
    close: async () => {},
  };
  const worker = analyse && (await startWorker({ ...server.parts, analyser }));
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

  const toAnswer = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.json(),
  });

  const post = async (body: BodyInit, { token, headers, signal }: Sent) =>
    toAnswer(
      await fetch(`${origin}${apiBase}/image-analysis/upload`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(signal && { signal }),
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    );

  return {
    ...server,
    origin,
    post,
    /** Uploads a picture as a browser does. */
    async upload(sent: Sent): Promise<Answer> {
      const form = new FormData();
      if (sent.strategy !== undefined) form.append('strategy', sent.strategy);
      if (sent.image) form.append('image', new Blob([new Uint8Array(sent.image)], { type: 'image/png' }), 'chart.png');
      return post(form, { ...sent, headers: { ...(sent.key && { 'idempotency-key': sent.key }), ...sent.headers } });
    },
    async get(address: string, token?: string): Promise<Answer> {
      const init = token ? { headers: { authorization: `Bearer ${token}` } } : {};
      return toAnswer(await fetch(origin + address, init));
    },
    /** What lies on the disk: pictures kept, and files on their way in. */
    async stored() {
      const filesBelow = async (name: string) => {
        const folder = path.join(server.dataDir, name);
        if (!existsSync(folder)) return 0;
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).length;
      };
      return { images: await filesBelow('images'), uploads: await filesBelow('uploads') };
    },
    async used(token: string): Promise<number> {
      return (await server.call('credits', { token })).body.data.used;
    },
    async close() {
      await worker?.stop({ grace: 0 });
      await server.close();
    },
  };
}

export type UploadServer = Awaited<ReturnType<typeof startUploadServer>>;

import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { uploadPicture } from '#data/outbox/upload-picture';
import { systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import { newId } from '#server/new-id';
import { subscribe } from '../../server/analyses/open-test-db.ts';
import { stripesPng } from '../../server/analyses/pictures.ts';
import { startChildServer } from '../../server/kit/child-server.ts';
import { quickReader } from '../fire/run-fire.ts';
import { openAccount } from '../fire/trader.ts';

export type Surge = {
  uploads: number;
  clients: number;
  /** The queue's limit. */
  limit: number;
  /** How long the stand-in for the reader takes for a picture, ms. */
  reader: number;
  /** How much faster the clients' watches run than the server's, which names a minute. */
  haste: number;
};

/**
 * One server on SQLite, and many times the uploads at once that its queue takes. They are sent by the app's own outbox code, which is told
 * to come later and does so after the time that it was told.
 */
export async function runSurge({ uploads, clients, limit, reader, haste }: Surge) {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-surge-'));
  const server = await startChildServer({
    WICKWISE_DATA_DIR: folder,
    WICKWISE_QUEUE_LIMIT: String(limit),
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_OPTIONS: `--import=${quickReader}`,
    QUICK_READER_MS: String(reader),
  });
  const { db, close } = await connect({ file: path.join(folder, 'wickwise.db') });
  const clock = systemClock();
  const accounts: Awaited<ReturnType<typeof openAccount>>[] = [];
  for (let n = 0; n < clients; n++) accounts.push(await openAccount(server.url, n));
  for (const { userId } of accounts) await subscribe({ db, clock }, userId, 'PLN_enterprise');

  const outcomes: Record<string, number> = {};
  const retryAfters = new Set<number | null>();
  async function sendOne(n: number) {
    const bytes = new Uint8Array(await stripesPng(n)).buffer;
    const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
    const strategy = 'price_action' as const;
    const item = { idempotencyKey: newId(clock), name: 'chart.png', sha256, strategy, type: 'image/png' };
    const { accessToken = '' } = accounts[n % clients] ?? {};
    for (;;) {
      const outcome = await uploadPicture(item, bytes, { base: `${server.url}/api`, accessToken });
      const name = outcome.kind === 'later' ? outcome.why : outcome.kind;
      outcomes[name] = (outcomes[name] ?? 0) + 1;
      if (outcome.kind !== 'later') return;
      retryAfters.add(outcome.retryAfter);
      await rest((outcome.retryAfter ?? 1000) / haste);
    }
  }

  let longest = 0;
  let slowestProbe = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      const { ok } = await fetch(`${server.url}/readyz`);
      if (!ok) throw new Error('the server is not ready');
      slowestProbe = Math.max(slowestProbe, performance.now() - asked);
      const text = await (await fetch(`${server.url}/metrics`)).text();
      const waiting = [...text.matchAll(/^analyses_in_queue\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
      longest = Math.max(
        longest,
        waiting.reduce((sum, count) => sum + count, 0),
      );
    }
  })();

  const began = performance.now();
  await Promise.all(Array.from({ length: uploads }, (_, n) => sendOne(n)));
  const states = () => db.selectFrom('analyses').select('state').execute();
  while ((await states()).some(({ state }) => state !== 'done' && state !== 'failed')) await rest(50);
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await watching;
  const done = (await states()).filter(({ state }) => state === 'done').length;
  const { length: charged } = await db.selectFrom('creditLedger').select('id').where('kind', '=', 'use').execute();
  await close();
  const code = await server.end();
  await rm(folder, { recursive: true, force: true });
  return {
    outcomes,
    retryAfters: [...retryAfters],
    done,
    charged,
    longest,
    slowestProbe,
    seconds,
    code,
    output: server.output(),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import { newId } from '#server/new-id';
import { createRandom } from '../../charts/random.ts';
import { subscribe } from '../../server/analyses/open-test-db.ts';
import { stripesPng } from '../../server/analyses/pictures.ts';
import { startS3StandIn } from '../../server/providers/images/s3-stand-in.ts';
import { roles, startCrew } from './crew.ts';
import type { Evidence } from './judge-fire.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';
import { openAccount, type Sent, sendUntilSettled } from './trader.ts';

export type Fire = {
  /** An empty PostgreSQL database. */
  databaseUrl: string;
  uploads: number;
  clients: number;
  seed: string;
  /** Processes of each role. */
  each?: number;
  /** The pause between a restart and the next kill, ms. */
  pause?: [number, number];
  /** How long the stand-in for the reader takes for a picture, ms; `real`: the real reader. */
  reader?: number | 'real';
  /** Lets leases run out at each kill instead of 30 s later; those of workers that live as well, which must do no harm. */
  hasten?: boolean;
};

const keys = { bucket: 'pictures', accessKeyId: 'AKIATEST', secretAccessKey: 'secret' };
export const quickReader = new URL('./quick-reader.ts', import.meta.url).href;

/**
 * Clients upload pictures through a load balancer to api processes, worker processes read them, and all the while one process of each role
 * after the other is killed by SIGKILL and started again. Afterwards, undisturbed, some pictures more, to see how soon five ends that were waited for are heard.
 */
export async function runFire({
  databaseUrl,
  uploads,
  clients,
  seed,
  each = 3,
  pause = [200, 1200],
  reader = 150,
  hasten = false,
}: Fire): Promise<Evidence> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-fire-'));
  const store = await startS3StandIn(keys);
  const crew = await startCrew(each, (name) => ({
    WICKWISE_DATA_DIR: path.join(folder, name.replace(' ', '-')),
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: keys.bucket,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...(reader !== 'real' && { NODE_OPTIONS: `--import=${quickReader}`, QUICK_READER_MS: String(reader) }),
  }));
  const proxy = await startRoundRobinProxy(crew.apis);
  const { db, close } = await connect({ url: databaseUrl, file: '' });
  const clock = systemClock();

  const began = Date.now();
  const accounts = await Promise.all(Array.from({ length: clients }, (_, n) => openAccount(proxy.url, n)));
  for (const { userId } of accounts) await subscribe({ db, clock }, userId, 'PLN_pro');

  let accepted = 0;
  let waiting = true;
  let firstAccepted = () => {};
  const underway = new Promise<void>((resolve) => (firstAccepted = resolve));
  let nextPicture = 0;
  const send = async ({ accessToken, address }: (typeof accounts)[number]) => {
    const picture = new Uint8Array(await stripesPng(nextPicture++));
    const onAccepted = () => {
      accepted += 1;
      firstAccepted();
    };
    return sendUntilSettled({ url: proxy.url, accessToken, address, onAccepted }, picture, newId(clock));
  };
  const share = (n: number) => Math.floor(uploads / clients) + (n < uploads % clients ? 1 : 0);
  const sending = Promise.all(
    accounts.map(async (account, n) => {
      const own: Sent[] = [];
      while (own.length < share(n)) own.push(await send(account));
      return own;
    }),
  ).finally(() => {
    waiting = false;
  });

  await Promise.race([underway, sending]);
  await Promise.all(
    roles.map(async (role) => {
      const own = createRandom(`${seed} ${role}`);
      // Once the last was accepted, a kill costs a lease only: the end is left in peace so that it comes.
      while (waiting && accepted < uploads) {
        await rest(own.between(...pause));
        await crew.killOne(role, own);
        if (hasten) await db.updateTable('analyses').set({ leaseUntil: 0 }).where('state', '=', 'running').execute();
      }
    }),
  );
  const sent = await sending;
  const seconds = (Date.now() - began) / 1000;

  const [first] = accounts;
  const undisturbed: Sent[] = [];
  // On a busy machine an end may come before the question for it: that one tells nothing.
  const heard = () => undisturbed.filter(({ heardAfter }) => heardAfter !== undefined).length;
  while (first && heard() < 5 && undisturbed.length < 25) undisturbed.push(await send(first));
  sent[0]?.push(...undisturbed);

  const used = await Promise.all(accounts.map((account) => account.used()));
  const analyses = await db.selectFrom('analyses').select(['id', 'userId', 'state', 'attempts', 'imageHash']).execute();
  const ledger = await db
    .selectFrom('creditLedger')
    .select(['analysisId', 'kind'])
    .where('kind', '!=', 'grant')
    .execute();
  const receipts = await db.selectFrom('uploadReceipts').select(['analysisId', 'idempotencyKey']).execute();
  const told = await db.selectFrom('notifications').select(['about', 'kind']).where('about', 'is not', null).execute();
  await close();
  const { codes, output } = await crew.stop();
  await proxy.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    clients: accounts.map(({ userId }, n) => ({ userId, used: used[n] ?? Number.NaN, sent: sent[n] ?? [] })),
    undisturbed,
    analyses,
    ledger,
    receipts,
    told,
    stored: [...store.objects.keys()],
    cuts: proxy.cuts,
    kills: crew.kills,
    requests: proxy.requests(),
    codes,
    output,
    seconds,
  };
}

import pg from 'pg';
import { type JobSignals, jobSignals } from './job-signals.ts';

const channel = 'wickwise_jobs';

/** ms until a broken connection is tried again; whoever waits looks at the database once a second in the meantime. */
const reconnectAfter = 1000;

/** ms. A hint that something was queued speaks for all that comes until it is sent; more often than this none is. */
const hintEvery = 20;

/** Between all servers of one database, by NOTIFY. What is sent while the connection is broken reaches this process only. */
export function postgresSignals(url: string, { onError }: { onError: (error: Error) => void }): JobSignals {
  const local = jobSignals();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const report = (error: Error) => {
    if (!closed) onError(error);
  };

  async function connect() {
    let lost = false;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'wickwise job signals',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // A hint need not survive a crash, and should not wait for the disk.
      options: '-c synchronous_commit=off',
    });
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload = '' }) => {
      const [kind, analysisId = ''] = payload.split(' ');
      if (kind === 'queued') local.queued();
      if (kind === 'settled') local.settled(analysisId);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (closed) return void (await next.end());
      client = next;
    } catch (error) {
      lose(error as Error);
    }

    function lose(error?: Error) {
      if (lost || closed) return;
      lost = true;
      client = undefined;
      if (error) report(error);
      next.end().catch(() => {});
      timer = setTimeout(() => {
        connecting = connect();
      }, reconnectAfter);
    }
  }

  let told: Promise<unknown> = Promise.resolve();
  const tell = (payload: string) => {
    told = told
      .then(() => client?.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [channel, payload] }))
      .catch(report);
  };
  let hint: NodeJS.Timeout | undefined;
  let hintedAt = Number.NEGATIVE_INFINITY;
  const sendHint = () => {
    hint = undefined;
    hintedAt = performance.now();
    tell('queued');
  };
  let connecting = connect();

  return {
    ...local,
    queued() {
      local.queued();
      hint ??= setTimeout(sendHint, Math.max(0, hintedAt + hintEvery - performance.now()));
    },
    settled(analysisId) {
      local.settled(analysisId);
      tell(`settled ${analysisId}`);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(hint);
      await connecting;
      await client?.end();
    },
  };
}

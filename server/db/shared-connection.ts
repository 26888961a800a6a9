import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** ms. Who comes while somebody has waited for so long asks elsewhere. */
const patience = 20;

/** What Kysely takes of a pool's client. */
type Asker = Pick<pg.PoolClient, 'query' | 'release'>;

/** `askedAt`: ms, of those who wait, in their order. */
type Shared = { client: pg.Client; asker: Promise<Asker>; askedAt: number[] };

/**
 * One connection that many ask without waiting for each other's answers: PostgreSQL gives them in turn, and both processes wake up once for several. For
 * statements that are short, stand alone and wait for no lock. Opened by `open`, in pipeline mode, when it is first needed and again after it broke.
 */
export function sharedConnection(
  open: () => pg.Client,
  onError: (error: Error) => void,
): { pool: PostgresPool; isFlowing: () => boolean } {
  let current: Shared | undefined;

  function connect(): Shared {
    const client = open();
    const askedAt: number[] = [];
    const query = async (text: string, values: unknown[]) => {
      askedAt.push(performance.now());
      try {
        return await client.query(text, values);
      } finally {
        // Answers come in the order of the questions.
        askedAt.shift();
      }
    };
    const asker: Asker = { query: query as Asker['query'], release() {} };
    const shared: Shared = { client, askedAt, asker: client.connect().then(() => asker) };
    const forget = () => {
      if (current === shared) current = undefined;
    };
    client.on('error', onError).on('end', forget);
    shared.asker.catch(forget);
    return shared;
  }

  return {
    isFlowing() {
      const first = current?.askedAt[0];
      return first === undefined || performance.now() - first < patience;
    },
    pool: {
      options: {},
      connect() {
        current ??= connect();
        return current.asker;
      },
      async end() {
        const { client } = current ?? {};
        current = undefined;
        await client?.end();
      },
    },
  };
}

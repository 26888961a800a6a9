import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

/** What the bare routes ask of a database: prepared statements, nothing between. */
export type BareDatabase = {
  insert: (row: unknown[]) => Promise<unknown>;
  history: (userId: string, limit: number) => Promise<BareRow[]>;
  /** Ends what was put in. */
  drain: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

type BareRow = Record<'id' | 'strategy' | 'state' | 'direction' | 'analysis', string> &
  Record<'created_at' | 'finished_at' | 'total', number> & { quality: string };

/** An analysis's row as an upload writes it, and a page with its count as the history reads it: `at` names the nth value. */
const texts = (at: (n: number) => string) => ({
  insert: `insert into analyses (id, user_id, strategy, language, state, image_hash, image_type, image_bytes, image_width, image_height,
    not_before, created_at) values (${Array.from({ length: 12 }, (_, n) => at(n + 1)).join(', ')})`,
  history: `select id, strategy, state, quality, direction, failure_code, failure_message, created_at, finished_at, analysis,
    (select count(*) from analyses as one where one.user_id = ${at(1)} and one.deleted_at is null) as total
    from analyses where user_id = ${at(1)} and deleted_at is null order by id desc limit ${at(2)}`,
});
const drain = `update analyses set state = 'failed' where state = 'queued'`;

export function bareSqlite(file: string): BareDatabase {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  const text = texts((n) => `?${n}`);
  const [insert, history] = [db.prepare(text.insert), db.prepare(text.history)];
  return {
    insert: async (row) => insert.run(...(row as string[])),
    history: async (userId, limit) => history.all(userId, limit) as BareRow[],
    drain: async () => db.exec(drain),
    close: async () => db.close(),
  };
}

export async function barePostgres(url: string): Promise<BareDatabase> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const text = texts((n) => `$${n}`);
  return {
    insert: (row) => pool.query({ name: 'insert', text: text.insert, values: row }),
    history: async (userId, limit) =>
      (await pool.query({ name: 'history', text: text.history, values: [userId, limit] })).rows,
    drain: () => pool.query(drain),
    close: () => pool.end(),
  };
}

async function sync(place: string) {
  const handle = await open(place, 'r');
  await handle.sync();
  await handle.close();
}

/** As long as the signed address of a picture, which a row does not hold. */
const address = (id: string, shelf: string) =>
  `/api/image-analysis/${shelf}/${id}?expires=1700000000&signature=${'x'.repeat(43)}`;

const toAnswer = (row: BareRow) => ({
  _id: row.id,
  strategy: row.strategy,
  analysis: row.analysis,
  imageUrl: address(row.id, 'images'),
  thumbnailUrl: address(row.id, 'thumbnails'),
  createdAt: new Date(row.created_at).toISOString(),
  state: row.state,
  finishedAt: new Date(row.finished_at).toISOString(),
  failure: null,
  quality: JSON.parse(row.quality),
  direction: row.direction,
});

/**
 * What each figure is compared with: Fastify and as few lines as take the same bytes and give the same bytes. An upload is streamed to a file,
 * hashed, synced, renamed, its folder synced, and its analysis's row committed; a page of the history is one statement, put into the answer's
 * form; a login one argon2. No sessions, limits, credits, receipts, checks of the picture, schemas or security headers.
 */
export async function bareRoutes(db: BareDatabase, folder: string, passwordHash: string) {
  const app = fastify({ logger: false });
  await app.register(multipart);
  await mkdir(path.join(folder, 'bare'), { recursive: true });

  app.post<{ Params: { user: string } }>('/upload/:user', async (request, reply) => {
    const part = await request.file();
    if (!part) return reply.code(400).send({});
    const file = path.join(folder, 'bare', randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(
      part.file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(file),
    );
    const sha256 = hash.digest('hex');
    await sync(file);
    const shelf = path.join(folder, 'bare', sha256.slice(0, 2));
    await mkdir(shelf, { recursive: true });
    await rename(file, path.join(shelf, sha256));
    await sync(shelf);
    const [id, now] = [String(request.headers['idempotency-key']), Date.now()];
    const picture = [sha256, 'image/jpeg', bytes, 1280, 720];
    await db.insert([id, request.params.user, 'price_action', 'en', 'queued', ...picture, now, now]);
    const message = 'Your analysis is being processed in the background.';
    return reply.code(202).send({ status: 'success', message, data: { _id: id, state: 'queued' } });
  });

  app.get<{ Params: { user: string }; Querystring: { limit: string } }>('/history/:user', async (request) => {
    const limit = Number(request.query.limit);
    const rows = await db.history(request.params.user, limit);
    const total = rows[0]?.total ?? 0;
    const pagination = { page: 1, limit, total, pages: Math.ceil(total / limit) };
    return { status: 'success', data: { analyses: rows.map(toAnswer), pagination } };
  });

  app.post<{ Body: { password: string } }>('/login', async (request, reply) =>
    (await verify(passwordHash, request.body.password)) ? { status: 'success' } : reply.code(401).send({}),
  );

  const waiting = new Set<() => void>();
  app.get('/wait', async () => {
    await new Promise<void>((resolve) => waiting.add(resolve));
    return { status: 'success' };
  });
  const wake = () => {
    for (const go of waiting) go();
  };
  return { app, wake };
}

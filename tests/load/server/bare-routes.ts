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
  insert: (key: string, sha256: string) => Promise<unknown>;
  history: (userId: string, limit: number) => Promise<object[]>;
  close: () => Promise<unknown>;
};

const columns =
  'id, strategy, state, quality, direction, failure_code, failure_message, created_at, finished_at, analysis';

export function bareSqlite(file: string): BareDatabase {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists bare (key text primary key, sha text)',
  );
  const insert = db.prepare('insert into bare (key, sha) values (?, ?)');
  const history = db.prepare(
    `select ${columns} from analyses where user_id = ? and deleted_at is null order by id desc limit ?`,
  );
  return {
    insert: async (key, sha256) => insert.run(key, sha256),
    history: async (userId, limit) => history.all(userId, limit),
    close: async () => db.close(),
  };
}

export async function barePostgres(url: string): Promise<BareDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query('create table if not exists bare (key text primary key, sha text)');
  return {
    insert: (key, sha) => pool.query({ name: 'insert', text: 'insert into bare values ($1, $2)', values: [key, sha] }),
    history: async (userId, limit) => {
      const text = `select ${columns} from analyses where user_id = $1 and deleted_at is null order by id desc limit $2`;
      return (await pool.query({ name: 'history', text, values: [userId, limit] })).rows;
    },
    close: () => pool.end(),
  };
}

async function sync(place: string) {
  const handle = await open(place, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * What each figure is compared with: Fastify and as few lines as do the same work for the same bytes. An upload is streamed to a file,
 * hashed, synced, renamed, its folder synced, and a row committed; a page of the history is one statement and JSON; a login one argon2.
 * No sessions, limits, credits, checks of the picture, schemas or security headers.
 */
export async function bareRoutes(db: BareDatabase, folder: string, passwordHash: string) {
  const app = fastify({ logger: false });
  await app.register(multipart);
  await mkdir(path.join(folder, 'bare'), { recursive: true });

  app.post('/upload', async (request, reply) => {
    const part = await request.file();
    if (!part) return reply.code(400).send({});
    const file = path.join(folder, 'bare', randomUUID());
    const hash = createHash('sha256');
    await pipeline(
      part.file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
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
    await db.insert(String(request.headers['idempotency-key']), sha256);
    return reply.code(202).send({ status: 'success', data: { _id: randomUUID(), state: 'queued' } });
  });

  app.get<{ Params: { user: string }; Querystring: { limit: string } }>('/history/:user', async (request) => {
    const rows = await db.history(request.params.user, Number(request.query.limit));
    // The signed addresses of the pictures, which the rows don't hold.
    return { status: 'success', data: rows.map((row) => ({ ...row, imageUrl: 'x'.repeat(140) })) };
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

import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { connect } from '#server/db/connect';
import { inTransaction, type OpenDatabase } from '#server/db/db';
import { isDiskFull } from '#server/operation/disk-full';
import { keyOf } from '#server/providers/images/image-store';
import { chart, signUpAt } from '../analyses/real-client.ts';
import { type ChildServer, startChildServer } from '../kit/child-server.ts';
import { mountSmallDisk, type SmallDisk } from '../kit/small-disk.ts';
import { engines, makeTestDatabase } from '../kit/test-database.ts';

/** Ended in the reverse of the order in which they were begun. */
const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of afterwards.splice(0).reverse()) await end();
});

async function serverOn(folder: string, variables: Record<string, string>): Promise<ChildServer> {
  const server = await startChildServer({ WICKWISE_DATA_DIR: folder, LOG_LEVEL: 'silent', ...variables });
  afterwards.push(() => server.end());
  return server;
}

async function ask(url: string, { token, ...init }: RequestInit & { token?: string }) {
  const headers = { ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { ...init, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

async function upload({ url }: ChildServer, token: string, key: string) {
  const form = new FormData();
  form.append('image', new Blob([await chart]), 'chart.png');
  const init = { method: 'POST', body: form, headers: { 'idempotency-key': key }, token };
  return ask(`${url}/api/image-analysis/upload`, init);
}

const history = ({ url }: ChildServer, token: string) => ask(`${url}/api/image-analysis/analyses`, { token });
const post = (url: string, body: object) =>
  ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function smallDisk(megabytes: number, skip: (reason: string) => never): Promise<SmallDisk> {
  const disk = await mountSmallDisk(megabytes);
  if (typeof disk === 'string') return skip(disk);
  afterwards.push(disk.dispose);
  return disk;
}

describe('a full disk', () => {
  test('refuses uploads with 507, leaves nothing of them, and lets reading go on; with room again the same upload comes through', async ({
    skip,
  }) => {
    const disk = await smallDisk(24, skip);
    const server = await serverOn(disk.folder, { WICKWISE_RESERVE_MB: '0' });
    const { accessToken: token } = await signUpAt(server.url);
    expect((await upload(server, token, randomUUID())).status).toBe(200);

    disk.fill();
    const key = randomUUID();
    for (let time = 0; time < 3; time++) {
      const refused = await upload(server, token, key);
      expect(refused).toMatchObject({ status: 507, body: { status: 'error', code: 'storage-full' } });
      expect(refused.body.message).toContain('no room left');
      expect(refused.headers.get('retry-after')).toBe('60');
    }
    expect(await readdir(path.join(disk.folder, 'uploads'))).toEqual([]);
    const listed = await history(server, token);
    expect(listed).toMatchObject({ status: 200, body: { data: { analyses: [{ state: 'done' }] } } });
    const image = await fetch(new URL(listed.body.data.analyses[0].imageUrl, server.url));
    expect([image.status, (await image.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    const signUp = { fullName: 'Ben', email: 'ben@example.com', password: 'correct horse battery' };
    expect([200, 507]).toContain((await post(`${server.url}/api/auth/signup`, signUp)).status);

    await disk.free();
    expect((await upload(server, token, key)).status).toBe(200);
    expect((await history(server, token)).body.data.analyses).toHaveLength(2);
    expect(await server.end()).toBe(0);

    const file = new DatabaseSync(path.join(disk.folder, 'wickwise.db'));
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const analyses = file.prepare('select id, image_hash as hash from analyses').all() as { hash: string }[];
    expect(analyses).toHaveLength(2);
    for (const { hash } of analyses) expect(existsSync(path.join(disk.folder, 'images', keyOf(hash)))).toBe(true);
    const ledger = file
      .prepare("select kind, count(*) as count from credit_ledger where kind <> 'grant' group by kind")
      .all();
    expect(ledger).toEqual([{ kind: 'use', count: 2 }]);
    file.close();
  });

  test('is not waited for: while the reserve is left, only what needs much room is refused', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-reserve-'));
    afterwards.push(() => rm(folder, { recursive: true }));
    const server = await serverOn(folder, { WICKWISE_RESERVE_MB: '1000000000' });
    const { accessToken: token, refreshToken } = await signUpAt(server.url);
    expect(await upload(server, token, randomUUID())).toMatchObject({ status: 507, body: { code: 'storage-full' } });
    expect((await post(`${server.url}/api/auth/refresh-tokens`, { refreshToken })).status).toBe(200);
    expect(await history(server, token)).toMatchObject({ status: 200, body: { data: { analyses: [] } } });
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  });
});

describe.each(engines)('a database on %s whose disk is full', (engine) => {
  /** One that lies on the small disk alone. */
  async function databaseOn(disk: SmallDisk): Promise<OpenDatabase> {
    if (engine === 'sqlite') return connect({ url: undefined, file: path.join(disk.folder, 'wickwise.db') });
    const place = await makeTestDatabase('postgres');
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    const { rows } = await client.query('show data_directory');
    const { uid, gid } = statSync(rows[0].data_directory);
    chownSync(disk.folder, uid, gid);
    const name = new URL(place.url ?? '').pathname.slice(1);
    await client.query(`create tablespace ${name} location '${disk.folder}'`);
    await client.query(`alter database ${name} set tablespace ${name}`);
    afterwards.push(async () => {
      await place.dispose();
      await client.query(`drop tablespace ${name}`);
      await client.end();
    });
    return connect(place);
  }

  test('says so, takes the whole transaction back, is read on, and goes on once there is room', async ({ skip }) => {
    const disk = await smallDisk(32, skip);
    const database = await databaseOn(disk);
    afterwards.push(() => database.close());
    const { db } = database;
    const write = (key: string, value: string) =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('settings')
          .values({ key: `${key}-small`, value: 'x' })
          .execute();
        // Random text: PostgreSQL would press what repeats itself.
        for (let part = 0; part < 20; part++)
          await tx
            .insertInto('settings')
            .values({ key: `${key}-${part}`, value: value + part })
            .execute();
      });
    const long = Array.from({ length: 8000 }, () => randomUUID()).join('');
    const keys = async () => (await db.selectFrom('settings').select('key').execute()).map(({ key }) => key);
    await write('before', 'x');
    disk.fill();
    const error = await write('lost', long).catch((fault: unknown) => fault);
    expect(isDiskFull(error)).toBe(true);
    expect((await keys()).filter((key) => key.startsWith('lost'))).toEqual([]);
    expect((await keys()).filter((key) => key.startsWith('before'))).toHaveLength(21);
    await disk.free();
    await write('after', long);
    expect((await keys()).filter((key) => key.startsWith('after'))).toHaveLength(21);
    if (engine === 'sqlite')
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }]);
  });
});

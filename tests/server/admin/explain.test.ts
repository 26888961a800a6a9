import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMany } from '../../../scripts/seed-many.ts';
import { knownRequests } from '../../load/admin-requests.ts';
import { fullScans, queriesOf } from '../../load/explain-queries.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { signInOwner } from './sign-in-admin.ts';

describe.each(engines)('the lists of the admin area over seeded tables, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await seedMany(server.parts, { users: 400, analyses: 1000, tickets: 100 }, server.clock.now());
  });
  afterAll(() => server.close());

  it('read no large table from end to end', async () => {
    const { db, engine } = server.parts;
    const headers = { authorization: `Bearer ${await signInOwner(server)}` };
    const found: Record<string, string[]> = {};
    let explained = 0;
    const requests = await knownRequests(async (method, address, body) => {
      const answer = await server.app.inject({
        method,
        url: `/api${address}`,
        headers,
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return answer.json();
    }, server.clock.now());
    for (const [name, url] of requests) {
      const queries = await queriesOf(db, async () => {
        const { statusCode } = await server.app.inject({ url: `/api${url}`, headers });
        expect({ name, statusCode }).toEqual({ name, statusCode: 200 });
      });
      explained += queries.length;
      for (const query of queries) {
        const scans = await fullScans(db, engine, query, { isSmall: true });
        if (scans.length > 0) found[name] = [...scans, query.sql];
      }
    }
    expect(explained).toBeGreaterThan(100);
    expect(found).toEqual({});
  });

  it('would be caught if one did', async () => {
    const { db, engine } = server.parts;
    const [query] = await queriesOf(db, () =>
      db.selectFrom('users').select('id').where('language', '=', 'de').execute(),
    );
    expect(query && (await fullScans(db, engine, query, { isSmall: true }))).toHaveLength(1);
  });
});

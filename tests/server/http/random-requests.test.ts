import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#contract/envelope';
import { errorStatus } from '#contract/error-code';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { hours } from '#server/clock';
import type { AdminRow } from '#server/db/schema';
import { stripesPng } from '../analyses/pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from '../analyses/upload-server.ts';
import { engines } from '../kit/test-database.ts';
import { type Answered, openConnection } from './fuzz/ask.ts';
import { type OpenApi, requestTo, routesOf, wired } from './fuzz/random-request.ts';

/** `npm run fuzz` asks more often, and from another beginning. */
const runs = Number(process.env.FUZZ_RUNS ?? 4);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

const owner = { email: 'owner@example.com', password: 'the owner of this server' };

/** What only the inside knows: places in code, statements, names of our libraries and of the database's constraints. */
const insides =
  /\n\s+at |node_modules|node:internal|file:\/\/|\.ts:\d|\b(?:select|insert into|update|delete from)\b.*\b(?:from|values|set|where)\b|SQLITE|constraint|violates|syntax error|FST_|ERR_|ZodError|TypeError|kysely|undefined is not|Cannot read/i;

const bearer = (token: string): [string, string] => ['authorization', `Bearer ${token}`];

/** `getProfile: 7×200 1×401`, a line for each route. */
const tally = (reached: { name: string; statuses: number[] }[]) =>
  reached
    .map(({ name, statuses }) => {
      const counts = [...new Set(statuses)]
        .sort()
        .map((one) => `${statuses.filter((two) => two === one).length}×${one}`);
      return `${name}: ${counts.join(' ')}`;
    })
    .join('\n');

describe.each(engines)('random requests, on %s', (engine) => {
  let server: UploadServer;
  let connection: ReturnType<typeof openConnection>;
  let document: OpenApi;
  let ownersRow: AdminRow;
  beforeAll(async () => {
    server = await startUploadServer(engine, async () => outcomeOf('# A'));
    await ensureFirstAdmin(server.parts, owner);
    ownersRow = await server.parts.db.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
    connection = openConnection(server.origin);
    document = (await server.app.inject('/api/openapi.json')).json();
  });
  afterAll(async () => {
    connection.close();
    await server.close();
  });

  /** Somebody new, with something of each kind that has an id: when a request has ended a session, the next ones are not to end at the door. */
  async function newcomer() {
    // Past all limits of addresses.
    server.clock.advance(hours(1));
    const { accessToken: user, user: me } = await server.signUp();
    const { id, createdAt, ...asAtFirst } = ownersRow;
    await server.parts.db.updateTable('admins').set(asAtFirst).where('id', '=', id).execute();
    const admin = (await server.call('adminLogin', { body: owner })).body.data.accessToken as string;
    const analysis = (await server.upload({ token: user, image: await stripesPng(1) })).body.data._id as string;
    const ticket = await server.call('createTicket', {
      token: user,
      body: { subject: 'Scale', category: 'Other', description: 'The scale is off.' },
    });
    return { user, admin, ids: [me._id, analysis, ticket.body.data._id as string] };
  }

  const check = ({ status, headers, body }: Answered) => {
    expect(status).toBeLessThan(500);
    expect(headers['x-request-id']).toMatch(/^[0-9A-Z]{10}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (status < 400) return;
    const failure = Failure.parse(JSON.parse(body));
    expect(errorStatus[failure.code]).toBe(status);
    expect(body).not.toMatch(insides);
  };

  it(
    "are never answered with a 5xx, with our insides or too late, and what is refused comes in the envelope with its code's status",
    async () => {
      const routes = routesOf(document);
      const reached: { name: string; session: string | undefined; statuses: number[] }[] = [];
      let who = await newcomer();
      for (const [index, route] of routes.entries()) {
        const statuses: number[] = [];
        reached.push({ ...route, statuses });
        const property = fc.asyncProperty(requestTo(route, document.components.schemas), async (request) => {
          const asked = wired(route, request, (at) => who.ids[at % who.ids.length] ?? '');
          const token = route.session && who[route.session];
          const isSigned = !token || asked.headers.some(([name]) => name === 'authorization');
          const headers = isSigned ? asked.headers : [...asked.headers, bearer(token)];
          const answer = await connection.ask({ ...asked, headers });
          check(answer);
          statuses.push(answer.status);
          if (answer.status === 401 && token) who = await newcomer();
          who.ids.push(...[...answer.body.matchAll(/"_id":"([\w-]{36})"/g)].map(([, id = '']) => id).slice(0, 5));
        });
        await fc.assert(property, { numRuns: runs, seed: seed + index, endOnFailure: runs < 100 });
      }
      // A fuzzer that never gets past the door would show nothing.
      const shut = reached.filter(({ session, statuses }) => session && statuses.every((status) => status === 401));
      expect(shut.map(({ name }) => name)).toEqual([]);
      const all = reached.flatMap(({ statuses }) => statuses);
      expect(all.filter((status) => status < 300).length / all.length).toBeGreaterThan(0.1);
      if (process.env.FUZZ_RUNS) console.log(engine, tally(reached));
    },
    Math.max(60_000, 2000 * runs * 100),
  );
});

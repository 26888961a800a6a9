import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import { type BodyOf, type Call, pathOf } from '#contract/call';
import type { SignedIn } from '#contract/session';
import { argon2Passwords } from '#server/accounts/passwords';
import { buildApp } from '#server/app';
import { readEnvironment } from '#server/environment';
import { openParts } from '#server/open-parts';
import type { Log } from '#server/operation/log';
import type { Parts } from '#server/parts';
import { type TestClock, testClock } from './test-clock.ts';
import { type EngineName, makeTestDatabase } from './test-database.ts';

type Api = typeof api;

type Asked<Name extends CallName> = {
  body?: BodyOf<Api[Name]>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** An access token. */
  token?: string | undefined;
  /** The caller's address. */
  ip?: string;
  headers?: Record<string, string>;
};

/** A wholly parsed answer. `data` is left loose: a test names the fields that it looks at. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about.
export type Answer = { status: number; headers: Record<string, unknown>; body: any };

export type TestServer = {
  app: FastifyInstance;
  parts: Parts;
  clock: TestClock;
  dataDir: string;
  /** Makes a call of the contract. */
  call<Name extends CallName>(name: Name, asked?: Asked<Name>): Promise<Answer>;
  /** What the console was told, mails among it, once all are sent. */
  console(): Promise<string[]>;
  /** The code in the newest mail to an address. */
  mailedCode(email: string): Promise<string>;
  /** A new account, signed in. */
  signUp(details?: {
    email?: string;
    password?: string;
    ip?: string;
  }): Promise<SignedIn & { email: string; password: string }>;
  close(): Promise<void>;
};

type TestServerOptions = NonNullable<Parameters<typeof buildApp>[1]> & { clock?: TestClock; log?: Log };

/** The same algorithm at a fraction of its cost: these tests hash thousands of passwords. */
const cheap = { memoryCost: 64, timeCost: 1 };

let accounts = 0;

/** The whole server over a fresh database, without a port; its clock stands still. */
export async function startTestServer(
  engine: EngineName,
  variables: Record<string, string> = {},
  { clock = testClock(), log, appFolder = '/nowhere', slowness }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-test-'));
  const database = await makeTestDatabase(engine);
  const environment = readEnvironment({
    WICKWISE_DATA_DIR: dataDir,
    WICKWISE_PUBLIC_URL: 'https://wickwise.example',
    LOG_LEVEL: 'silent',
    ...(database.url && { DATABASE_URL: database.url }),
    ...variables,
  });
  if (!environment.ok) throw new Error(environment.problems.join('\n'));

  const lines: string[] = [];
  const { parts, close } = await openParts(environment.value, {
    clock,
    ...(log && { log }),
    passwords: argon2Passwords(cheap),
    announce: (line) => lines.push(line),
  });
  const app = await buildApp(parts, { appFolder, ...(slowness && { slowness }) });

  const call: TestServer['call'] = async (name, { body, params, query, token, ip = '203.0.113.1', headers } = {}) => {
    const { method }: Call = api[name];
    const answer = await app.inject({
      method,
      url: apiBase + pathOf(api[name], params),
      remoteAddress: ip,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };

  return {
    app,
    parts,
    clock,
    dataDir,
    call,
    async console() {
      await parts.mail.idle();
      return lines;
    },
    async mailedCode(email) {
      await parts.mail.idle();
      const line = lines.findLast((text) => text.startsWith(`Mail to ${email}: `) && /: \d{6} /.test(text));
      return /: (\d{6}) /.exec(line ?? '')?.[1] ?? `no code was mailed to ${email}`;
    },
    async signUp({
      email = `trader-${++accounts}@example.com`,
      password = 'correct horse battery',
      ip = '198.51.100.7',
    } = {}) {
      const answer = await call('signup', { body: { fullName: 'Ada Trader', email, password }, ip });
      if (answer.status !== 200) throw new Error(`signup answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return { ...answer.body.data, email, password };
    },
    async close() {
      await app.close();
      await close();
      await database.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

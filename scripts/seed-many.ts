// Fills an empty installation with many users, analyses, tickets and payments: npm run seed:many -- [--users N] [--analyses N] [--tickets N]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { keepFigures } from '#server/admin/figures/keep-figures';
import { days, systemClock } from '#server/clock';
import { connect } from '#server/db/connect';
import type { Db, Engine } from '#server/db/db';
import { readEnvironment } from '#server/environment';

export type Many = { users: number; analyses: number; tickets: number };

type Seeded = { db: Db; engine: Engine };

const first =
  'Ada Grace Alan Edsger Barbara Donald Leslie Radia John Frances Tony Niklaus Margaret Dennis Ken Sophie'.split(' ');
const last =
  'Lovelace Hopper Turing Dijkstra Liskov Knuth Lamport Perlman Backus Allen Hoare Wirth Hamilton Ritchie Wilson Thompson Okafor Silva Nakamura Weber'.split(
    ' ',
  );
const strategies = ['price_action', 'rsi_strategy', 'order_blocks', 'macd_strategy', 'fvg_strategy'];
const span = days(3 * 365);

/** What the two engines write differently. */
const dialects = {
  sqlite: {
    numbers: (count: number) =>
      sql`(with recursive s(n) as (select 0 union all select n + 1 from s where n + 1 < ${sql.lit(count)}) select n from s) as s`,
    hex: (value: RawBuilder<unknown>) => sql`printf('%012x', ${value})`,
  },
  postgres: {
    numbers: (count: number) => sql`(select n::bigint from generate_series(0, ${sql.lit(count - 1)}) as g(n)) as s`,
    hex: (value: RawBuilder<unknown>) => sql`lpad(to_hex((${value})::bigint), 12, '0')`,
  },
};

/** One of a list, turn by turn, all the same on both engines. */
const oneOf = (values: string[], turn: RawBuilder<unknown>) =>
  sql`case ${turn} % ${sql.lit(values.length)} ${sql.join(
    values.map((value, i) => sql`when ${sql.lit(i)} then ${sql.lit(value)}`),
    sql` `,
  )} end`;

/** Rows made within the database, spread over the three years before `now`, ms. The tables must be empty. Whole days are counted afterwards. */
export async function seedMany({ db, engine }: Seeded, many: Many, now: number): Promise<void> {
  await db.connection().execute((connection) => fillTables({ db: connection, engine }, many, now));
  await keepFigures({ db, clock: { now: () => now } });
}

async function fillTables({ db, engine }: Seeded, many: Many, now: number): Promise<void> {
  const { numbers, hex } = dialects[engine.name];
  const n = sql`s.n`;
  const timeOf = (count: number) => sql`(${sql.lit(now - span)} + s.n * ${sql.lit(Math.floor(span / count))})`;
  /** A UUIDv7 of a time, told apart by a number. */
  const idOf = (time: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
    sql`substr(${hex(time)}, 1, 8) || '-' || substr(${hex(time)}, 9, 4) || '-7000-8000-' || ${hex(number)}`;
  const { users, analyses, tickets } = many;
  const userTime = timeOf(users);
  /** Some user or other for a row: neighbours get users far apart. */
  const someUser = sql`((s.n * 7919) % ${sql.lit(users)})`;
  const someUsersId = idOf(
    sql`(${sql.lit(now - span)} + ${someUser} * ${sql.lit(Math.floor(span / users))})`,
    someUser,
  );
  const given = oneOf(first, sql`(s.n * 7)`);
  const family = oneOf(last, sql`(s.n / 3)`);
  const fill = (statement: RawBuilder<unknown>) => statement.execute(db);

  await fill(engine.name === 'sqlite' ? sql`pragma synchronous = off` : sql`set statement_timeout = 0`);
  await fill(sql`
    insert into users (id, email, full_name, password_hash, language, created_at, last_seen_at, deactivated_at)
    select ${idOf(userTime, n)}, lower(${given} || '.' || ${family}) || '.' || s.n || '@mail' || (s.n % 7) || '.example',
      ${given} || ' ' || ${family}, null, 'en', ${userTime},
      case when s.n % 9 = 0 then null else ${sql.lit(now)} - (s.n * 7919) % ${sql.lit(days(90))} end,
      case when s.n % 20 = 0 then ${userTime} + 1000 end
    from ${numbers(users)}`);
  const words = [
    sql`lower(${given})`,
    sql`lower(${family})`,
    sql`cast(s.n as text)`,
    sql`'mail' || (s.n % 7)`,
    sql`'example'`,
  ];
  for (const word of words) {
    await fill(sql`insert into user_words (user_id, word) select ${idOf(userTime, n)}, ${word} from ${numbers(users)}`);
  }

  const subscriptions = Math.ceil(users / 4);
  const subscriptionTime = timeOf(subscriptions);
  const plan = oneOf(['PLN_basic', 'PLN_pro', 'PLN_basic', 'PLN_enterprise'], n);
  const isOld = sql`s.n % 3 = 0`;
  await fill(sql`
    insert into subscriptions (id, user_id, plan_id, status, payment_provider, provider_reference, created_at,
      current_period_start, current_period_end, canceled_at, ended_at)
    select ${idOf(subscriptionTime, n)}, ${someUsersId}, ${plan}, case when ${isOld} then 'canceled' else 'active' end,
      'stripe', 'sub_' || s.n, ${subscriptionTime}, ${subscriptionTime},
      case when ${isOld} then ${subscriptionTime} + ${sql.lit(days(30))} else ${sql.lit(now + days(20))} end,
      case when ${isOld} then ${subscriptionTime} end,
      case when ${isOld} then ${subscriptionTime} + ${sql.lit(days(30))} end
    from ${numbers(subscriptions)}`);

  const payments = users;
  const paymentTime = timeOf(payments);
  await fill(sql`
    insert into payments (id, user_id, plan_id, provider, reference, amount, currency, status, period_start, period_end, created_at, paid_at)
    select ${idOf(paymentTime, n)}, ${someUsersId}, 'PLN_pro', 'stripe', 'in_' || s.n, 2999, 'USD',
      ${oneOf(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'paid', 'refunded'], n)},
      ${paymentTime}, ${paymentTime} + ${sql.lit(days(30))}, ${paymentTime}, case when s.n % 10 <> 7 then ${paymentTime} end
    from ${numbers(payments)}`);

  const analysisTime = timeOf(analyses);
  const isFailed = sql`s.n % 20 = 7`;
  await fill(sql`
    insert into analyses (id, user_id, strategy, language, state, image_hash, image_type, image_bytes, image_width, image_height,
      not_before, failure_code, failure_message, created_at, started_at, finished_at, quality, analysis)
    select ${idOf(analysisTime, n)}, ${someUsersId}, ${oneOf(strategies, n)}, 'en',
      case when s.n >= ${sql.lit(analyses - 5)} then 'queued' when ${isFailed} then 'failed' else 'done' end,
      ${hex(n)}, 'image/jpeg', 80000 + s.n % 50000, 1280, 720, ${analysisTime},
      case when ${isFailed} then ${oneOf(['not-a-chart', 'blurred', 'too-few-candles', 'engine-error'], sql`(s.n / 20)`)} end,
      null, ${analysisTime}, ${analysisTime}, ${analysisTime} + 4000, null,
      case when not (${isFailed}) then ${sql.lit('The trend is up between the levels that were measured. '.repeat(8))} end
    from ${numbers(analyses)}`);

  const ticketTime = timeOf(tickets);
  await fill(sql`
    insert into tickets (id, user_id, subject, category, priority, status, created_at, updated_at, asked_at, seen_at, description)
    select ${idOf(ticketTime, n)}, ${someUsersId}, ${oneOf(['Cannot upload', 'Wrong levels', 'Refund please', 'A question'], n)} || ' ' || s.n,
      ${oneOf(['Technical Issue', 'Account Related', 'Billing', 'Feature Request', 'Analysis Help', 'Other'], n)},
      ${oneOf(['low', 'medium', 'high'], n)}, ${oneOf(['closed', 'resolved', 'closed', 'open', 'closed', 'in_progress', 'closed'], n)},
      ${ticketTime}, ${ticketTime}, ${ticketTime}, ${ticketTime}, ${sql.lit('What happened, told at some length. '.repeat(10))}
    from ${numbers(tickets)}`);

  const subjectWords = [
    oneOf(['cannot', 'wrong', 'refund', 'a'], n),
    oneOf(['upload', 'levels', 'please', 'question'], n),
  ];
  for (const word of [...subjectWords, sql`cast(s.n as text)`]) {
    await fill(
      sql`insert into ticket_words (ticket_id, word) select ${idOf(ticketTime, n)}, ${word} from ${numbers(tickets)}`,
    );
  }

  const entries = tickets;
  const entryTime = timeOf(entries);
  await fill(sql`
    insert into audit_log (id, created_at, action, admin_id, admin_email, subject_kind, subject_id)
    select ${idOf(entryTime, n)}, ${entryTime}, ${oneOf(['user-edited', 'user-deactivated', 'credits-granted', 'admin-signed-in'], n)},
      null, null, 'user', ${someUsersId}
    from ${numbers(entries)}`);
  await fill(sql`
    insert into webhook_events (id, provider, event_id, type, body, state, not_before, received_at)
    select ${idOf(entryTime, n)}, 'stripe', 'evt_' || s.n, 'invoice.paid', '{}', ${oneOf(['processed', 'processed', 'processed', 'failed'], n)},
      ${entryTime}, ${entryTime}
    from ${numbers(entries)}`);

  if (engine.name === 'postgres') await fill(sql`vacuum analyze`);
  await fill(engine.name === 'sqlite' ? sql`pragma synchronous = full` : sql`reset statement_timeout`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: '100000' },
      analyses: { type: 'string', default: '1000000' },
      tickets: { type: 'string', default: '50000' },
    },
  });
  const many = { users: Number(values.users), analyses: Number(values.analyses), tickets: Number(values.tickets) };
  if (!Object.values(many).every((count) => Number.isInteger(count) && count >= 10)) {
    throw new Error('each number must be a whole one of at least 10');
  }
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw new Error(environment.problems.join('\n'));
  const { WICKWISE_DATA_DIR: folder, DATABASE_URL: url } = environment.value;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await connect({ url, file: path.join(folder, 'wickwise.db') });
  const clock = systemClock();
  const start = clock.now();
  await seedMany(database, many, start);
  await database.close();
  console.log(
    `Seeded ${values.users} users, ${values.analyses} analyses and ${values.tickets} tickets in ${Math.round((clock.now() - start) / 1000)} s`,
  );
}

if (process.argv[1]?.endsWith('seed-many.ts')) await main();

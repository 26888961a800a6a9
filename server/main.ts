import { keepFigures, keepQueueLength } from './admin/figures/keep-figures.ts';
import { ensureFirstAdmin, type FirstAdmin } from './admin/first-admin.ts';
import { buildApp } from './app.ts';
import { startBilling } from './billing/start-billing.ts';
import { hours, minutes } from './clock.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { openParts } from './open-parts.ts';
import { listenForOperators } from './operation/listen-for-operators.ts';
import { repeat } from './operation/repeat.ts';
import type { Parts } from './parts.ts';
import { startFileSweep } from './retention/start-file-sweep.ts';
import { startRetention } from './retention/start-retention.ts';
import { type Role, readRole } from './role.ts';
import { sealPictureReaders } from './worker/decode-picture.ts';
import { startAnalyses } from './worker/start-analyses.ts';

type Running = { stop: () => Promise<void> };

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Answers calls, and keeps the figures. The address is where it listens. */
async function startApi(parts: Parts): Promise<Running & { address: string }> {
  const { HOST: host, PORT: port } = parts.environment;
  const app = await buildApp(parts);
  const address = await app.listen({ host, port });
  const upkeep = [
    repeat('counting the days', () => keepFigures(parts), { every: hours(1), log: parts.log }),
    repeat('noting the queue', () => keepQueueLength(parts), { every: minutes(1), log: parts.log }),
  ];
  const billing = startBilling(parts, app);
  return {
    address,
    async stop() {
      await billing.stop();
      await app.close();
      await Promise.all(upkeep.map(({ stop }) => stop()));
    },
  };
}

/** A worker listens only where it is told to. */
async function openForOperators(parts: Parts) {
  const { HOST: host, WICKWISE_METRICS_PORT: port } = parts.environment;
  return port === undefined ? undefined : listenForOperators(parts, { host, port });
}

const lineOf = ({ email, password }: FirstAdmin) =>
  `  admin     ${email}${password ? `, password ${password} (shown only now)` : ''}`;

/** Starts what the role asks for, says what it opened, and stops it on SIGTERM or Ctrl-C. */
async function serve(environment: Environment, role: Role) {
  sealPictureReaders();
  const { parts, close } = await openParts(environment, { announce: print });
  const admin = await ensureFirstAdmin(parts, {
    email: environment.WICKWISE_ADMIN_EMAIL,
    password: environment.WICKWISE_ADMIN_PASSWORD,
  });
  const analyses = role === 'api' ? undefined : await startAnalyses(parts);
  const retention = startRetention(parts);
  const files = await startFileSweep(parts);
  const api = role === 'worker' ? undefined : await startApi(parts);
  const operators = role === 'worker' ? await openForOperators(parts) : undefined;

  print(
    [
      api
        ? `Wickwise is open at ${environment.WICKWISE_PUBLIC_URL ?? api.address}`
        : 'Wickwise works through its queue',
      `  data      ${environment.WICKWISE_DATA_DIR}`,
      `  database  ${parts.engine.name === 'postgres' ? 'PostgreSQL' : 'SQLite in the data folder'}`,
      `  mail      ${parts.mail.provider === 'smtp' ? 'by SMTP' : 'kept in the data folder, outbox/*.eml'}`,
      `  payment   ${parts.payments.test ? 'a test page: nobody is charged' : parts.payments.all.map(({ name }) => name).join(', ')}`,
      ...(operators ? [`  figures   ${operators.address}/metrics`] : []),
      ...(admin ? [lineOf(admin)] : []),
    ].join('\n'),
  );

  const stop = async () => {
    await api?.stop();
    await analyses?.stop();
    await operators?.stop();
    await Promise.all([retention.stop(), files.stop()]);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}

function giveUp(problems: string[]): never {
  complain('Wickwise could not start. These settings are wrong:');
  for (const problem of problems) complain(`  ${problem}`);
  process.exit(2);
}

const environment = readEnvironment(process.env);
if (!environment.ok) giveUp(environment.problems);
const role = readRole(process.argv.slice(2), environment.value);
if (!role.ok) giveUp(role.problems);
await serve(environment.value, role.value).catch((error: Error) => {
  complain(`Wickwise could not start: ${error.message}`);
  process.exit(1);
});

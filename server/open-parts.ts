import { mkdir } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { argon2Passwords, type Passwords } from './accounts/passwords.ts';
import { reportQueue } from './admin/figures/report-queue.ts';
import { openAnalysisParts } from './analyses/open-analysis-parts.ts';
import { type Clock, systemClock } from './clock.ts';
import { connect } from './db/connect.ts';
import { databaseFile, type Environment, publicUrlOf } from './environment.ts';
import { startPushes } from './notifications/start-pushes.ts';
import { type Log, makeLog } from './operation/log.ts';
import { countFaults, openMetrics } from './operation/metrics.ts';
import { type RecentErrors, recentErrors } from './operation/recent-errors.ts';
import { openTraces } from './operation/traces.ts';
import type { Parts } from './parts.ts';
import { startPrinter } from './pdf/printer.ts';
import { googleSignIn } from './providers/google/google.ts';
import { openMailProvider } from './providers/mail/open-mail-provider.ts';
import { openPostOffice } from './providers/mail/post-office.ts';
import { openPayments } from './providers/payment/payments.ts';
import { loadPushKeys } from './providers/push-keys/push-keys.ts';
import { loadSecrets } from './secrets.ts';
import { version } from './version.ts';
import { startRewriter } from './worker/rewriter.ts';

export type OpenParts = { parts: Parts; close: () => Promise<void> };

type OpenOptions = {
  /** Told what a person at the console should see. */
  announce?: (line: string) => void;
  clock?: Clock;
  errors?: RecentErrors;
  log?: Log;
  metrics?: Registry;
  passwords?: Passwords;
};

/** Opens all that the server needs, real or embedded as the environment says. */
export async function openParts(
  environment: Environment,
  {
    announce = () => {},
    clock = systemClock({ offset: environment.WICKWISE_CLOCK_OFFSET }),
    errors = recentErrors(clock),
    metrics = openMetrics(),
    log = makeLog(environment.LOG_LEVEL, undefined, { onError: faultKeeper(errors, metrics) }),
    passwords = argon2Passwords(),
  }: OpenOptions = {},
): Promise<OpenParts> {
  const { WICKWISE_DATA_DIR: dataDir, DATABASE_URL: url } = environment;
  const publicUrl = publicUrlOf(environment);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const traces = await openTraces(environment, version);
  const database = await connect({
    url,
    file: databaseFile(environment),
    onError: (error) => log.error({ err: error }, 'a database connection broke'),
    onQuery: traces.query,
  });
  const { db, engine } = database;
  const mail = openPostOffice(openMailProvider(environment, { clock, announce }), log);
  const analysisParts = await openAnalysisParts(environment, log);
  reportQueue(metrics, { db, clock, limit: analysisParts.maxUnfinished });
  const pushKeys = await loadPushKeys(db);
  const parts: Parts = {
    ...(await loadSecrets(db)),
    ...analysisParts,
    environment,
    clock,
    db,
    engine,
    log,
    metrics,
    traces,
    errors,
    mail,
    google: openGoogle(environment, clock),
    payments: await openPayments(environment, { db, engine, clock }),
    pushKeys,
    pushes: startPushes({ db, clock, environment, log, pushKeys, publicUrl }),
    printer: startPrinter(),
    rewriter: startRewriter(),
    passwords,
    publicUrl,
    version,
  };
  return {
    parts,
    async close() {
      await Promise.all([mail.close(), parts.pushes.close()]);
      await parts.printer.close();
      await parts.rewriter.close();
      await parts.signals.close();
      await database.close();
      await traces.close();
    },
  };
}

function faultKeeper(errors: RecentErrors, metrics: Registry): RecentErrors['keep'] {
  const faults = countFaults(metrics);
  return (details, message) => {
    faults.inc();
    errors.keep(details, message);
  };
}

const openGoogle = ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer }: Environment, clock: Clock) =>
  clientId === undefined ? undefined : googleSignIn({ clientId, issuer, clock });

import type { Registry } from 'prom-client';
import type { Passwords } from './accounts/passwords.ts';
import type { AnalysisParts } from './analyses/analysis-parts.ts';
import type { Clock } from './clock.ts';
import type { Db, Engine } from './db/db.ts';
import type { Environment } from './environment.ts';
import type { Pushes } from './notifications/start-pushes.ts';
import type { Log } from './operation/log.ts';
import type { RecentErrors } from './operation/recent-errors.ts';
import type { Traces } from './operation/traces.ts';
import type { Printer } from './pdf/printer.ts';
import type { Google } from './providers/google/google.ts';
import type { PostOffice } from './providers/mail/post-office.ts';
import type { Payments } from './providers/payment/payments.ts';
import type { PushKeys } from './providers/push-keys/push-keys.ts';
import type { Secrets } from './secrets.ts';
import type { Rewriter } from './worker/rewriter.ts';

/** All that the server's areas are built from. Each takes the few that it needs. */
export type Parts = Secrets &
  AnalysisParts & {
    environment: Environment;
    clock: Clock;
    db: Db;
    engine: Engine;
    log: Log;
    /** Figures of this process. */
    metrics: Registry;
    traces: Traces;
    errors: RecentErrors;
    passwords: Passwords;
    mail: PostOffice;
    /** Absent without a client id. */
    google?: Google | undefined;
    payments: Payments;
    pushKeys: PushKeys;
    pushes: Pushes;
    printer: Printer;
    rewriter: Rewriter;
    /** Where the app is reached, without a slash at the end. */
    publicUrl: string;
    version: string;
  };

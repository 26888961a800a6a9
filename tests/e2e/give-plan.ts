import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { v7 as newId } from 'uuid';
import type { Account } from './fixtures.ts';
import type { RunningServer } from './start-server.ts';

/** Gives an account a plan by hand, as a support person would who has only the database. */
export function givePlan({ dataDir }: RunningServer, { email }: Pick<Account, 'email'>, planId: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'wickwise.db'), { timeout: 10_000 });
  const now = Date.now();
  db.prepare(
    `insert into subscriptions (id, user_id, plan_id, status, created_at, current_period_start)
     select ?, id, ?, 'active', ?, ? from users where email = ?`,
  ).run(newId(), planId, now, now, email);
  db.close();
}

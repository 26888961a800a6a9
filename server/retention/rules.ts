import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countUsersToErase, eraseDueUsers } from '../accounts/erase-users.ts';
import { countDeleted, countOrphans, sweepDeleted, sweepImages } from '../analyses/sweep.ts';
import { days } from '../clock.ts';
import type { TableName } from '../db/tables.ts';
import type { Parts } from '../parts.ts';
import type { Cadence } from './leases.ts';
import { countRows, deleteRows } from './queries.ts';

export type RetentionParts = Pick<Parts, 'db' | 'clock' | 'images' | 'thumbnails'>;

/** What goes by itself, and when. What no rule names stays. */
export type RetentionRule = {
  name: string;
  /** For people: what goes, and when. */
  removes: string;
  every: Cadence;
  /** How many would go now. */
  due: (parts: RetentionParts) => Promise<number>;
  remove: (parts: RetentionParts, signal: AbortSignal) => Promise<unknown>;
};

type Condition = (now: number) => RawBuilder<SqlBool>;

/** Rows of a table that meet a condition; what hangs on them goes too. */
const rows = (table: TableName, removes: string, isOver: Condition): RetentionRule => ({
  name: table,
  removes,
  every: 'hour',
  due: ({ db, clock }) => countRows(db, table, isOver(clock.now())),
  remove: ({ db, clock }, signal) => deleteRows(db, table, isOver(clock.now()), signal),
});

/**
 * Analyses, tickets, payments, credits and the audit log have no rule: they stay until their user is erased, and what books need stays
 * after that. A finished job is its analysis, so there is no job to remove.
 */
export const retentionRules: RetentionRule[] = [
  rows('oneTimeCodes', 'codes and links that were mailed, when they are over', (now) => sql`expires_at < ${now}`),
  rows('loginChallenges', 'sign-ins that wait for a code, when they are over', (now) => sql`expires_at < ${now}`),
  rows(
    'secondFactors',
    'second factors that were begun and never confirmed, after a day',
    (now) => sql`confirmed_at is null and created_at < ${now - days(1)}`,
  ),
  // An ended family stays to its end, since a replayed token must be known as one.
  rows('sessions', 'sessions with their refresh tokens, when they are over', (now) => sql`expires_at < ${now}`),
  rows('rateLimits', 'counts of attempts, when their window is over', (now) => sql`expires_at < ${now}`),
  rows(
    'pushSubscriptions',
    'devices to push to, when they are signed out or their account is deactivated',
    (now) => sql`session_id in (select id from sessions where ended_at is not null or expires_at <= ${now})
      or user_id in (select id from users where deactivated_at is not null)`,
  ),
  rows('notifications', 'what a user was told, after 180 days', (now) => sql`created_at < ${now - days(180)}`),
  // A device that was away for so long sends a picture anew.
  rows('uploadReceipts', 'receipts of uploads, after 90 days', (now) => sql`created_at < ${now - days(90)}`),
  // Their bodies name people, and the state of things is long taken over.
  rows(
    'webhookEvents',
    'messages of payment providers that were worked on, after 90 days',
    (now) => sql`received_at < ${now - days(90)} and state <> 'received'`,
  ),
  // What was told must not be told again: a period does not come back after a year.
  rows(
    'billingNotices',
    'notices about plans that were sent, after 400 days',
    (now) => sql`sent_at < ${now - days(400)}`,
  ),
  rows(
    'analysisAccesses',
    "administrators' leave to see a user's analyses, 30 days after its end",
    (now) => sql`expires_at < ${now - days(30)}`,
  ),
  {
    name: 'deleted analyses',
    removes: 'text and picture of analyses, a day after their user deleted them',
    every: 'hour',
    due: countDeleted,
    remove: sweepDeleted,
  },
  {
    name: 'erased users',
    removes: 'person, texts and pictures of users, 30 days after their account was deleted',
    every: 'hour',
    due: countUsersToErase,
    remove: eraseDueUsers,
  },
  {
    name: 'orphaned pictures',
    removes: 'pictures that neither an analysis nor a profile names, a day after they were last kept',
    every: 'day',
    due: countOrphans,
    remove: (parts, stop) => sweepImages(parts, { stop }),
  },
  {
    name: 'orphaned thumbnails',
    removes: 'small pictures of those that nothing names any more, a day after they were made',
    every: 'day',
    due: (parts) => countOrphans({ ...parts, images: parts.thumbnails }),
    remove: (parts, stop) => sweepImages({ ...parts, images: parts.thumbnails }, { stop }),
  },
];

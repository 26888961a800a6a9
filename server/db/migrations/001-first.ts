import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { holdAppendOnly, isPostgres } from './append-only.ts';

/** `bigint` is a 64-bit integer on both engines: SQLite takes any type name that contains INT so. */
async function accounts(db: Kysely<never>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified_at', 'bigint')
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('google_subject', 'text', (c) => c.unique())
    .addColumn('profile_picture', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('notify_by_email', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('notify_by_push', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint')
    .addColumn('deactivated_at', 'bigint')
    .addColumn('erase_at', 'bigint')
    .addColumn('samples_ended_at', 'bigint')
    .addColumn('erased_at', 'bigint')
    .execute();
  await db.schema.createIndex('users_by_creation').on('users').columns(['created_at', 'id']).execute();
  await sql`create index users_by_name on users (lower(full_name), id)`.execute(db);
  await sql`create index users_by_last_seen on users (coalesce(last_seen_at, 0), id)`.execute(db);
  // For counting: PostgreSQL reads no row for a plain column, but one for each expression.
  await db.schema.createIndex('users_seen').on('users').column('last_seen_at').execute();
  await sql`create index users_inactive on users (created_at, id) where deactivated_at is not null`.execute(db);
  await sql`create index users_to_erase on users (erase_at) where erase_at is not null`.execute(db);
  await db.schema.createIndex('users_by_picture').on('users').column('profile_picture').execute();

  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deactivated_at', 'bigint')
    .execute();
}

async function sessions(db: Kysely<never>) {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('realm', 'text', (c) => c.notNull().check(sql`realm in ('user', 'admin')`))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text')
    .execute();
  await db.schema.createIndex('sessions_by_account').on('sessions').columns(['account_id', 'realm']).execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('replaced_at', 'bigint')
    .execute();
  await db.schema.createIndex('refresh_tokens_by_session').on('refresh_tokens').column('session_id').execute();

  await db.schema
    .createTable('one_time_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('link_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('one_time_codes_by_user').on('one_time_codes').column('user_id').execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await db.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expires_at').execute();
}

async function billing(db: Kysely<never>) {
  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('interval', 'text', (c) => c.notNull())
    .addColumn('credits', 'integer')
    .addColumn('features', 'text', (c) => c.notNull())
    .addColumn('stripe_product_id', 'text')
    .addColumn('price_id', 'text')
    .execute();

  await db.schema
    .createTable('customers')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('customers_key', ['user_id', 'provider'])
    .addUniqueConstraint('customers_once', ['provider', 'reference'])
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('plan_id', 'text', (c) => c.notNull().references('plans.id'))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'canceled')`))
    .addColumn('payment_provider', 'text')
    .addColumn('provider_reference', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('current_period_start', 'bigint', (c) => c.notNull())
    .addColumn('current_period_end', 'bigint')
    .addColumn('canceled_at', 'bigint')
    .addColumn('past_due_since', 'bigint')
    .addColumn('pending_plan_id', 'text', (c) => c.references('plans.id'))
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('subscriptions_once', ['payment_provider', 'provider_reference'])
    .execute();
  await db.schema.createIndex('subscriptions_by_user').on('subscriptions').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('subscriptions_by_creation').on('subscriptions').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('subscriptions_by_status')
    .on('subscriptions')
    .columns(['status', 'created_at', 'id'])
    .execute();
  // Holds all that counting those in force asks for, so that no row is read.
  await sql`create index subscriptions_in_force on subscriptions
    (current_period_end, status, payment_provider, plan_id, user_id, ended_at) where ended_at is null`.execute(db);
}

async function payments(db: Kysely<never>) {
  await db.schema
    .createTable('checkouts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('plan_id', 'text', (c) => c.notNull().references('plans.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('pending', 'paid', 'closed')`))
    .addColumn('reference', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await db.schema.createIndex('checkouts_by_user').on('checkouts').columns(['user_id', 'created_at']).execute();

  // What was paid stays in the books when the account is erased.
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('subscription_id', 'text', (c) => c.references('subscriptions.id').onDelete('set null'))
    .addColumn('plan_id', 'text', (c) => c.notNull().references('plans.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'paid', 'failed', 'refunded')`))
    .addColumn('period_start', 'bigint', (c) => c.notNull())
    .addColumn('period_end', 'bigint', (c) => c.notNull())
    .addColumn('receipt_number', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('paid_at', 'bigint')
    .addUniqueConstraint('payments_once', ['provider', 'reference'])
    .execute();
  await db.schema.createIndex('payments_by_user').on('payments').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('payments_by_creation').on('payments').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('payments_by_status').on('payments').columns(['status', 'created_at', 'id']).execute();
  await db.schema
    .createIndex('payments_paid')
    .on('payments')
    .columns(['status', 'paid_at', 'currency', 'amount'])
    .execute();

  await db.schema
    .createTable('receipt_counters')
    .addColumn('year', 'integer', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('customer', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('received', 'processed', 'ignored', 'failed')`))
    .addColumn('problem', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('not_before', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('webhook_events_once', ['provider', 'event_id'])
    .execute();
  await db.schema.createIndex('webhook_events_waiting').on('webhook_events').columns(['state', 'not_before']).execute();
  await db.schema
    .createIndex('webhook_events_by_state')
    .on('webhook_events')
    .columns(['state', 'received_at', 'id'])
    .execute();
  await db.schema
    .createIndex('webhook_events_by_receipt')
    .on('webhook_events')
    .columns(['received_at', 'id'])
    .execute();

  await db.schema
    .createTable('billing_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('billing_notices_once', ['user_id', 'kind', 'about'])
    .execute();
  await db.schema.createIndex('billing_notices_waiting').on('billing_notices').column('sent_at').execute();

  await db.schema
    .createTable('billing_books')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('customer', 'text', (c) => c.notNull())
    .addColumn('books', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tell_at', 'bigint')
    .addPrimaryKeyConstraint('billing_books_key', ['provider', 'customer'])
    .execute();
}

async function analyses(db: Kysely<never>) {
  await db.schema
    .createTable('analyses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('strategy', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('queued', 'running', 'done', 'failed')`))
    .addColumn('image_hash', 'text', (c) => c.notNull())
    .addColumn('image_type', 'text', (c) => c.notNull())
    .addColumn('image_bytes', 'integer', (c) => c.notNull())
    .addColumn('image_width', 'integer', (c) => c.notNull())
    .addColumn('image_height', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('not_before', 'bigint', (c) => c.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_token', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failure_code', 'text')
    .addColumn('failure_message', 'text')
    .addColumn('direction', 'text')
    .addColumn('deleted_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    // Last, so that what only counts or lists need not step over the long texts.
    .addColumn('quality', 'text')
    .addColumn('words', 'text')
    .addColumn('analysis', 'text')
    .addColumn('overlay', 'text')
    .addColumn('reading', 'text')
    .execute();
  await db.schema.createIndex('analyses_by_user').on('analyses').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('analyses_by_image').on('analyses').column('image_hash').execute();
  await db.schema
    .createIndex('analyses_to_erase')
    .on('analyses')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('analyses_waiting')
    .on('analyses')
    .columns(['not_before', 'id'])
    .where(sql.ref('state'), 'in', sql`('queued', 'running')`)
    .execute();

  await db.schema.createIndex('analyses_by_creation').on('analyses').columns(['created_at', 'image_bytes']).execute();
  await sql`create index analyses_failed on analyses (finished_at, failure_code) where state = 'failed'`.execute(db);

  await db.schema
    .createTable('upload_receipts')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('image_hash', 'text', (c) => c.notNull())
    .addColumn('analysis_id', 'text', (c) => c.notNull().references('analyses.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('upload_receipts_key', ['user_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('upload_receipts_by_age').on('upload_receipts').column('created_at').execute();

  await db.schema
    .createTable('credit_ledger')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('analysis_id', 'text', (c) => c.references('analyses.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('grant', 'use', 'return')`))
    .addColumn('amount', 'integer', (c) => c.notNull().check(sql`amount > 0`))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('cause', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('credit_ledger_once', ['analysis_id', 'kind'])
    .addUniqueConstraint('credit_ledger_one_grant', ['user_id', 'period', 'cause'])
    .execute();
  await db.schema.createIndex('credit_ledger_by_period').on('credit_ledger').columns(['user_id', 'period']).execute();
}

async function notifications(db: Kysely<never>) {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('push_subscriptions_by_user').on('push_subscriptions').column('user_id').execute();
  await db.schema.createIndex('push_subscriptions_by_session').on('push_subscriptions').column('session_id').execute();

  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('about', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .execute();
  await db.schema.createIndex('notifications_by_user').on('notifications').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('notifications_by_age').on('notifications').column('created_at').execute();
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['user_id', 'about'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
}

async function support(db: Kysely<never>) {
  await db.schema
    .createTable('tickets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'in_progress', 'resolved', 'closed')`))
    .addColumn('analysis_id', 'text', (c) => c.references('analyses.id').onDelete('set null'))
    .addColumn('request_key', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addUniqueConstraint('tickets_once', ['user_id', 'request_key'])
    .execute();
  for (const [name, columns] of ticketIndexes)
    await db.schema.createIndex(name).on('tickets').columns(columns).execute();

  await db.schema
    .createTable('ticket_words')
    .addColumn('ticket_id', 'text', (c) => c.notNull().references('tickets.id').onDelete('cascade'))
    // Bytes in their order, as with the words of users.
    .addColumn('word', isPostgres(db) ? sql`text collate "C"` : 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ticket_words_key', ['ticket_id', 'word'])
    .execute();
  await db.schema.createIndex('ticket_words_by_word').on('ticket_words').columns(['word', 'ticket_id']).execute();

  await db.schema
    .createTable('ticket_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('ticket_id', 'text', (c) => c.notNull().references('tickets.id').onDelete('cascade'))
    .addColumn('admin_id', 'text', (c) => c.references('admins.id'))
    .addColumn('is_internal', 'integer', (c) => c.notNull())
    .addColumn('request_key', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addUniqueConstraint('ticket_messages_once', ['ticket_id', 'request_key'])
    .execute();
  await db.schema.createIndex('ticket_messages_by_ticket').on('ticket_messages').columns(['ticket_id', 'id']).execute();

  await db.schema
    .createTable('canned_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** One for each order and filter of the lists, with what the other filters ask, so that no row is read; the last for what deletes an analysis. */
const ticketIndexes: [name: string, columns: string[]][] = [
  ['tickets_by_user', ['user_id', 'updated_at', 'id']],
  ['tickets_by_creation', ['created_at']],
  ['tickets_by_status', ['status', 'id', 'category', 'priority', 'user_id']],
  ['tickets_by_category', ['category', 'id', 'status', 'priority', 'user_id']],
  ['tickets_by_priority', ['priority', 'id', 'status', 'category', 'user_id']],
  ['tickets_by_analysis', ['analysis_id']],
];

async function settings(db: Kysely<never>) {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
}

async function administration(db: Kysely<never>) {
  await db.schema
    .createTable('user_words')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // Bytes in their order: what begins with `ada` lies between `ada` and whatever comes after all that begins so.
    .addColumn('word', isPostgres(db) ? sql`text collate "C"` : 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('user_words_key', ['user_id', 'word'])
    .execute();
  await db.schema.createIndex('user_words_by_word').on('user_words').columns(['word', 'user_id']).execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('admin_id', 'text')
    .addColumn('admin_email', 'text')
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('state_before', 'text')
    .addColumn('state_after', 'text')
    .addColumn('ip', 'text')
    .addColumn('device', 'text')
    .execute();
  for (const column of ['admin_id', 'subject_id', 'action']) {
    await db.schema.createIndex(`audit_log_by_${column}`).on('audit_log').columns([column, 'id']).execute();
  }
  await holdAppendOnly(db);

  await db.schema
    .createTable('analysis_accesses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('admin_id', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('analysis_accesses_by_admin')
    .on('analysis_accesses')
    .columns(['admin_id', 'user_id', 'expires_at'])
    .execute();

  await db.schema
    .createTable('daily_figures')
    .addColumn('figure', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_figures_key', ['figure', 'day', 'label'])
    .execute();
}

export const first: Migration = {
  async up(db: Kysely<never>) {
    await accounts(db);
    await sessions(db);
    await billing(db);
    await payments(db);
    await analyses(db);
    await notifications(db);
    await support(db);
    await settings(db);
    await administration(db);
  },
};

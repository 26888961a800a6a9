import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const isPostgres = (db: Kysely<never>) => db.getExecutor().adapter instanceof PostgresAdapter;

const fixed = [
  'id',
  'created_at',
  'action',
  'admin_id',
  'admin_email',
  'subject_kind',
  'subject_id',
  'reason',
  'ip',
  'device',
];

/** The one change that is let through: what an entry says about a user goes with his data. */
const isErasure = `
  new.state_before is null and new.state_after is null
  and ${fixed.map((column) => `new.${column} is not distinct from old.${column}`).join(' and ')}
  and exists (select 1 from users where users.id = old.subject_id and users.erased_at is not null)`;

const complaint = 'the audit log is append-only';

/** Has the database itself refuse to change or remove entries of the audit log, whoever asks. */
export async function holdAppendOnly(db: Kysely<never>): Promise<void> {
  for (const statement of isPostgres(db) ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

const onSqlite = [
  `create trigger audit_log_not_changed before update on audit_log when not (${isErasure})
   begin select raise(abort, '${complaint}'); end`,
  `create trigger audit_log_not_removed before delete on audit_log begin select raise(abort, '${complaint}'); end`,
  // `insert or replace` removes a row without asking the trigger above.
  `create trigger audit_log_not_replaced before insert on audit_log
   when exists (select 1 from audit_log where id = new.id)
   begin select raise(abort, '${complaint}'); end`,
];

const onPostgres = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin raise exception '${complaint}'; end $$`,
  `create function refuse_audit_update() returns trigger language plpgsql as $$
   begin if ${isErasure} then return new; end if; raise exception '${complaint}'; end $$`,
  'create trigger audit_log_not_changed before update on audit_log for each row execute function refuse_audit_update()',
  'create trigger audit_log_not_removed before delete on audit_log for each row execute function refuse_audit_change()',
  `create trigger audit_log_not_emptied before truncate on audit_log
   for each statement execute function refuse_audit_change()`,
];

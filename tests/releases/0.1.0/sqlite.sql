CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("id" text primary key, "email" text not null unique, "email_verified_at" bigint, "full_name" text not null, "password_hash" text, "google_subject" text unique, "profile_picture" text, "language" text not null, "notify_by_email" integer default 1 not null, "notify_by_push" integer default 0 not null, "created_at" bigint not null, "last_seen_at" bigint, "deactivated_at" bigint, "erase_at" bigint, "samples_ended_at" bigint, "erased_at" bigint);
CREATE TABLE "admins" ("id" text primary key, "email" text not null unique, "full_name" text not null, "role" text not null, "password_hash" text not null, "created_at" bigint not null, "deactivated_at" bigint);
CREATE TABLE "sessions" ("id" text primary key, "realm" text not null check (realm in ('user', 'admin')), "account_id" text not null, "device" text not null, "created_at" bigint not null, "last_used_at" bigint not null, "expires_at" bigint not null, "ended_at" bigint, "end_reason" text);
CREATE TABLE "refresh_tokens" ("hash" text primary key, "session_id" text not null references "sessions" ("id") on delete cascade, "issued_at" bigint not null, "replaced_at" bigint);
CREATE TABLE "one_time_codes" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "code_hash" text not null, "link_hash" text not null unique, "created_at" bigint not null, "expires_at" bigint not null, "tries" integer default 0 not null, "used_at" bigint);
CREATE TABLE "rate_limits" ("key" text primary key, "points" integer not null, "expires_at" bigint);
CREATE TABLE "plans" ("id" text primary key, "name" text not null unique, "amount" integer not null, "currency" text not null, "interval" text not null, "credits" integer, "features" text not null, "stripe_product_id" text, "price_id" text);
CREATE TABLE "customers" ("user_id" text not null references "users" ("id") on delete cascade, "provider" text not null, "reference" text not null, "revision" integer default 0 not null, "created_at" bigint not null, constraint "customers_key" primary key ("user_id", "provider"), constraint "customers_once" unique ("provider", "reference"));
CREATE TABLE "subscriptions" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "plan_id" text not null references "plans" ("id"), "status" text not null check (status in ('active', 'canceled')), "payment_provider" text, "provider_reference" text, "created_at" bigint not null, "current_period_start" bigint not null, "current_period_end" bigint, "canceled_at" bigint, "past_due_since" bigint, "pending_plan_id" text references "plans" ("id"), "ended_at" bigint, constraint "subscriptions_once" unique ("payment_provider", "provider_reference"));
CREATE TABLE "checkouts" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "plan_id" text not null references "plans" ("id"), "provider" text not null, "state" text not null check (state in ('pending', 'paid', 'closed')), "reference" text, "created_at" bigint not null, "settled_at" bigint);
CREATE TABLE "payments" ("id" text primary key, "user_id" text references "users" ("id") on delete set null, "subscription_id" text references "subscriptions" ("id") on delete set null, "plan_id" text not null references "plans" ("id"), "provider" text not null, "reference" text not null, "amount" integer not null, "currency" text not null, "status" text not null check (status in ('pending', 'paid', 'failed', 'refunded')), "period_start" bigint not null, "period_end" bigint not null, "receipt_number" text unique, "created_at" bigint not null, "paid_at" bigint, constraint "payments_once" unique ("provider", "reference"));
CREATE TABLE "receipt_counters" ("year" integer primary key, "last_number" integer not null);
CREATE TABLE "webhook_events" ("id" text primary key, "provider" text not null, "event_id" text not null, "type" text not null, "customer" text, "body" text not null, "state" text not null check (state in ('received', 'processed', 'ignored', 'failed')), "problem" text, "attempts" integer default 0 not null, "not_before" bigint not null, "received_at" bigint not null, "settled_at" bigint, constraint "webhook_events_once" unique ("provider", "event_id"));
CREATE TABLE "billing_notices" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "kind" text not null, "about" text not null, "details" text not null, "created_at" bigint not null, "sent_at" bigint, constraint "billing_notices_once" unique ("user_id", "kind", "about"));
CREATE TABLE "billing_books" ("provider" text not null, "customer" text not null, "books" text not null, "due_at" bigint, "tell_at" bigint, constraint "billing_books_key" primary key ("provider", "customer"));
CREATE TABLE "analyses" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "strategy" text not null, "language" text not null, "state" text not null check (state in ('queued', 'running', 'done', 'failed')), "image_hash" text not null, "image_type" text not null, "image_bytes" integer not null, "image_width" integer not null, "image_height" integer not null, "attempts" integer default 0 not null, "not_before" bigint not null, "lease_until" bigint, "lease_token" integer default 0 not null, "failure_code" text, "failure_message" text, "direction" text, "deleted_at" bigint, "created_at" bigint not null, "started_at" bigint, "finished_at" bigint, "quality" text, "words" text, "analysis" text, "overlay" text, "reading" text);
CREATE TABLE "upload_receipts" ("user_id" text not null references "users" ("id") on delete cascade, "idempotency_key" text not null, "image_hash" text not null, "analysis_id" text not null references "analyses" ("id") on delete cascade, "created_at" bigint not null, constraint "upload_receipts_key" primary key ("user_id", "idempotency_key"));
CREATE TABLE "credit_ledger" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "analysis_id" text references "analyses" ("id") on delete cascade, "kind" text not null check (kind in ('grant', 'use', 'return')), "amount" integer not null check (amount > 0), "period" text not null, "cause" text, "created_at" bigint not null, constraint "credit_ledger_once" unique ("analysis_id", "kind"), constraint "credit_ledger_one_grant" unique ("user_id", "period", "cause"));
CREATE TABLE "push_subscriptions" ("endpoint" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "session_id" text not null references "sessions" ("id") on delete cascade, "p256dh" text not null, "auth" text not null, "created_at" bigint not null);
CREATE TABLE "notifications" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "kind" text not null, "event" text not null, "about" text, "created_at" bigint not null, "read_at" bigint);
CREATE TABLE "tickets" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "subject" text not null, "category" text not null, "priority" text not null, "status" text not null check (status in ('open', 'in_progress', 'resolved', 'closed')), "analysis_id" text references "analyses" ("id") on delete set null, "request_key" text, "created_at" bigint not null, "updated_at" bigint not null, "asked_at" bigint not null, "answered_at" bigint, "seen_at" bigint not null, "description" text not null, constraint "tickets_once" unique ("user_id", "request_key"));
CREATE TABLE "ticket_words" ("ticket_id" text not null references "tickets" ("id") on delete cascade, "word" text not null, constraint "ticket_words_key" primary key ("ticket_id", "word"));
CREATE TABLE "ticket_messages" ("id" text primary key, "ticket_id" text not null references "tickets" ("id") on delete cascade, "admin_id" text references "admins" ("id"), "is_internal" integer not null, "request_key" text, "created_at" bigint not null, "text" text not null, constraint "ticket_messages_once" unique ("ticket_id", "request_key"));
CREATE TABLE "canned_answers" ("id" text primary key, "title" text not null, "text" text not null, "updated_at" bigint not null);
CREATE TABLE "settings" ("key" text primary key, "value" text not null);
CREATE TABLE "leases" ("name" text primary key, "holder" text, "held_until" bigint not null, "done_at" bigint);
CREATE TABLE "user_words" ("user_id" text not null references "users" ("id") on delete cascade, "word" text not null, constraint "user_words_key" primary key ("user_id", "word"));
CREATE TABLE "audit_log" ("id" text primary key, "created_at" bigint not null, "action" text not null, "admin_id" text, "admin_email" text, "subject_kind" text not null, "subject_id" text, "reason" text, "state_before" text, "state_after" text, "ip" text, "device" text);
CREATE TABLE "analysis_accesses" ("id" text primary key, "admin_id" text not null references "admins" ("id") on delete cascade, "user_id" text not null references "users" ("id") on delete cascade, "created_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "daily_figures" ("figure" text not null, "day" text not null, "label" text not null, "value" bigint not null, constraint "daily_figures_key" primary key ("figure", "day", "label"));
insert into "kysely_migration" values ('001-first', '2026-11-22T03:00:00.000Z');
insert into "kysely_migration" values ('002-seed-plans', '2026-11-22T03:00:00.000Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "users" values ('019abcde-0000-7000-8000-000000000001', 'ada@example.com', 1795316400000, 'Ada Trader', '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA', '1234567890', 'a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7', 'en', 1, 1, 1791860400000, 1795316400000, NULL, NULL, 1795316400000, NULL);
insert into "users" values ('019abcde-0000-7000-8000-000000000002', '019abcde-0000-7000-8000-000000000002@erased.invalid', NULL, 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', NULL, NULL, NULL, 'en', 0, 0, 1791860400000, 1795316400000, 1792638000000, NULL, NULL, 1795316400000);
insert into "admins" values ('019abcde-0000-7000-8000-000000000003', 'owner@example.com', 'The Owner', 'owner', '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA', 1790996400000, NULL);
insert into "sessions" values ('019abcde-0000-7000-8000-000000000004', 'user', '019abcde-0000-7000-8000-000000000001', 'Safari on an iPhone', 1795316400000, 1795316400000, 1797908400000, NULL, NULL);
insert into "refresh_tokens" values ('first', '019abcde-0000-7000-8000-000000000004', 1795316400000, 1795316400001);
insert into "refresh_tokens" values ('second', '019abcde-0000-7000-8000-000000000004', 1795316400001, NULL);
insert into "one_time_codes" values ('019abcde-0000-7000-8000-000000000021', '019abcde-0000-7000-8000-000000000001', 'hash', 'link', 1795316400000, 1795317000000, 4, NULL);
insert into "rate_limits" values ('known:for-ever', 0, NULL);
insert into "rate_limits" values ('login-account:ada@example.com', 2, 1795316460000);
insert into "plans" values ('PLN_basic', 'Basic Plan', 999, 'USD', 'month', 50, '["50 analyses per month","All strategies","E-mail support"]', 'wickwise-basic', 'wickwise-basic-month');
insert into "plans" values ('PLN_enterprise', 'Enterprise Plan', 9999, 'USD', 'month', NULL, '["Unlimited analyses","All strategies","PDF export","Dedicated support"]', 'wickwise-enterprise', 'wickwise-enterprise-month');
insert into "plans" values ('PLN_free', 'Free Plan', 0, 'USD', 'month', 3, '["3 analyses per month","All strategies"]', NULL, NULL);
insert into "plans" values ('PLN_pro', 'Pro Plan', 2999, 'USD', 'month', 200, '["200 analyses per month","All strategies","PDF export","Priority support"]', 'wickwise-pro', 'wickwise-pro-month');
insert into "customers" values ('019abcde-0000-7000-8000-000000000001', 'stripe', 'cus_1', 7, 1795316400000);
insert into "subscriptions" values ('019abcde-0000-7000-8000-000000000007', '019abcde-0000-7000-8000-000000000001', 'PLN_pro', 'active', 'stripe', 'sub_1', 1795316400000, 1795316400000, 1797908400000, NULL, NULL, 'PLN_basic', NULL);
insert into "checkouts" values ('019abcde-0000-7000-8000-000000000023', '019abcde-0000-7000-8000-000000000001', 'PLN_pro', 'stripe', 'paid', 'cs_1', 1795316400000, 1795316400000);
insert into "payments" values ('019abcde-0000-7000-8000-000000000008', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000007', 'PLN_pro', 'stripe', 'in_1', 2999, 'USD', 'paid', 1795316400000, 1797908400000, '2026-000017', 1795316400000, 1795316400000);
insert into "receipt_counters" values (2026, 17);
insert into "webhook_events" values ('019abcde-0000-7000-8000-000000000024', 'stripe', 'evt_1', 'invoice.paid', 'cus_1', '{"id":"evt_1","note":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', 'processed', NULL, 0, 1795316400000, 1795316400000, 1795316400000);
insert into "billing_notices" values ('019abcde-0000-7000-8000-000000000025', '019abcde-0000-7000-8000-000000000001', 'renewed', 'in_1', '{"plan":"Pro"}', 1795316400000, NULL);
insert into "billing_books" values ('test', 'tst_1', '{"due":[]}', NULL, 1795316400000);
insert into "analyses" values ('019abcde-0000-7000-8000-000000000005', '019abcde-0000-7000-8000-000000000001', 'price_action', 'ja', 'done', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 'image/png', 2147483647, 1280, 720, 1, 1795316400000, NULL, 1, NULL, NULL, 'up', NULL, 1795316400000, 1795316400001, 1795316400002, '{"confidence":0.9}', ' 分析 trend ', '# 分析

O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', '[]', '{"candles":[{"n":0,"close":1.1},{"n":1,"close":1.1001},{"n":2,"close":1.1002},{"n":3,"close":1.1003},{"n":4,"close":1.1004},{"n":5,"close":1.1005},{"n":6,"close":1.1006},{"n":7,"close":1.1007},{"n":8,"close":1.1008},{"n":9,"close":1.1009},{"n":10,"close":1.101},{"n":11,"close":1.1011000000000002},{"n":12,"close":1.1012000000000002},{"n":13,"close":1.1013000000000002},{"n":14,"close":1.1014000000000002},{"n":15,"close":1.1015000000000001},{"n":16,"close":1.1016000000000001},{"n":17,"close":1.1017000000000001},{"n":18,"close":1.1018000000000001},{"n":19,"close":1.1019},{"n":20,"close":1.102},{"n":21,"close":1.1021},{"n":22,"close":1.1022},{"n":23,"close":1.1023},{"n":24,"close":1.1024},{"n":25,"close":1.1025},{"n":26,"close":1.1026},{"n":27,"close":1.1027},{"n":28,"close":1.1028},{"n":29,"close":1.1029},{"n":30,"close":1.103},{"n":31,"close":1.1031000000000002},{"n":32,"close":1.1032000000000002},{"n":33,"close":1.1033000000000002},{"n":34,"close":1.1034000000000002},{"n":35,"close":1.1035000000000001},{"n":36,"close":1.1036000000000001},{"n":37,"close":1.1037000000000001},{"n":38,"close":1.1038000000000001},{"n":39,"close":1.1039},{"n":40,"close":1.104},{"n":41,"close":1.1041},{"n":42,"close":1.1042},{"n":43,"close":1.1043},{"n":44,"close":1.1044},{"n":45,"close":1.1045},{"n":46,"close":1.1046},{"n":47,"close":1.1047},{"n":48,"close":1.1048},{"n":49,"close":1.1049},{"n":50,"close":1.105},{"n":51,"close":1.1051000000000002},{"n":52,"close":1.1052000000000002},{"n":53,"close":1.1053000000000002},{"n":54,"close":1.1054000000000002},{"n":55,"close":1.1055000000000001},{"n":56,"close":1.1056000000000001},{"n":57,"close":1.1057000000000001},{"n":58,"close":1.1058000000000001},{"n":59,"close":1.1059},{"n":60,"close":1.106},{"n":61,"close":1.1061},{"n":62,"close":1.1062},{"n":63,"close":1.1063},{"n":64,"close":1.1064},{"n":65,"close":1.1065},{"n":66,"close":1.1066},{"n":67,"close":1.1067},{"n":68,"close":1.1068},{"n":69,"close":1.1069},{"n":70,"close":1.107},{"n":71,"close":1.1071000000000002},{"n":72,"close":1.1072000000000002},{"n":73,"close":1.1073000000000002},{"n":74,"close":1.1074000000000002},{"n":75,"close":1.1075000000000002},{"n":76,"close":1.1076000000000001},{"n":77,"close":1.1077000000000001},{"n":78,"close":1.1078000000000001},{"n":79,"close":1.1079}]}');
insert into "analyses" values ('019abcde-0000-7000-8000-000000000006', '019abcde-0000-7000-8000-000000000001', 'rsi_strategy', 'ja', 'failed', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 'image/png', 2147483647, 1280, 720, 0, 1795316400000, NULL, 0, 'not-a-chart', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', NULL, NULL, 1795316400000, 1795316400000, 1795316400000, NULL, NULL, NULL, NULL, NULL);
insert into "upload_receipts" values ('019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000026', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', '019abcde-0000-7000-8000-000000000005', 1795316400000);
insert into "credit_ledger" values ('019abcde-0000-7000-8000-000000000027', '019abcde-0000-7000-8000-000000000001', NULL, 'grant', 200, '2026-11', 'plan', 1795316400000);
insert into "credit_ledger" values ('019abcde-0000-7000-8000-000000000028', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000005', 'use', 1, '2026-11', NULL, 1795316400000);
insert into "credit_ledger" values ('019abcde-0000-7000-8000-000000000029', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000006', 'use', 1, '2026-11', NULL, 1795316400000);
insert into "credit_ledger" values ('019abcde-0000-7000-8000-000000000030', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000006', 'return', 1, '2026-11', NULL, 1795316400000);
insert into "push_subscriptions" values ('https://push.example/1', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000004', 'key', 'secret', 1795316400000);
insert into "notifications" values ('019abcde-0000-7000-8000-000000000031', '019abcde-0000-7000-8000-000000000001', 'ticket-answered', '{"type":"ticket-answered","subject":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', '019abcde-0000-7000-8000-000000000009', 1795316400000, NULL);
insert into "tickets" values ('019abcde-0000-7000-8000-000000000009', '019abcde-0000-7000-8000-000000000001', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', 'Billing', 'high', 'in_progress', '019abcde-0000-7000-8000-000000000005', '019abcde-0000-7000-8000-000000000032', 1795316400000, 1795316400000, 1795316400000, 1795316400000, 1795316400000, 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_');
insert into "ticket_words" values ('019abcde-0000-7000-8000-000000000009', 'o''brien');
insert into "ticket_messages" values ('019abcde-0000-7000-8000-000000000033', '019abcde-0000-7000-8000-000000000009', '019abcde-0000-7000-8000-000000000003', 0, NULL, 1795316400000, 'An answer');
insert into "ticket_messages" values ('019abcde-0000-7000-8000-000000000034', '019abcde-0000-7000-8000-000000000009', NULL, 0, '019abcde-0000-7000-8000-000000000035', 1795316400000, 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_');
insert into "canned_answers" values ('019abcde-0000-7000-8000-000000000036', 'Thanks', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', 1795316400000);
insert into "settings" values ('token-key', 'c2VjcmV0LWtleS1vZi10aGlzLWluc3RhbGxhdGlvbg');
insert into "leases" values ('retention-day', NULL, 0, 1795316400000);
insert into "user_words" values ('019abcde-0000-7000-8000-000000000001', 'ada');
insert into "user_words" values ('019abcde-0000-7000-8000-000000000001', '図表');
insert into "audit_log" values ('019abcde-0000-7000-8000-000000000020', 1795316400000, 'user-edited', '019abcde-0000-7000-8000-000000000003', 'owner@example.com', 'user', '019abcde-0000-7000-8000-000000000001', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', '{"fullName":"Ada"}', '{"fullName":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', '203.0.113.7', 'Firefox');
insert into "analysis_accesses" values ('019abcde-0000-7000-8000-000000000022', '019abcde-0000-7000-8000-000000000003', '019abcde-0000-7000-8000-000000000001', 1795316400000, 1795320000000);
insert into "daily_figures" values ('image-bytes', '2026-11-21', '', 9007199254740991);
CREATE INDEX "users_by_creation" on "users" ("created_at", "id");
CREATE INDEX users_by_name on users (lower(full_name), id);
CREATE INDEX users_by_last_seen on users (coalesce(last_seen_at, 0), id);
CREATE INDEX "users_seen" on "users" ("last_seen_at");
CREATE INDEX users_inactive on users (created_at, id) where deactivated_at is not null;
CREATE INDEX users_to_erase on users (erase_at) where erase_at is not null;
CREATE INDEX "users_by_picture" on "users" ("profile_picture");
CREATE INDEX "sessions_by_account" on "sessions" ("account_id", "realm");
CREATE INDEX "sessions_by_expiry" on "sessions" ("expires_at");
CREATE INDEX "refresh_tokens_by_session" on "refresh_tokens" ("session_id");
CREATE INDEX "one_time_codes_by_user" on "one_time_codes" ("user_id");
CREATE INDEX "rate_limits_by_expiry" on "rate_limits" ("expires_at");
CREATE INDEX "subscriptions_by_user" on "subscriptions" ("user_id", "created_at");
CREATE INDEX "subscriptions_by_creation" on "subscriptions" ("created_at", "id");
CREATE INDEX "subscriptions_by_status" on "subscriptions" ("status", "created_at", "id");
CREATE INDEX subscriptions_in_force on subscriptions
    (current_period_end, status, payment_provider, plan_id, user_id, ended_at) where ended_at is null;
CREATE INDEX "checkouts_by_user" on "checkouts" ("user_id", "created_at");
CREATE INDEX "payments_by_user" on "payments" ("user_id", "created_at");
CREATE INDEX "payments_by_creation" on "payments" ("created_at", "id");
CREATE INDEX "payments_by_status" on "payments" ("status", "created_at", "id");
CREATE INDEX "payments_paid" on "payments" ("status", "paid_at", "currency", "amount");
CREATE INDEX "webhook_events_waiting" on "webhook_events" ("state", "not_before");
CREATE INDEX "webhook_events_by_state" on "webhook_events" ("state", "received_at", "id");
CREATE INDEX "webhook_events_by_receipt" on "webhook_events" ("received_at", "id");
CREATE INDEX "billing_notices_waiting" on "billing_notices" ("sent_at");
CREATE INDEX "analyses_by_user" on "analyses" ("user_id", "id");
CREATE INDEX "analyses_by_image" on "analyses" ("image_hash");
CREATE INDEX "analyses_to_erase" on "analyses" ("deleted_at") where "deleted_at" is not null;
CREATE INDEX "analyses_waiting" on "analyses" ("not_before", "id") where "state" in ('queued', 'running');
CREATE INDEX "analyses_by_creation" on "analyses" ("created_at", "image_bytes");
CREATE INDEX analyses_failed on analyses (finished_at, failure_code) where state = 'failed';
CREATE INDEX "upload_receipts_by_age" on "upload_receipts" ("created_at");
CREATE INDEX "credit_ledger_by_period" on "credit_ledger" ("user_id", "period");
CREATE INDEX "push_subscriptions_by_user" on "push_subscriptions" ("user_id");
CREATE INDEX "push_subscriptions_by_session" on "push_subscriptions" ("session_id");
CREATE INDEX "notifications_by_user" on "notifications" ("user_id", "id");
CREATE INDEX "notifications_by_age" on "notifications" ("created_at");
CREATE INDEX "notifications_unread" on "notifications" ("user_id", "about") where "read_at" is null;
CREATE INDEX "tickets_by_user" on "tickets" ("user_id", "updated_at", "id");
CREATE INDEX "tickets_by_creation" on "tickets" ("created_at");
CREATE INDEX "tickets_by_status" on "tickets" ("status", "id", "category", "priority", "user_id");
CREATE INDEX "tickets_by_category" on "tickets" ("category", "id", "status", "priority", "user_id");
CREATE INDEX "tickets_by_priority" on "tickets" ("priority", "id", "status", "category", "user_id");
CREATE INDEX "tickets_by_analysis" on "tickets" ("analysis_id");
CREATE INDEX "ticket_words_by_word" on "ticket_words" ("word", "ticket_id");
CREATE INDEX "ticket_messages_by_ticket" on "ticket_messages" ("ticket_id", "id");
CREATE INDEX "user_words_by_word" on "user_words" ("word", "user_id");
CREATE INDEX "audit_log_by_admin_id" on "audit_log" ("admin_id", "id");
CREATE INDEX "audit_log_by_subject_id" on "audit_log" ("subject_id", "id");
CREATE INDEX "audit_log_by_action" on "audit_log" ("action", "id");
CREATE TRIGGER audit_log_not_changed before update on audit_log when not (
  new.state_before is null and new.state_after is null
  and new.id is not distinct from old.id and new.created_at is not distinct from old.created_at and new.action is not distinct from old.action and new.admin_id is not distinct from old.admin_id and new.admin_email is not distinct from old.admin_email and new.subject_kind is not distinct from old.subject_kind and new.subject_id is not distinct from old.subject_id and new.reason is not distinct from old.reason and new.ip is not distinct from old.ip and new.device is not distinct from old.device
  and exists (select 1 from users where users.id = old.subject_id and users.erased_at is not null))
   begin select raise(abort, 'the audit log is append-only'); end;
CREATE TRIGGER audit_log_not_removed before delete on audit_log begin select raise(abort, 'the audit log is append-only'); end;
CREATE TRIGGER audit_log_not_replaced before insert on audit_log
   when exists (select 1 from audit_log where id = new.id)
   begin select raise(abort, 'the audit log is append-only'); end;
CREATE INDEX "analysis_accesses_by_admin" on "analysis_accesses" ("admin_id", "user_id", "expires_at");

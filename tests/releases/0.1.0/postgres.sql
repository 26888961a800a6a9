







CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin raise exception 'the audit log is append-only'; end $$;



CREATE FUNCTION public.refuse_audit_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin if 
  new.state_before is null and new.state_after is null
  and new.id is not distinct from old.id and new.created_at is not distinct from old.created_at and new.action is not distinct from old.action and new.admin_id is not distinct from old.admin_id and new.admin_email is not distinct from old.admin_email and new.subject_kind is not distinct from old.subject_kind and new.subject_id is not distinct from old.subject_id and new.reason is not distinct from old.reason and new.ip is not distinct from old.ip and new.device is not distinct from old.device
  and exists (select 1 from users where users.id = old.subject_id and users.erased_at is not null) then return new; end if; raise exception 'the audit log is append-only'; end $$;





CREATE TABLE public.admins (
    id text NOT NULL,
    email text NOT NULL,
    full_name text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL,
    created_at bigint NOT NULL,
    deactivated_at bigint
);



CREATE TABLE public.analyses (
    id text NOT NULL,
    user_id text NOT NULL,
    strategy text NOT NULL,
    language text NOT NULL,
    state text NOT NULL,
    image_hash text NOT NULL,
    image_type text NOT NULL,
    image_bytes integer NOT NULL,
    image_width integer NOT NULL,
    image_height integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    not_before bigint NOT NULL,
    lease_until bigint,
    lease_token integer DEFAULT 0 NOT NULL,
    failure_code text,
    failure_message text,
    direction text,
    deleted_at bigint,
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    quality text,
    words text,
    analysis text,
    "overlay" text,
    reading text,
    CONSTRAINT analyses_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
);



CREATE TABLE public.analysis_accesses (
    id text NOT NULL,
    admin_id text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);



CREATE TABLE public.audit_log (
    id text NOT NULL,
    created_at bigint NOT NULL,
    action text NOT NULL,
    admin_id text,
    admin_email text,
    subject_kind text NOT NULL,
    subject_id text,
    reason text,
    state_before text,
    state_after text,
    ip text,
    device text
);



CREATE TABLE public.billing_books (
    provider text NOT NULL,
    customer text NOT NULL,
    books text NOT NULL,
    due_at bigint,
    tell_at bigint
);



CREATE TABLE public.billing_notices (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    details text NOT NULL,
    created_at bigint NOT NULL,
    sent_at bigint
);



CREATE TABLE public.canned_answers (
    id text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    updated_at bigint NOT NULL
);



CREATE TABLE public.checkouts (
    id text NOT NULL,
    user_id text NOT NULL,
    plan_id text NOT NULL,
    provider text NOT NULL,
    state text NOT NULL,
    reference text,
    created_at bigint NOT NULL,
    settled_at bigint,
    CONSTRAINT checkouts_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'closed'::text])))
);



CREATE TABLE public.credit_ledger (
    id text NOT NULL,
    user_id text NOT NULL,
    analysis_id text,
    kind text NOT NULL,
    amount integer NOT NULL,
    period text NOT NULL,
    cause text,
    created_at bigint NOT NULL,
    CONSTRAINT credit_ledger_amount_check CHECK ((amount > 0)),
    CONSTRAINT credit_ledger_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'use'::text, 'return'::text])))
);



CREATE TABLE public.customers (
    user_id text NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.daily_figures (
    figure text NOT NULL,
    day text NOT NULL,
    label text NOT NULL,
    value bigint NOT NULL
);



CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);



CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);



CREATE TABLE public.leases (
    name text NOT NULL,
    holder text,
    held_until bigint NOT NULL,
    done_at bigint
);



CREATE TABLE public.notifications (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    event text NOT NULL,
    about text,
    created_at bigint NOT NULL,
    read_at bigint
);



CREATE TABLE public.one_time_codes (
    id text NOT NULL,
    user_id text NOT NULL,
    code_hash text NOT NULL,
    link_hash text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    used_at bigint
);



CREATE TABLE public.payments (
    id text NOT NULL,
    user_id text,
    subscription_id text,
    plan_id text NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    period_start bigint NOT NULL,
    period_end bigint NOT NULL,
    receipt_number text,
    created_at bigint NOT NULL,
    paid_at bigint,
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'refunded'::text])))
);



CREATE TABLE public.plans (
    id text NOT NULL,
    name text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    "interval" text NOT NULL,
    credits integer,
    features text NOT NULL,
    stripe_product_id text,
    price_id text
);



CREATE TABLE public.push_subscriptions (
    endpoint text NOT NULL,
    user_id text NOT NULL,
    session_id text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expires_at bigint
);



CREATE TABLE public.receipt_counters (
    year integer NOT NULL,
    last_number integer NOT NULL
);



CREATE TABLE public.refresh_tokens (
    hash text NOT NULL,
    session_id text NOT NULL,
    issued_at bigint NOT NULL,
    replaced_at bigint
);



CREATE TABLE public.sessions (
    id text NOT NULL,
    realm text NOT NULL,
    account_id text NOT NULL,
    device text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    ended_at bigint,
    end_reason text,
    CONSTRAINT sessions_realm_check CHECK ((realm = ANY (ARRAY['user'::text, 'admin'::text])))
);



CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);



CREATE TABLE public.subscriptions (
    id text NOT NULL,
    user_id text NOT NULL,
    plan_id text NOT NULL,
    status text NOT NULL,
    payment_provider text,
    provider_reference text,
    created_at bigint NOT NULL,
    current_period_start bigint NOT NULL,
    current_period_end bigint,
    canceled_at bigint,
    past_due_since bigint,
    pending_plan_id text,
    ended_at bigint,
    CONSTRAINT subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'canceled'::text])))
);



CREATE TABLE public.ticket_messages (
    id text NOT NULL,
    ticket_id text NOT NULL,
    admin_id text,
    is_internal integer NOT NULL,
    request_key text,
    created_at bigint NOT NULL,
    text text NOT NULL
);



CREATE TABLE public.ticket_words (
    ticket_id text NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);



CREATE TABLE public.tickets (
    id text NOT NULL,
    user_id text NOT NULL,
    subject text NOT NULL,
    category text NOT NULL,
    priority text NOT NULL,
    status text NOT NULL,
    analysis_id text,
    request_key text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    asked_at bigint NOT NULL,
    answered_at bigint,
    seen_at bigint NOT NULL,
    description text NOT NULL,
    CONSTRAINT tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text])))
);



CREATE TABLE public.upload_receipts (
    user_id text NOT NULL,
    idempotency_key text NOT NULL,
    image_hash text NOT NULL,
    analysis_id text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.user_words (
    user_id text NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);



CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    email_verified_at bigint,
    full_name text NOT NULL,
    password_hash text,
    google_subject text,
    profile_picture text,
    language text NOT NULL,
    notify_by_email integer DEFAULT 1 NOT NULL,
    notify_by_push integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint,
    deactivated_at bigint,
    erase_at bigint,
    samples_ended_at bigint,
    erased_at bigint
);



CREATE TABLE public.webhook_events (
    id text NOT NULL,
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    customer text,
    body text NOT NULL,
    state text NOT NULL,
    problem text,
    attempts integer DEFAULT 0 NOT NULL,
    not_before bigint NOT NULL,
    received_at bigint NOT NULL,
    settled_at bigint,
    CONSTRAINT webhook_events_state_check CHECK ((state = ANY (ARRAY['received'::text, 'processed'::text, 'ignored'::text, 'failed'::text])))
);



INSERT INTO public.admins VALUES ('019abcde-0000-7000-8000-000000000003', 'owner@example.com', 'The Owner', 'owner', '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA', 1790996400000, NULL);



INSERT INTO public.analyses VALUES ('019abcde-0000-7000-8000-000000000005', '019abcde-0000-7000-8000-000000000001', 'price_action', 'ja', 'done', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 'image/png', 2147483647, 1280, 720, 1, 1795316400000, NULL, 1, NULL, NULL, 'up', NULL, 1795316400000, 1795316400001, 1795316400002, '{"confidence":0.9}', ' 分析 trend ', '# 分析

O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', '[]', '{"candles":[{"n":0,"close":1.1},{"n":1,"close":1.1001},{"n":2,"close":1.1002},{"n":3,"close":1.1003},{"n":4,"close":1.1004},{"n":5,"close":1.1005},{"n":6,"close":1.1006},{"n":7,"close":1.1007},{"n":8,"close":1.1008},{"n":9,"close":1.1009},{"n":10,"close":1.101},{"n":11,"close":1.1011000000000002},{"n":12,"close":1.1012000000000002},{"n":13,"close":1.1013000000000002},{"n":14,"close":1.1014000000000002},{"n":15,"close":1.1015000000000001},{"n":16,"close":1.1016000000000001},{"n":17,"close":1.1017000000000001},{"n":18,"close":1.1018000000000001},{"n":19,"close":1.1019},{"n":20,"close":1.102},{"n":21,"close":1.1021},{"n":22,"close":1.1022},{"n":23,"close":1.1023},{"n":24,"close":1.1024},{"n":25,"close":1.1025},{"n":26,"close":1.1026},{"n":27,"close":1.1027},{"n":28,"close":1.1028},{"n":29,"close":1.1029},{"n":30,"close":1.103},{"n":31,"close":1.1031000000000002},{"n":32,"close":1.1032000000000002},{"n":33,"close":1.1033000000000002},{"n":34,"close":1.1034000000000002},{"n":35,"close":1.1035000000000001},{"n":36,"close":1.1036000000000001},{"n":37,"close":1.1037000000000001},{"n":38,"close":1.1038000000000001},{"n":39,"close":1.1039},{"n":40,"close":1.104},{"n":41,"close":1.1041},{"n":42,"close":1.1042},{"n":43,"close":1.1043},{"n":44,"close":1.1044},{"n":45,"close":1.1045},{"n":46,"close":1.1046},{"n":47,"close":1.1047},{"n":48,"close":1.1048},{"n":49,"close":1.1049},{"n":50,"close":1.105},{"n":51,"close":1.1051000000000002},{"n":52,"close":1.1052000000000002},{"n":53,"close":1.1053000000000002},{"n":54,"close":1.1054000000000002},{"n":55,"close":1.1055000000000001},{"n":56,"close":1.1056000000000001},{"n":57,"close":1.1057000000000001},{"n":58,"close":1.1058000000000001},{"n":59,"close":1.1059},{"n":60,"close":1.106},{"n":61,"close":1.1061},{"n":62,"close":1.1062},{"n":63,"close":1.1063},{"n":64,"close":1.1064},{"n":65,"close":1.1065},{"n":66,"close":1.1066},{"n":67,"close":1.1067},{"n":68,"close":1.1068},{"n":69,"close":1.1069},{"n":70,"close":1.107},{"n":71,"close":1.1071000000000002},{"n":72,"close":1.1072000000000002},{"n":73,"close":1.1073000000000002},{"n":74,"close":1.1074000000000002},{"n":75,"close":1.1075000000000002},{"n":76,"close":1.1076000000000001},{"n":77,"close":1.1077000000000001},{"n":78,"close":1.1078000000000001},{"n":79,"close":1.1079}]}');
INSERT INTO public.analyses VALUES ('019abcde-0000-7000-8000-000000000006', '019abcde-0000-7000-8000-000000000001', 'rsi_strategy', 'ja', 'failed', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 'image/png', 2147483647, 1280, 720, 0, 1795316400000, NULL, 0, 'not-a-chart', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', NULL, NULL, 1795316400000, 1795316400000, 1795316400000, NULL, NULL, NULL, NULL, NULL);



INSERT INTO public.analysis_accesses VALUES ('019abcde-0000-7000-8000-000000000022', '019abcde-0000-7000-8000-000000000003', '019abcde-0000-7000-8000-000000000001', 1795316400000, 1795320000000);



INSERT INTO public.audit_log VALUES ('019abcde-0000-7000-8000-000000000020', 1795316400000, 'user-edited', '019abcde-0000-7000-8000-000000000003', 'owner@example.com', 'user', '019abcde-0000-7000-8000-000000000001', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', '{"fullName":"Ada"}', '{"fullName":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', '203.0.113.7', 'Firefox');



INSERT INTO public.billing_books VALUES ('test', 'tst_1', '{"due":[]}', NULL, 1795316400000);



INSERT INTO public.billing_notices VALUES ('019abcde-0000-7000-8000-000000000025', '019abcde-0000-7000-8000-000000000001', 'renewed', 'in_1', '{"plan":"Pro"}', 1795316400000, NULL);



INSERT INTO public.canned_answers VALUES ('019abcde-0000-7000-8000-000000000036', 'Thanks', 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', 1795316400000);



INSERT INTO public.checkouts VALUES ('019abcde-0000-7000-8000-000000000023', '019abcde-0000-7000-8000-000000000001', 'PLN_pro', 'stripe', 'paid', 'cs_1', 1795316400000, 1795316400000);



INSERT INTO public.credit_ledger VALUES ('019abcde-0000-7000-8000-000000000027', '019abcde-0000-7000-8000-000000000001', NULL, 'grant', 200, '2026-11', 'plan', 1795316400000);
INSERT INTO public.credit_ledger VALUES ('019abcde-0000-7000-8000-000000000028', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000005', 'use', 1, '2026-11', NULL, 1795316400000);
INSERT INTO public.credit_ledger VALUES ('019abcde-0000-7000-8000-000000000029', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000006', 'use', 1, '2026-11', NULL, 1795316400000);
INSERT INTO public.credit_ledger VALUES ('019abcde-0000-7000-8000-000000000030', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000006', 'return', 1, '2026-11', NULL, 1795316400000);



INSERT INTO public.customers VALUES ('019abcde-0000-7000-8000-000000000001', 'stripe', 'cus_1', 7, 1795316400000);



INSERT INTO public.daily_figures VALUES ('image-bytes', '2026-11-21', '', 9007199254740991);



INSERT INTO public.kysely_migration VALUES ('001-first', '2026-11-22T03:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('002-seed-plans', '2026-11-22T03:00:00.000Z');



INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);



INSERT INTO public.leases VALUES ('retention-day', NULL, 0, 1795316400000);



INSERT INTO public.notifications VALUES ('019abcde-0000-7000-8000-000000000031', '019abcde-0000-7000-8000-000000000001', 'ticket-answered', '{"type":"ticket-answered","subject":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', '019abcde-0000-7000-8000-000000000009', 1795316400000, NULL);



INSERT INTO public.one_time_codes VALUES ('019abcde-0000-7000-8000-000000000021', '019abcde-0000-7000-8000-000000000001', 'hash', 'link', 1795316400000, 1795317000000, 4, NULL);



INSERT INTO public.payments VALUES ('019abcde-0000-7000-8000-000000000008', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000007', 'PLN_pro', 'stripe', 'in_1', 2999, 'USD', 'paid', 1795316400000, 1797908400000, '2026-000017', 1795316400000, 1795316400000);



INSERT INTO public.plans VALUES ('PLN_free', 'Free Plan', 0, 'USD', 'month', 3, '["3 analyses per month","All strategies"]', NULL, NULL);
INSERT INTO public.plans VALUES ('PLN_basic', 'Basic Plan', 999, 'USD', 'month', 50, '["50 analyses per month","All strategies","E-mail support"]', 'wickwise-basic', 'wickwise-basic-month');
INSERT INTO public.plans VALUES ('PLN_pro', 'Pro Plan', 2999, 'USD', 'month', 200, '["200 analyses per month","All strategies","PDF export","Priority support"]', 'wickwise-pro', 'wickwise-pro-month');
INSERT INTO public.plans VALUES ('PLN_enterprise', 'Enterprise Plan', 9999, 'USD', 'month', NULL, '["Unlimited analyses","All strategies","PDF export","Dedicated support"]', 'wickwise-enterprise', 'wickwise-enterprise-month');



INSERT INTO public.push_subscriptions VALUES ('https://push.example/1', '019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000004', 'key', 'secret', 1795316400000);



INSERT INTO public.rate_limits VALUES ('login-account:ada@example.com', 2, 1795316460000);
INSERT INTO public.rate_limits VALUES ('known:for-ever', 0, NULL);



INSERT INTO public.receipt_counters VALUES (2026, 17);



INSERT INTO public.refresh_tokens VALUES ('first', '019abcde-0000-7000-8000-000000000004', 1795316400000, 1795316400001);
INSERT INTO public.refresh_tokens VALUES ('second', '019abcde-0000-7000-8000-000000000004', 1795316400001, NULL);



INSERT INTO public.sessions VALUES ('019abcde-0000-7000-8000-000000000004', 'user', '019abcde-0000-7000-8000-000000000001', 'Safari on an iPhone', 1795316400000, 1795316400000, 1797908400000, NULL, NULL);



INSERT INTO public.settings VALUES ('token-key', 'c2VjcmV0LWtleS1vZi10aGlzLWluc3RhbGxhdGlvbg');



INSERT INTO public.subscriptions VALUES ('019abcde-0000-7000-8000-000000000007', '019abcde-0000-7000-8000-000000000001', 'PLN_pro', 'active', 'stripe', 'sub_1', 1795316400000, 1795316400000, 1797908400000, NULL, NULL, 'PLN_basic', NULL);



INSERT INTO public.ticket_messages VALUES ('019abcde-0000-7000-8000-000000000033', '019abcde-0000-7000-8000-000000000009', '019abcde-0000-7000-8000-000000000003', 0, NULL, 1795316400000, 'An answer');
INSERT INTO public.ticket_messages VALUES ('019abcde-0000-7000-8000-000000000034', '019abcde-0000-7000-8000-000000000009', NULL, 0, '019abcde-0000-7000-8000-000000000035', 1795316400000, 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_');



INSERT INTO public.ticket_words VALUES ('019abcde-0000-7000-8000-000000000009', 'o''brien');



INSERT INTO public.tickets VALUES ('019abcde-0000-7000-8000-000000000009', '019abcde-0000-7000-8000-000000000001', 'O''Brien "said" \n
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



INSERT INTO public.upload_receipts VALUES ('019abcde-0000-7000-8000-000000000001', '019abcde-0000-7000-8000-000000000026', '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', '019abcde-0000-7000-8000-000000000005', 1795316400000);



INSERT INTO public.user_words VALUES ('019abcde-0000-7000-8000-000000000001', 'ada');
INSERT INTO public.user_words VALUES ('019abcde-0000-7000-8000-000000000001', '図表');



INSERT INTO public.users VALUES ('019abcde-0000-7000-8000-000000000001', 'ada@example.com', 1795316400000, 'Ada Trader', '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$aGFzaA', '1234567890', 'a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7', 'en', 1, 1, 1791860400000, 1795316400000, NULL, NULL, 1795316400000, NULL);
INSERT INTO public.users VALUES ('019abcde-0000-7000-8000-000000000002', '019abcde-0000-7000-8000-000000000002@erased.invalid', NULL, 'O''Brien "said" \n
	tab, 図表 📈 ¿№?    null 007 1e3 %_', NULL, NULL, NULL, 'en', 0, 0, 1791860400000, 1795316400000, 1792638000000, NULL, NULL, 1795316400000);



INSERT INTO public.webhook_events VALUES ('019abcde-0000-7000-8000-000000000024', 'stripe', 'evt_1', 'invoice.paid', 'cus_1', '{"id":"evt_1","note":"O''Brien \"said\" \\n\n\ttab, 図表 📈 ¿№?    null 007 1e3 %_"}', 'processed', NULL, 0, 1795316400000, 1795316400000, 1795316400000);



ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_email_key UNIQUE (email);



ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.analysis_accesses
    ADD CONSTRAINT analysis_accesses_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.billing_books
    ADD CONSTRAINT billing_books_key PRIMARY KEY (provider, customer);



ALTER TABLE ONLY public.billing_notices
    ADD CONSTRAINT billing_notices_once UNIQUE (user_id, kind, about);



ALTER TABLE ONLY public.billing_notices
    ADD CONSTRAINT billing_notices_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.canned_answers
    ADD CONSTRAINT canned_answers_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.credit_ledger
    ADD CONSTRAINT credit_ledger_once UNIQUE (analysis_id, kind);



ALTER TABLE ONLY public.credit_ledger
    ADD CONSTRAINT credit_ledger_one_grant UNIQUE (user_id, period, cause);



ALTER TABLE ONLY public.credit_ledger
    ADD CONSTRAINT credit_ledger_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_key PRIMARY KEY (user_id, provider);



ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_once UNIQUE (provider, reference);



ALTER TABLE ONLY public.daily_figures
    ADD CONSTRAINT daily_figures_key PRIMARY KEY (figure, day, label);



ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_link_hash_key UNIQUE (link_hash);



ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_once UNIQUE (provider, reference);



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_receipt_number_key UNIQUE (receipt_number);



ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_name_key UNIQUE (name);



ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (endpoint);



ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);



ALTER TABLE ONLY public.receipt_counters
    ADD CONSTRAINT receipt_counters_pkey PRIMARY KEY (year);



ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);



ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);



ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_once UNIQUE (payment_provider, provider_reference);



ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_once UNIQUE (ticket_id, request_key);



ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.ticket_words
    ADD CONSTRAINT ticket_words_key PRIMARY KEY (ticket_id, word);



ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_once UNIQUE (user_id, request_key);



ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.upload_receipts
    ADD CONSTRAINT upload_receipts_key PRIMARY KEY (user_id, idempotency_key);



ALTER TABLE ONLY public.user_words
    ADD CONSTRAINT user_words_key PRIMARY KEY (user_id, word);



ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);



ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_google_subject_key UNIQUE (google_subject);



ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_once UNIQUE (provider, event_id);



ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);



CREATE INDEX analyses_by_creation ON public.analyses USING btree (created_at, image_bytes);



CREATE INDEX analyses_by_image ON public.analyses USING btree (image_hash);



CREATE INDEX analyses_by_user ON public.analyses USING btree (user_id, id);



CREATE INDEX analyses_failed ON public.analyses USING btree (finished_at, failure_code) WHERE (state = 'failed'::text);



CREATE INDEX analyses_to_erase ON public.analyses USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);



CREATE INDEX analyses_waiting ON public.analyses USING btree (not_before, id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));



CREATE INDEX analysis_accesses_by_admin ON public.analysis_accesses USING btree (admin_id, user_id, expires_at);



CREATE INDEX audit_log_by_action ON public.audit_log USING btree (action, id);



CREATE INDEX audit_log_by_admin_id ON public.audit_log USING btree (admin_id, id);



CREATE INDEX audit_log_by_subject_id ON public.audit_log USING btree (subject_id, id);



CREATE INDEX billing_notices_waiting ON public.billing_notices USING btree (sent_at);



CREATE INDEX checkouts_by_user ON public.checkouts USING btree (user_id, created_at);



CREATE INDEX credit_ledger_by_period ON public.credit_ledger USING btree (user_id, period);



CREATE INDEX notifications_by_age ON public.notifications USING btree (created_at);



CREATE INDEX notifications_by_user ON public.notifications USING btree (user_id, id);



CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, about) WHERE (read_at IS NULL);



CREATE INDEX one_time_codes_by_user ON public.one_time_codes USING btree (user_id);



CREATE INDEX payments_by_creation ON public.payments USING btree (created_at, id);



CREATE INDEX payments_by_status ON public.payments USING btree (status, created_at, id);



CREATE INDEX payments_by_user ON public.payments USING btree (user_id, created_at);



CREATE INDEX payments_paid ON public.payments USING btree (status, paid_at, currency, amount);



CREATE INDEX push_subscriptions_by_session ON public.push_subscriptions USING btree (session_id);



CREATE INDEX push_subscriptions_by_user ON public.push_subscriptions USING btree (user_id);



CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expires_at);



CREATE INDEX refresh_tokens_by_session ON public.refresh_tokens USING btree (session_id);



CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id, realm);



CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);



CREATE INDEX subscriptions_by_creation ON public.subscriptions USING btree (created_at, id);



CREATE INDEX subscriptions_by_status ON public.subscriptions USING btree (status, created_at, id);



CREATE INDEX subscriptions_by_user ON public.subscriptions USING btree (user_id, created_at);



CREATE INDEX subscriptions_in_force ON public.subscriptions USING btree (current_period_end, status, payment_provider, plan_id, user_id, ended_at) WHERE (ended_at IS NULL);



CREATE INDEX ticket_messages_by_ticket ON public.ticket_messages USING btree (ticket_id, id);



CREATE INDEX ticket_words_by_word ON public.ticket_words USING btree (word, ticket_id);



CREATE INDEX tickets_by_analysis ON public.tickets USING btree (analysis_id);



CREATE INDEX tickets_by_category ON public.tickets USING btree (category, id, status, priority, user_id);



CREATE INDEX tickets_by_creation ON public.tickets USING btree (created_at);



CREATE INDEX tickets_by_priority ON public.tickets USING btree (priority, id, status, category, user_id);



CREATE INDEX tickets_by_status ON public.tickets USING btree (status, id, category, priority, user_id);



CREATE INDEX tickets_by_user ON public.tickets USING btree (user_id, updated_at, id);



CREATE INDEX upload_receipts_by_age ON public.upload_receipts USING btree (created_at);



CREATE INDEX user_words_by_word ON public.user_words USING btree (word, user_id);



CREATE INDEX users_by_creation ON public.users USING btree (created_at, id);



CREATE INDEX users_by_last_seen ON public.users USING btree (COALESCE(last_seen_at, (0)::bigint), id);



CREATE INDEX users_by_name ON public.users USING btree (lower(full_name), id);



CREATE INDEX users_by_picture ON public.users USING btree (profile_picture);



CREATE INDEX users_inactive ON public.users USING btree (created_at, id) WHERE (deactivated_at IS NOT NULL);



CREATE INDEX users_seen ON public.users USING btree (last_seen_at);



CREATE INDEX users_to_erase ON public.users USING btree (erase_at) WHERE (erase_at IS NOT NULL);



CREATE INDEX webhook_events_by_receipt ON public.webhook_events USING btree (received_at, id);



CREATE INDEX webhook_events_by_state ON public.webhook_events USING btree (state, received_at, id);



CREATE INDEX webhook_events_waiting ON public.webhook_events USING btree (state, not_before);



CREATE TRIGGER audit_log_not_changed BEFORE UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_update();



CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();



CREATE TRIGGER audit_log_not_removed BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();



ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.analysis_accesses
    ADD CONSTRAINT analysis_accesses_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admins(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.analysis_accesses
    ADD CONSTRAINT analysis_accesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.billing_notices
    ADD CONSTRAINT billing_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id);



ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.credit_ledger
    ADD CONSTRAINT credit_ledger_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES public.analyses(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.credit_ledger
    ADD CONSTRAINT credit_ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id);



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pending_plan_id_fkey FOREIGN KEY (pending_plan_id) REFERENCES public.plans(id);



ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id);



ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.admins(id);



ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.ticket_words
    ADD CONSTRAINT ticket_words_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES public.analyses(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.upload_receipts
    ADD CONSTRAINT upload_receipts_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES public.analyses(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.upload_receipts
    ADD CONSTRAINT upload_receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.user_words
    ADD CONSTRAINT user_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;






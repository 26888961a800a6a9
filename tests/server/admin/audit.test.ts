import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api';
import type { Call } from '#contract/call';
import { subscribe } from '../analyses/open-test-db.ts';
import { codeAt } from '../kit/authenticator.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { lastAction, owner, signInOwner } from './sign-in-admin.ts';

describe.each(engines)('the audit log, on %s', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    token = await signInOwner(server);
  });
  afterAll(() => server.close());

  const entries = async (query: Record<string, string> = {}) =>
    (await server.call('adminAuditLog', { token, query })).body.data;

  it('is append-only by the database itself: entries are neither changed, replaced nor removed', async () => {
    const { db } = server.parts;
    const complaint = /audit log is append-only/;
    const [{ _id: id }] = (await entries()).entries;
    const change = db.updateTable('auditLog').set({ stateAfter: '{}' }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow(complaint);
    await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow(complaint);
    const replace = sql`insert or replace into audit_log (id, created_at, action, subject_kind) values (${id}, 0, 'x', 'y')`;
    if (engine === 'sqlite') await expect(replace.execute(db)).rejects.toThrow(complaint);
    else await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(complaint);
    // Only what says something about an erased user may go, and nothing else with it.
    const user = await server.signUp();
    const about = { token, params: { id: user.user._id }, body: { isActive: false } };
    await server.call('adminSetUserStatus', about);
    const blank = () =>
      db
        .updateTable('auditLog')
        .set({ stateBefore: null, stateAfter: null })
        .where('subjectId', '=', user.user._id)
        .execute();
    await expect(blank()).rejects.toThrow(complaint);
    await db.updateTable('users').set({ erasedAt: 1 }).where('id', '=', user.user._id).execute();
    await blank();
    const forge = sql`update audit_log set state_before = null, state_after = null, admin_email = 'x' where subject_id = ${user.user._id}`;
    await expect(forge.execute(db)).rejects.toThrow(complaint);
  });

  it('has an entry of every call by which an administrator changes something [AD-05]', async () => {
    const user = await server.signUp();
    const id = user.user._id;
    await subscribe(server.parts, id, 'PLN_pro', server.clock.now() + 1e9);
    const [{ id: subscription }] = (await server.parts.db.selectFrom('subscriptions').select('id').execute()) as [
      { id: string },
    ];
    const ticketBody = { subject: 'Help', category: 'Other', description: 'Please' } as const;
    const ticket = (await server.call('createTicket', { token: user.accessToken, body: ticketBody })).body.data._id;
    const event = { provider: 'test', eventId: 'e', type: 't', body: '{}', state: 'failed' } as const;
    const [{ id: webhook }] = (await server.parts.db
      .insertInto('webhookEvents')
      .values({ ...event, id, customer: null, notBefore: 0, receivedAt: 0 })
      .returning('id')
      .execute()) as [{ id: string }];
    const [session] = (await server.call('adminListUserSessions', { token, params: { id } })).body.data.sessions;
    const added = { fullName: 'A B', email: 'added@audit.example' };
    const admin = { ...added, email: 'admin@audit.example', password: 'a long password', role: 'admin' };
    const canned = { title: 'Hello', text: 'Hello there' };
    const reason = 'A reason';
    let adminId = '';
    let cannedId = '';
    let secret = '';
    let recoveryCode = '';

    type Deed = () => {
      action: string;
      params?: Record<string, string>;
      body?: unknown;
      after?: (data: never) => void;
    };
    const keepCode = (data: { recoveryCodes: string[] }) => {
      recoveryCode = data.recoveryCodes[0] ?? '';
    };
    const deeds: Partial<Record<CallName, Deed>> = {
      updateAdminProfile: () => ({ action: 'profile-changed', body: { fullName: 'The Owner', email: owner.email } }),
      addAdmin: () => ({ action: 'admin-added', body: admin, after: (data: { _id: string }) => (adminId = data._id) }),
      changeAdmin: () => ({ action: 'admin-deactivated', params: { id: adminId }, body: { isActive: false } }),
      adminAddUser: () => ({ action: 'user-added', body: added }),
      adminEditUser: () => ({ action: 'user-edited', params: { id }, body: { fullName: 'New Name' } }),
      adminGrantCredits: () => ({ action: 'credits-granted', params: { id }, body: { amount: 1, reason } }),
      adminOpenUserAnalyses: () => ({ action: 'user-analyses-opened', params: { id }, body: { reason } }),
      adminEndUserSession: () => ({ action: 'user-session-ended', params: { id, sessionId: session._id } }),
      adminEndUserSessions: () => ({ action: 'user-sessions-ended', params: { id } }),
      adminSetUserStatus: () => ({ action: 'user-deactivated', params: { id }, body: { isActive: false } }),
      adminSetUsersStatus: () => ({ action: 'user-activated', body: { ids: [id], isActive: true } }),
      adminActOnSubscription: () => ({
        action: 'subscription-renewed',
        params: { id: subscription, action: 'renew' },
      }),
      adminReplayWebhook: () => ({ action: 'webhook-replayed', params: { id: webhook } }),
      adminSetTicketStatus: () => ({
        action: 'ticket-status-changed',
        params: { id: ticket },
        body: { status: 'resolved' },
      }),
      adminAnswerTicket: () => ({
        action: 'ticket-note-added',
        params: { id: ticket },
        body: { text: 'A note', isInternal: true },
      }),
      adminCreateCannedAnswer: () => ({
        action: 'canned-answer-changed',
        body: canned,
        after: (data: { _id: string }) => (cannedId = data._id),
      }),
      adminUpdateCannedAnswer: () => ({ action: 'canned-answer-changed', params: { id: cannedId }, body: canned }),
      adminDeleteCannedAnswer: () => ({ action: 'canned-answer-changed', params: { id: cannedId } }),
      adminStartSecondFactor: () => ({
        action: 'second-factor-started',
        body: { password: owner.password },
        after: (data: { secret: string }) => {
          secret = data.secret;
        },
      }),
      adminConfirmSecondFactor: () => ({
        action: 'second-factor-on',
        body: { code: codeAt(secret, server.clock.now()) },
        after: keepCode,
      }),
      adminRenewRecoveryCodes: () => ({
        action: 'recovery-codes-renewed',
        body: { password: owner.password, code: recoveryCode },
        after: keepCode,
      }),
      adminEndSecondFactor: () => ({
        action: 'second-factor-off',
        body: { password: owner.password, code: recoveryCode },
      }),
      adminChangePassword: () => ({
        action: 'password-changed',
        body: { currentPassword: owner.password, newPassword: 'another long password' },
      }),
    };
    const writes = (Object.entries(api) as [CallName, Call][])
      .filter(([, { session, method }]) => session === 'admin' && method !== 'GET')
      .map(([name]) => name);
    expect(Object.keys(deeds).sort()).toEqual(writes.sort());

    for (const [name, deed] of Object.entries(deeds) as [CallName, Deed][]) {
      server.clock.advance(1);
      const { action, params, body, after } = deed();
      const answer = await server.call(name, { token, ...(params && { params }), body: body as never });
      expect({ name, status: answer.status, code: answer.body.code }).toEqual({ name, status: 200, code: undefined });
      after?.(answer.body.data as never);
      expect({ name, action: (await lastAction(server, token)).action }).toEqual({ name, action });
    }
    const text = JSON.stringify((await entries({ limit: '100' })).entries);
    expect(text).not.toMatch(/long password|argon2/);
  });

  it('tells who, what, on whom, when and from where, and reads on from page to page', async () => {
    const all = (await entries({ limit: '100' })).entries;
    const read: unknown[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page = await entries({ limit: '3', ...(before && { before }) });
      read.push(...page.entries);
      before = page.next;
    }
    expect(read).toEqual(all);
    expect(all.at(-1)).toMatchObject({
      action: 'admin-signed-in',
      admin: { email: owner.email },
      subject: { kind: 'admin' },
      ip: '203.0.113.1',
      device: expect.any(String),
    });
    const granted = (await entries({ action: 'credits-granted' })).entries;
    expect(granted).toHaveLength(1);
    const { createdAt, subject, admin } = granted[0];
    expect((await entries({ subjectId: subject._id, adminId: admin._id, from: createdAt })).entries).toContainEqual(
      granted[0],
    );
    expect((await entries({ to: all.at(-1).createdAt })).entries).toEqual([]);
  });
});

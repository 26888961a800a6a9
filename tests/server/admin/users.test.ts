import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueUsers } from '#server/accounts/erase-users';
import { erasedTables, keptForTheBooks } from '#server/accounts/erasure-queries';
import { days } from '#server/clock';
import { subscribe, uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { lastAction, owner, signInOwner } from './sign-in-admin.ts';

describe.each(engines)("users in administrators' hands, on %s", (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    token = await signInOwner(server);
  });
  afterAll(() => server.close());

  const add = async (fullName: string, email: string, password?: string) => {
    server.clock.advance(1000);
    const answer = await server.call('adminAddUser', {
      token,
      body: { fullName, email, ...(password && { password }) },
    });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await server.call('adminListUsers', { token, query });
    expect(status).toBe(200);
    return body.data;
  };
  const namesOf = async (query: Record<string, string>) =>
    (await list({ limit: '100', ...query })).users.map(({ name }: { name: string }) => name);
  const set = (id: string, body: { isActive: boolean; action?: 'delete' }) =>
    server.call('adminSetUserStatus', { token, params: { id }, body });

  it('are listed ten a page, newest first, with pagination and overview [US-01, US-10, API-39]', async () => {
    for (let i = 0; i < 12; i++) await add(`Page Person ${i}`, `page-${i}@paging.example`);
    const first = await list();
    expect(first.users).toHaveLength(10);
    expect(first.users[0].name).toBe('Page Person 11');
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, pages: 2 });
    const second = await list({ page: '2' });
    expect(second.users.map(({ name }: { name: string }) => name)).toEqual(['Page Person 1', 'Page Person 0']);
    expect(first.overview).toEqual({ total: 12, active: 12, admins: 1, withSubscription: 0, withoutSubscription: 12 });
    expect(second.users[0]).toMatchObject({ isActive: true, eraseAt: null, subscription: { planName: null } });
  });

  it('are found by the beginnings of words of name and e-mail, whatever case, marks and script [US-02]', async () => {
    await add('José O’Hara', 'jose.ohara@mail.example');
    await add('田中太郎', 'tanaka@mail.example');
    const searches: Record<string, string[]> = {
      JOSE: ['José O’Hara'],
      'hara jos': ['José O’Hara'],
      'tanaka@mail.exam': ['田中太郎'],
      太郎: ['田中太郎'],
      'mail.example': ['田中太郎', 'José O’Hara'],
      hara: ['José O’Hara'],
      '%': [],
      'nobody here': [],
    };
    for (const [search, found] of Object.entries(searches)) expect(await namesOf({ search })).toEqual(found);
    expect((await list({ search: 'page', limit: '5' })).pagination).toMatchObject({ total: 12, pages: 3 });
  });

  it('are narrowed by each filter and put in each order [US-03]', async () => {
    const [paying, idle] = [await add('Filter Payer', 'payer@f.example'), await add('Filter Idler', 'idler@f.example')];
    await subscribe(server.parts, paying._id, 'PLN_pro', server.clock.now() + days(20));
    await set(idle._id, { isActive: false });
    const search = 'filter';
    expect(await namesOf({ search })).toEqual(['Filter Idler', 'Filter Payer']);
    expect(await namesOf({ search, status: 'active' })).toEqual(['Filter Payer']);
    expect(await namesOf({ search, status: 'inactive' })).toEqual(['Filter Idler']);
    expect(await namesOf({ search, status: 'subscribed' })).toEqual(['Filter Payer']);
    expect(await namesOf({ search, status: 'unsubscribed' })).toEqual(['Filter Idler']);
    expect(await namesOf({ status: 'subscribed' })).toEqual(['Filter Payer']);
    const all = await list({ status: 'unsubscribed', limit: '1' });
    expect(all.pagination.total).toBe(all.overview.withoutSubscription);
    expect(all.overview).toMatchObject({ active: all.overview.total - 1, withSubscription: 1 });
    expect(await namesOf({ search, sort: 'name', order: 'asc' })).toEqual(['Filter Idler', 'Filter Payer']);
    expect(await namesOf({ search, sort: 'email', order: 'desc' })).toEqual(['Filter Payer', 'Filter Idler']);
    const [payer] = (await list({ status: 'subscribed' })).users;
    expect(payer.subscription).toEqual({ planName: 'Pro Plan' });
    expect((await list({ sort: 'lastSeenAt', order: 'asc', limit: '1' })).users[0].lastSeenAt).toBeNull();
  });

  it('count as subscribed while a renewal is on its way, as their limits do, and no longer', async () => {
    const late = await add('Past Due', 'late@grace.example');
    const { db, clock } = server.parts;
    await subscribe(server.parts, late._id, 'PLN_pro', clock.now() - days(2));
    const change = { paymentProvider: 'test', providerReference: late._id, pastDueSince: clock.now() - days(2) };
    const set = (more: { currentPeriodEnd?: number }) =>
      db
        .updateTable('subscriptions')
        .set({ ...change, ...more })
        .where('userId', '=', late._id)
        .execute();
    await set({});
    const { withSubscription } = (await list()).overview;
    expect(await namesOf({ search: 'late', status: 'subscribed' })).toEqual(['Past Due']);
    expect((await list({ search: 'late' })).users[0].subscription).toEqual({ planName: 'Pro Plan' });
    expect((await server.call('adminOverview', { token })).body.data.subscriptions.active).toBe(withSubscription);
    await set({ currentPeriodEnd: clock.now() - days(3) - 1 });
    expect(await namesOf({ search: 'late', status: 'unsubscribed' })).toEqual(['Past Due']);
    expect((await list()).overview.withSubscription).toBe(withSubscription - 1);
  });

  it('are shut out with their next request when deactivated, and let in again when activated [US-04, API-40]', async () => {
    const user = await server.signUp();
    const { _id: id } = user.user;
    expect((await set(id, { isActive: false })).body.data).toMatchObject({ isActive: false });
    expect(await lastAction(server, token)).toMatchObject({
      action: 'user-deactivated',
      admin: { email: owner.email },
      subject: { kind: 'user', _id: id },
      before: { isActive: true },
      after: { isActive: false },
      ip: '203.0.113.1',
    });
    expect((await server.call('getProfile', { token: user.accessToken })).status).toBe(401);
    expect((await set(id, { isActive: true })).body.data).toMatchObject({ isActive: true });
    expect((await server.call('getProfile', { token: user.accessToken })).status).toBe(200);
    expect((await set('01a1fdda-7a00-71f8-a9bc-4b06dbd556b3', { isActive: true })).status).toBe(404);
  });

  it('are inactive and signed out at once when deleted, and the deletion can be undone for 30 days [US-06, US-07]', async () => {
    const user = await server.signUp();
    const { _id: id } = user.user;
    const deleted = await set(id, { isActive: false, action: 'delete' });
    const eraseAt = new Date(server.clock.now() + days(30)).toISOString();
    expect(deleted.body.data).toMatchObject({ isActive: false, eraseAt });
    expect((await server.call('getProfile', { token: user.accessToken })).status).toBe(401);

    server.clock.advance(days(29));
    token = await signInOwner(server);
    await eraseDueUsers(server.parts);
    expect((await set(id, { isActive: true })).body.data).toMatchObject({ isActive: true, eraseAt: null });
    expect(await lastAction(server, token)).toMatchObject({ action: 'user-restored', before: { eraseAt } });
    server.clock.advance(days(2));
    token = await signInOwner(server);
    await eraseDueUsers(server.parts);
    const login = await server.call('login', { body: { email: user.email, password: user.password } });
    expect(login.status).toBe(200);
    expect((await set(id, { isActive: true, action: 'delete' })).status).toBe(400);
  });

  it('are erased 30 days after their deletion: person, texts and pictures, but not the books [US-08]', async () => {
    const { db, clock } = server.parts;
    const user = await server.signUp({ email: 'forget.me@erase.example' });
    const { _id: id } = user.user;
    const picture = path.join(server.dataDir, 'picture');
    await writeFile(picture, 'my chart');
    const sha256 = 'cd'.repeat(32);
    await server.parts.images.keep(sha256, picture);
    const analysisId = await uploaded(server.parts, id, { sha256 });
    await db
      .updateTable('analyses')
      .set({ state: 'done', analysis: 'secret text' })
      .where('id', '=', analysisId)
      .execute();
    const ticket = { subject: 'Help', category: 'Other', description: 'Who I am' } as const;
    expect((await server.call('createTicket', { token: user.accessToken, body: ticket })).status).toBe(200);
    const body = { fullName: 'Forget Me', email: 'forgotten@erase.example' };
    await server.call('adminEditUser', { token, params: { id }, body });
    await db
      .insertInto('payments')
      .values({
        id: analysisId,
        userId: id,
        planId: 'PLN_pro',
        provider: 'test',
        reference: `pay-${id}`,
        amount: 2999,
        currency: 'USD',
        status: 'paid',
        periodStart: clock.now(),
        periodEnd: clock.now() + days(30),
        createdAt: clock.now(),
        paidAt: clock.now(),
      })
      .execute();
    await set(id, { isActive: false, action: 'delete' });
    server.clock.advance(days(30));
    token = await signInOwner(server);
    await eraseDueUsers(server.parts);

    const told = await server.call('adminGetUser', { token, params: { id } });
    expect(told.body.data).toMatchObject({ name: 'Deleted user', isActive: false, erasedAt: expect.any(String) });
    expect(JSON.stringify(told.body)).not.toMatch(/forg/i);
    expect(await namesOf({ search: 'forgotten' })).toEqual([]);
    expect(await set(id, { isActive: true })).toMatchObject({ status: 410, body: { code: 'user-erased' } });
    const about = await server.call('adminAuditLog', { token, query: { subjectId: id } });
    expect(about.body.data.entries.map(({ action }: { action: string }) => action)).toEqual([
      'user-erased',
      'user-deleted',
      'user-edited',
    ]);
    expect(JSON.stringify(about.body)).not.toMatch(/erase\.example/);
    const analysis = await db.selectFrom('analyses').selectAll().where('id', '=', analysisId).executeTakeFirstOrThrow();
    expect(analysis).toMatchObject({ analysis: null, imageHash: '', strategy: 'price_action' });
    expect(await db.selectFrom('tickets').select('id').where('userId', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('sessions').select('id').where('accountId', '=', id).execute()).toEqual([]);
    const books = db.selectFrom('payments').select(['userId', 'amount']).where('id', '=', analysisId);
    expect(await books.execute()).toEqual([{ userId: null, amount: 2999 }]);
    expect(await db.selectFrom('creditLedger').select('kind').where('userId', '=', id).execute()).toEqual([
      { kind: 'grant' },
      { kind: 'use' },
    ]);
    await expect(server.parts.images.read(sha256)).rejects.toThrow();
    // The address is free again.
    await server.signUp({ email: 'forgotten@erase.example' });
  });

  it('leave no table out when they are erased', async () => {
    const tables = await server.parts.db.introspection.getTables();
    const withUser = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
    expect(withUser.map(({ name }) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())).sort()).toEqual(
      [...erasedTables, ...keptForTheBooks].sort(),
    );
  });

  it('are added with or without a password, and edited, the address told that no longer opens the account [US-09]', async () => {
    const added = await add('Given Password', 'given@us09.example', 'a password of some length');
    expect(await lastAction(server, token)).toMatchObject({
      action: 'user-added',
      after: { email: 'given@us09.example' },
    });
    const login = { email: 'given@us09.example', password: 'a password of some length' };
    expect((await server.call('login', { body: login })).status).toBe(200);
    const { _id: id } = await add('No Password', 'none@us09.example');
    expect((await server.call('login', { body: { ...login, email: 'none@us09.example' } })).status).toBe(401);
    await server.call('forgotPassword', { body: { email: 'none@us09.example' } });
    expect(await server.mailedCode('none@us09.example')).toMatch(/^\d{6}$/);

    const taken = await server.call('adminAddUser', { token, body: { fullName: 'X', email: added.email } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    const edit = (body: { fullName?: string; email?: string }) =>
      server.call('adminEditUser', { token, params: { id }, body });
    expect((await edit({ email: added.email })).status).toBe(409);
    const edited = await edit({ fullName: 'Renamed Person', email: 'renamed@us09.example' });
    expect(edited.body.data).toMatchObject({ name: 'Renamed Person', email: 'renamed@us09.example' });
    expect(await namesOf({ search: 'renamed' })).toEqual(['Renamed Person']);
    expect(await namesOf({ search: 'none@us09' })).toEqual([]);
    expect(await lastAction(server, token)).toMatchObject({
      action: 'user-edited',
      before: { fullName: 'No Password', email: 'none@us09.example' },
      after: { fullName: 'Renamed Person' },
    });
    expect((await server.console()).join('\n')).toContain('Mail to none@us09.example: The email of your');
  });

  it('are activated, deactivated and deleted several at once, all or none', async () => {
    const ids = [await add('Many One', 'one@many.example'), await add('Many Two', 'two@many.example')].map(
      ({ _id }) => _id,
    );
    const change = (body: { ids: string[]; isActive: boolean; action?: 'delete' }) =>
      server.call('adminSetUsersStatus', { token, body });
    const missing = '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3';
    expect((await change({ ids: [...ids, missing], isActive: false })).status).toBe(404);
    expect(await namesOf({ search: 'many', status: 'inactive' })).toEqual([]);
    expect((await change({ ids, isActive: false, action: 'delete' })).body.data.users).toHaveLength(2);
    expect(await namesOf({ search: 'many', status: 'inactive' })).toEqual(['Many Two', 'Many One']);
    await change({ ids, isActive: true });
    expect(await namesOf({ search: 'many', status: 'active' })).toEqual(['Many Two', 'Many One']);
  });

  it('have their devices listed and ended, one or all', async () => {
    const user = await server.signUp();
    const { email, password } = user;
    const second = (await server.call('login', { body: { email, password } })).body.data;
    const params = { id: user.user._id };
    const devices = async () => (await server.call('adminListUserSessions', { token, params })).body.data.sessions;
    const [one] = await devices();
    expect(await devices()).toHaveLength(2);
    const end = () => server.call('adminEndUserSession', { token, params: { ...params, sessionId: one._id } });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(404);
    expect(await devices()).toHaveLength(1);
    await server.call('adminEndUserSessions', { token, params });
    expect(await devices()).toHaveLength(0);
    for (const { accessToken } of [user, second]) {
      expect((await server.call('getProfile', { token: accessToken })).status).toBe(401);
    }
    expect(await lastAction(server, token)).toMatchObject({ action: 'user-sessions-ended' });
  });

  it('are granted credits with a reason, which is kept', async () => {
    const user = await server.signUp();
    const params = { id: user.user._id };
    const before = (await server.call('credits', { token: user.accessToken })).body.data;
    const body = { amount: 7, reason: 'An outage on our side' };
    for (const total of [before.total + 7, before.total + 14]) {
      const granted = await server.call('adminGrantCredits', { token, params, body });
      expect(granted.body.data).toEqual({ used: 0, total });
    }
    expect((await server.call('credits', { token: user.accessToken })).body.data.total).toBe(before.total + 14);
    expect(await lastAction(server, token)).toMatchObject({ action: 'credits-granted', reason: body.reason });
    const wrong = await server.call('adminGrantCredits', { token, params, body: { amount: 0, reason: 'x' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  it('have their analyses seen only by who said why, for half an hour, and that is written down', async () => {
    const user = await server.signUp();
    const id = user.user._id;
    const analysisId = await uploaded(server.parts, id);
    const look = () => server.call('adminListUserAnalyses', { token, params: { id } });
    const read = () => server.call('adminGetUserAnalysis', { token, params: { id, analysisId } });
    expect(await look()).toMatchObject({ status: 403, body: { code: 'reason-needed' } });
    expect((await read()).status).toBe(403);
    const noReason = await server.call('adminOpenUserAnalyses', { token, params: { id }, body: { reason: ' ' } });
    expect(noReason.status).toBe(400);
    await server.call('adminOpenUserAnalyses', { token, params: { id }, body: { reason: 'Ticket 17' } });
    expect(await lastAction(server, token)).toMatchObject({ action: 'user-analyses-opened', reason: 'Ticket 17' });
    expect((await look()).body.data.analyses).toMatchObject([{ _id: analysisId }]);
    const seen = (await read()).body.data;
    expect(seen).toMatchObject({ _id: analysisId, picture: { width: 640 } });
    expect(seen.imageUrl).toContain(`/api/image-analysis/images/${analysisId}?expires=`);
    expect(await lastAction(server, token)).toMatchObject({ action: 'user-analysis-read', after: { analysisId } });
    const another = await server.signUp();
    expect((await server.call('adminListUserAnalyses', { token, params: { id: another.user._id } })).status).toBe(403);
    server.clock.advance(30 * 60_000);
    token = await signInOwner(server);
    expect((await look()).status).toBe(403);
  });

  it('are exported as CSV in which no cell is a formula', async () => {
    await add('=HYPERLINK("http://evil.example")', 'formula@csv.example');
    const answer = await server.app.inject({
      url: '/api/admin/users/export?search=formula',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="users-[\d-]+\.csv"$/);
    const [head, row, ...rest] = answer.payload.trim().split('\n');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(head).toBe('id,name,email,plan,active,joined,last seen,erased at');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")",formula@csv.example,,yes,`);
    expect(rest).toEqual([]);
    expect(await lastAction(server, token)).toMatchObject({ action: 'users-exported' });
  });
});

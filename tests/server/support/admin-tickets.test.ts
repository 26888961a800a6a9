import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { logInAdmin, mailsTo, question, signUp } from './support-desk.ts';

type User = Awaited<ReturnType<typeof signUp>>;

describe.each(engines)('the support desk, on %s', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    token = await logInAdmin(server);
  });
  afterAll(() => server.close());

  const open = async (words: Partial<Record<keyof typeof question, string>> = {}, by?: User) => {
    // Of two tickets in one millisecond nobody could tell which is newer.
    server.clock.advance(1);
    const user = by ?? (await signUp(server));
    const body = { ...question, ...words } as typeof question;
    const { _id: id } = (await server.call('createTicket', { token: user.accessToken, body })).body.data;
    return { user, id };
  };
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('adminListTickets', { token, query })).body.data;
  const subjects = async (query: Record<string, string>) =>
    (await list(query)).tickets.map(({ subject }: { subject: string }) => subject);
  const setStatus = (id: string, status: string) =>
    server.call('adminSetTicketStatus', { token, params: { id }, body: { status } as never });
  const notificationsOf = async (userToken: string) =>
    (await server.call('listNotifications', { token: userToken })).body.data.notifications.map(
      ({ event }: { event: object }) => event,
    );

  it("lists everybody's tickets, newest first, ten a page, with whose they are [API-47] [AT-01]", async () => {
    const { user } = await open({ subject: 'Page 1' });
    for (let index = 0; index < 10; index++) {
      await open({ subject: `Later ${index}` });
    }
    const first = await list();
    expect(first.tickets).toHaveLength(10);
    expect(first.tickets[0]).toMatchObject({ subject: 'Later 9', status: 'open', awaitsAnswer: true });
    expect(first.pagination).toMatchObject({ page: 1, limit: 10, total: 11, pages: 2 });
    const second = await list({ page: '2', limit: '10' });
    expect(second.tickets).toMatchObject([
      { subject: 'Page 1', userId: { _id: user.user._id, name: 'Ada Trader', email: user.email } },
    ]);
  });

  it('narrows the list by status, category, priority and search, alone and together [API-47] [AT-02]', async () => {
    const quentin = await server.signUp({ ip: '127.0.0.1', email: 'quentin@wrong.example' });
    const { id } = await open({ subject: 'Invoice 100% wrong', category: 'Billing', priority: 'low' }, quentin);
    await open({ subject: 'Invoice missing', category: 'Billing', priority: 'medium' });
    await open({ subject: 'invoices in Polish', category: 'Feature Request', priority: 'low' });
    await setStatus(id, 'resolved');
    const right = { status: 'resolved', category: 'Billing', priority: 'low', search: 'INVOICE' };
    expect(await subjects(right)).toEqual(['Invoice 100% wrong']);
    expect(await subjects({ search: 'invoice', category: 'Billing' })).toEqual([
      'Invoice missing',
      'Invoice 100% wrong',
    ]);
    expect(await subjects({ search: 'invoice', priority: 'low' })).toEqual([
      'invoices in Polish',
      'Invoice 100% wrong',
    ]);
    expect(await subjects({ search: 'invoice', status: 'open' })).toEqual(['invoices in Polish', 'Invoice missing']);
    for (const search of ['wrong inv', 'Quentin@Wrong.example', 'quent', id, id.toUpperCase()]) {
      expect(await subjects({ search }), search).toEqual(['Invoice 100% wrong']);
    }
    for (const search of ['voice', '%', '_']) expect(await subjects({ search }), search).toEqual([]);
    expect((await list({ ...right, search: 'nothing' })).pagination).toMatchObject({ total: 0, pages: 0 });
    expect((await server.call('adminListTickets', { token, query: { status: 'lost' } })).status).toBe(400);
  });

  it.each(['open', 'in_progress', 'resolved', 'closed'])(
    'sets each status but open, from %s too [AT-03] [AT-04] [API-48]',
    async (from) => {
      for (const status of ['in_progress', 'resolved', 'closed']) {
        const { id } = await open();
        if (from !== 'open') await setStatus(id, from);
        expect(await setStatus(id, status)).toMatchObject({
          status: 200,
          body: { message: 'Status Updated', data: { _id: id, status } },
        });
        expect((await server.call('adminGetTicket', { token, params: { id } })).body.data.ticket.status).toBe(status);
      }
      const { id } = await open();
      if (from !== 'open') await setStatus(id, from);
      expect(await setStatus(id, 'open')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );

  it('counts the tickets by status, closed ones in the total only [API-49] [AT-05]', async () => {
    const stats = async () => (await server.call('adminTicketStats', { token })).body.data;
    const before = await stats();
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) ids.push((await open()).id);
    const [, second = '', third = '', fourth = ''] = ids;
    await setStatus(second, 'in_progress');
    await setStatus(third, 'resolved');
    await setStatus(fourth, 'closed');
    expect(await stats()).toEqual({
      total: before.total + 4,
      open: before.open + 1,
      inProgress: before.inProgress + 1,
      resolved: before.resolved + 1,
    });
  });

  it('answers, and the user is told in the app and by mail [NO-03]', async () => {
    const { user, id } = await open();
    server.clock.advance(minutes(1));
    const key = crypto.randomUUID();
    const body = { text: 'Which picture\nis it?', key };
    const { body: answered } = await server.call('adminAnswerTicket', { token, params: { id }, body });
    expect(answered.data).toMatchObject({
      ticket: { status: 'in_progress', awaitsAnswer: false },
      messages: [{ from: 'support', author: 'Owner', isInternal: false, text: body.text }],
    });
    await server.call('adminAnswerTicket', { token, params: { id }, body });
    expect(await notificationsOf(user.accessToken)).toEqual([
      { kind: 'ticket-answered', ticketId: id, subject: question.subject },
    ]);
    const mails = (await mailsTo(server, user.email)).filter((mail) => mail.includes(`?id=${id}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Subject: Answer to your ticket: ${question.subject}`);
    expect(mails[0]).toContain('> Which picture\n> is it?');
    expect(mails[0]).toContain(`https://wickwise.example/support?id=${id}`);
  });

  it('can answer and close at once, which tells the user once', async () => {
    const { user, id } = await open();
    const body = { text: 'Done.', status: 'resolved' } as const;
    const { body: answered } = await server.call('adminAnswerTicket', { token, params: { id }, body });
    expect(answered.data.ticket.status).toBe('resolved');
    expect(await notificationsOf(user.accessToken)).toHaveLength(1);
  });

  it('sends no mail to who wants none, nor to a deactivated account', async () => {
    const { user, id } = await open();
    await server.call('updatePreferences', { token: user.accessToken, body: { notifications: { email: false } } });
    await server.call('adminAnswerTicket', { token, params: { id }, body: { text: 'Hello.' } });
    expect(await mailsTo(server, user.email)).toHaveLength(1);
    expect(await notificationsOf(user.accessToken)).toHaveLength(1);
  });

  it('keeps its notes from the user: in the thread, the list, the notifications, the mails and the unread mark', async () => {
    const { user, id } = await open();
    server.clock.advance(minutes(1));
    const body = { text: 'A known cheat, answer slowly.', isInternal: true };
    const { body: noted } = await server.call('adminAnswerTicket', { token, params: { id }, body });
    expect(noted.data).toMatchObject({
      ticket: { status: 'open', awaitsAnswer: true },
      messages: [{ isInternal: true, text: body.text }],
    });
    const asUser = { token: user.accessToken };
    const seen = [
      await server.call('getTicket', { ...asUser, params: { id } }),
      await server.call('answerTicket', { ...asUser, params: { id }, body: { text: 'Anybody there?' } }),
      await server.call('listTickets', asUser),
      await server.call('listNotifications', asUser),
    ];
    const everything = [...seen.map(({ body }) => JSON.stringify(body)), ...(await mailsTo(server, user.email))];
    expect(everything.filter((text) => text.includes('cheat'))).toEqual([]);
    expect(seen[0]?.body.data).toMatchObject({ ticket: { isUnread: false, status: 'open' }, messages: [] });
    expect(await notificationsOf(user.accessToken)).toEqual([]);
  });

  it('tells the user of a new status, but not of one that he has already [TI-06]', async () => {
    const { user, id } = await open();
    for (const status of ['resolved', 'resolved', 'closed']) await setStatus(id, status);
    const about = { kind: 'ticket-status', ticketId: id, subject: question.subject };
    server.clock.advance(1);
    expect(new Set(await notificationsOf(user.accessToken))).toEqual(
      new Set([
        { ...about, status: 'closed' },
        { ...about, status: 'resolved' },
      ]),
    );
    const { body } = await server.call('listTickets', { token: user.accessToken });
    expect(body.data.tickets[0].status).toBe('closed');
  });

  it('writes down who did what to a ticket, and nothing for what was there already', async () => {
    const { id } = await open();
    const key = crypto.randomUUID();
    const say = (body: { text: string; isInternal?: boolean; key?: string }) =>
      server.call('adminAnswerTicket', { token, params: { id }, body, headers: { 'user-agent': 'Firefox/140.0' } });
    await say({ text: 'A note.', isInternal: true });
    for (let times = 0; times < 2; times++) await say({ text: 'An answer.', key });
    for (let times = 0; times < 2; times++) await setStatus(id, 'closed');
    const entries = await server.parts.db.selectFrom('auditLog').selectAll().where('subjectId', '=', id).execute();
    const told = entries.map(({ action, stateBefore, stateAfter }) => [action, stateBefore, stateAfter]);
    const status = (value: string) => JSON.stringify({ status: value });
    expect(told.sort()).toEqual([
      ['ticket-answered', status('open'), status('in_progress')],
      ['ticket-note-added', null, null],
      ['ticket-status-changed', status('in_progress'), status('closed')],
    ]);
    expect(entries[0]).toMatchObject({ adminEmail: 'owner@example.com', ip: '203.0.113.1' });
    expect(JSON.stringify(entries)).not.toContain('An answer.');
  });

  it('says so where there is no such ticket', async () => {
    const params = { id: '0199aaaa-0000-7000-8000-000000000000' };
    const answers = [
      await server.call('adminGetTicket', { token, params }),
      await server.call('adminAnswerTicket', { token, params, body: { text: 'Hello?' } }),
      await setStatus(params.id, 'closed'),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'not-found']));
  });

  it('lets in administrators only', async () => {
    const { user, id } = await open();
    for (const stranger of [undefined, user.accessToken]) {
      const asStranger = { token: stranger, params: { id } };
      const answers = [
        await server.call('adminListTickets', asStranger),
        await server.call('adminGetTicket', asStranger),
        await server.call('adminTicketStats', asStranger),
        await server.call('adminSetTicketStatus', { ...asStranger, body: { status: 'closed' } }),
        await server.call('adminAnswerTicket', { ...asStranger, body: { text: 'Ha' } }),
        await server.call('adminListCannedAnswers', asStranger),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
    }
    expect((await server.call('listTickets', { token })).status).toBe(401);
  });

  it('keeps texts ready: made, changed, removed, by title', async () => {
    const make = (title: string) =>
      server.call('adminCreateCannedAnswer', { token, body: { title, text: 'Hello {name}, thank you.' } });
    const titles = async () =>
      (await server.call('adminListCannedAnswers', { token })).body.data.cannedAnswers.map(
        ({ title }: { title: string }) => title,
      );
    const { _id: id } = (await make('Thanks')).body.data;
    await make('Apology');
    expect(await titles()).toEqual(['Apology', 'Thanks']);
    const change = { title: 'A thank-you', text: 'Thanks.' };
    const changed = await server.call('adminUpdateCannedAnswer', { token, params: { id }, body: change });
    expect(changed.body.data).toMatchObject({ _id: id, ...change });
    expect(await titles()).toEqual(['A thank-you', 'Apology']);
    for (let times = 0; times < 2; times++) {
      expect((await server.call('adminDeleteCannedAnswer', { token, params: { id } })).status).toBe(200);
    }
    expect(await titles()).toEqual(['Apology']);
    expect((await server.call('adminUpdateCannedAnswer', { token, params: { id }, body: change })).status).toBe(404);
    expect((await make(' ')).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { ticketCategories, ticketLimits, ticketPriorities } from '#contract/ticket';
import { hours, minutes } from '#server/clock';
import { tickingClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { logInAdmin, mailsTo, question, signUp } from './support-desk.ts';

describe.each(engines)("a user's tickets, on %s", (engine) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { SUPPORT_EMAIL: 'desk@example.com' });
    admin = await logInAdmin(server);
  });
  afterAll(() => server.close());

  const open = async (token: string, words: Partial<typeof question> & { key?: string } = {}) => {
    const { status, body } = await server.call('createTicket', { token, body: { ...question, ...words } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const answerAs = (role: 'user' | 'admin', token: string, id: string, text: string) =>
    role === 'user'
      ? server.call('answerTicket', { token, params: { id }, body: { text } })
      : server.call('adminAnswerTicket', { token, params: { id }, body: { text } });

  it('are made as they were written, open and unanswered [API-50]', async () => {
    const { accessToken: token, email } = await signUp(server);
    const ticket = await open(token);
    expect(ticket).toMatchObject({
      ...question,
      _id: expect.any(String),
      status: 'open',
      createdAt: new Date(server.clock.now()).toISOString(),
      userId: { name: 'Ada Trader', email },
      isUnread: false,
      analysisId: null,
    });
    const [mail = ''] = await mailsTo(server, 'desk@example.com');
    expect(mail).toContain(`Subject: New ticket: ${question.subject}`);
    expect(mail).toContain('> but the analysis says that there are none.');
    expect(mail).toContain(`https://wickwise.example/admin/support?id=${ticket._id}`);
  });

  it('take every category and priority, and medium where none is named [API-50]', async () => {
    const { accessToken: token } = await signUp(server);
    for (const [index, category] of ticketCategories.entries()) {
      const priority = ticketPriorities[index % ticketPriorities.length] ?? 'low';
      const body = { ...question, category, priority };
      expect((await server.call('createTicket', { token, body })).body.data).toMatchObject({ category, priority });
    }
    const { priority: _, ...unranked } = question;
    const { body } = await server.call('createTicket', { token, body: unranked });
    expect(body.data.priority).toBe('medium');
  });

  it.each([
    ['no subject', { subject: '  ' }],
    ['no description', { description: '\n' }],
    ['a subject of several lines', { subject: 'One\r\nBcc: all@example.com' }],
    ['a category of its own', { category: 'Praise' }],
    ['a priority of its own', { priority: 'urgent' }],
    ['too long a description', { description: 'x'.repeat(ticketLimits.text + 1) }],
    ['an unknown field', { status: 'closed' }],
  ])('are refused with %s', async (_, fault) => {
    const { accessToken: token } = await signUp(server);
    const { status, body } = await server.call('createTicket', { token, body: { ...question, ...fault } as never });
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect((await server.call('listTickets', { token })).body.data.tickets).toEqual([]);
  });

  it("are the caller's alone, the one that moved last first, page by page [API-51]", async () => {
    const [ada, bob] = [await signUp(server), await signUp(server)];
    const first = await open(ada.accessToken, { subject: 'First' as never });
    server.clock.advance(minutes(1));
    const second = await open(ada.accessToken, { subject: 'Second' as never });
    server.clock.advance(minutes(1));
    await answerAs('user', ada.accessToken, first._id, 'One more thing.');
    const list = await server.call('listTickets', { token: ada.accessToken });
    expect(list.body.data.tickets.map(({ subject }: typeof question) => subject)).toEqual(['First', 'Second']);
    expect(list.body.data.tickets[1]).toEqual(second);
    expect(list.body.data.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
    const next = await server.call('listTickets', { token: ada.accessToken, query: { page: '2', limit: '1' } });
    expect(next.body.data.tickets.map(({ _id }: { _id: string }) => _id)).toEqual([second._id]);
    expect((await server.call('listTickets', { token: bob.accessToken })).body.data.tickets).toEqual([]);
  });

  it('cannot be seen, answered or marked by another user', async () => {
    const [ada, bob] = [await signUp(server), await signUp(server)];
    const { _id: id } = await open(ada.accessToken);
    const asBob = { token: bob.accessToken, params: { id } };
    expect((await server.call('getTicket', asBob)).status).toBe(404);
    expect((await server.call('answerTicket', { ...asBob, body: { text: 'Hello?' } })).status).toBe(404);
    const seen = { upTo: new Date(server.clock.now()).toISOString() };
    expect((await server.call('readTicket', { ...asBob, body: seen })).status).toBe(404);
    expect((await server.call('getTicket', { token: ada.accessToken, params: { id } })).body.data.messages).toEqual([]);
  });

  it('sent twice with one key are one ticket, and one key takes no second text', async () => {
    const { accessToken: token } = await signUp(server);
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all([open(token, { key }), open(token, { key })]);
    expect(other).toEqual(one);
    expect(await open(token, { key })).toEqual(one);
    const changed = await server.call('createTicket', { token, body: { ...question, subject: 'Another', key } });
    expect(changed).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
    expect((await server.call('listTickets', { token })).body.data.pagination.total).toBe(1);
    // A key is its user's own.
    expect((await open((await signUp(server)).accessToken, { key }))._id).not.toBe(one._id);
  });

  it('show an answer as unread until it is seen, and one that comes later again', async () => {
    const { accessToken: token } = await signUp(server);
    const { _id: id } = await open(token);
    const thread = async () => (await server.call('getTicket', { token, params: { id } })).body.data;
    const isUnread = async () => (await server.call('listTickets', { token })).body.data.tickets[0].isUnread;
    const see = (upTo: string) => server.call('readTicket', { token, params: { id }, body: { upTo } });
    server.clock.advance(minutes(1));
    await answerAs('admin', admin, id, 'Which picture is it?');
    expect(await isUnread()).toBe(true);
    const { messages } = await thread();
    expect(messages).toEqual([
      { _id: expect.any(String), from: 'support', text: 'Which picture is it?', createdAt: expect.any(String) },
    ]);
    server.clock.advance(minutes(1));
    await answerAs('admin', admin, id, 'And which strategy?');
    await see(messages[0].createdAt);
    expect(await isUnread()).toBe(true);
    // No clock of a device decides what was seen: the future ends now.
    await see('2999-01-01T00:00:00.000Z');
    expect(await isUnread()).toBe(false);
    server.clock.advance(minutes(1));
    await answerAs('admin', admin, id, 'Are you there?');
    expect(await isUnread()).toBe(true);
  });

  it.each(['resolved', 'closed'] as const)('that are %s are open again when their user writes', async (status) => {
    const { accessToken: token } = await signUp(server);
    const { _id: id } = await open(token);
    await server.call('adminSetTicketStatus', { token: admin, params: { id }, body: { status } });
    const { body } = await answerAs('user', token, id, 'It is back.');
    expect(body.data).toMatchObject({ ticket: { status: 'open' }, messages: [{ from: 'user', text: 'It is back.' }] });
    const seenByAdmin = await server.call('adminGetTicket', { token: admin, params: { id } });
    expect(seenByAdmin.body.data.ticket.awaitsAnswer).toBe(true);
    const mails = (await mailsTo(server, 'desk@example.com')).filter((mail) => mail.includes(`?id=${id}`));
    expect(mails.filter((mail) => mail.includes('Subject: Answer on a ticket'))).toHaveLength(1);
  });

  it('take an answer once, however often it is sent', async () => {
    const { accessToken: token } = await signUp(server);
    const { _id: id } = await open(token);
    const body = { text: 'Here it is.', key: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => server.call('answerTicket', { token, params: { id }, body })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await server.call('getTicket', { token, params: { id } })).body.data.messages).toHaveLength(1);
  });

  it('end at a number of answers, and say what to do then', async () => {
    const { accessToken: token } = await signUp(server);
    const { _id: id } = await open(token);
    for (let index = 0; index < ticketLimits.messages; index++) await answerAs('admin', admin, id, `Part ${index}`);
    const { status, body } = await answerAs('user', token, id, 'Too much.');
    expect([status, body.code]).toEqual([409, 'conversation-full']);
    expect(body.message).toBe('This conversation is full. Please open a new ticket.');
  });

  it('name an analysis of their user, and nobody else’s', async () => {
    const { accessToken: token } = await signUp(server);
    const analysisId = '0199aaaa-0000-7000-8000-000000000000';
    const { status, body } = await server.call('createTicket', { token, body: { ...question, analysisId } });
    expect([status, body.code, body.message]).toEqual([404, 'not-found', 'There is no such analysis.']);
  });

  it('are limited in number, as are answers, until an hour is over', async () => {
    const { accessToken: token, email, password } = await signUp(server);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await server.call('createTicket', { token, body: question })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { _id: id } = (await server.call('listTickets', { token })).body.data.tickets[0];
    const answers: number[] = [];
    for (let index = 0; index < 61; index++) answers.push((await answerAs('user', token, id, 'And?')).status);
    expect(answers).toEqual([...Array(60).fill(200), 429]);
    server.clock.advance(hours(1) + 1);
    const again = await server.call('login', { body: { email, password } });
    expect((await answerAs('user', again.body.data.accessToken, id, 'And now?')).status).toBe(200);
  });
});

test('an answer that was read is not unread for the time that the server took to write it down', async () => {
  const server = await startTestServer('sqlite', {}, { clock: tickingClock() });
  onTestFinished(() => server.close());
  const admin = await logInAdmin(server);
  const { accessToken: token } = await signUp(server);
  const { _id: id } = (await server.call('createTicket', { token, body: question })).body.data;
  await server.call('adminAnswerTicket', { token: admin, params: { id }, body: { text: 'Which picture is it?' } });
  const thread = async () => (await server.call('getTicket', { token, params: { id } })).body.data;
  const { messages } = await thread();
  await server.call('readTicket', { token, params: { id }, body: { upTo: messages[0].createdAt } });
  expect((await thread()).ticket.isUnread).toBe(false);
});

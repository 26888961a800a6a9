import { expect, it } from 'vitest';
import { Failure } from '#contract/envelope';
import { newRequestId } from '#server/http/new-request-id';
import { keptLog } from '../kit/kept-log.ts';
import { startTestServer } from '../kit/test-server.ts';

/** A server whose log is kept, at the level of everyday use. */
async function startWithLog() {
  const { log, lines } = keptLog('info');
  return { server: await startTestServer('sqlite', {}, { log }), lines };
}

it('an id is ten letters that can be read out, and never comes again', () => {
  const ids = Array.from({ length: 10_000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});

it('each answer carries an id, and the log has its line under the same one', async () => {
  const { server, lines } = await startWithLog();
  const answers = [
    await server.app.inject('/healthz'),
    await server.app.inject('/api/none'),
    await server.app.inject('/api/%E0%A4%A'),
  ];
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  const answered = lines().filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ reqId }) => reqId)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
  expect(lines().filter(({ time, level }) => typeof time !== 'number' || typeof level !== 'number')).toEqual([]);
  await server.close();
});

it('a fault of ours is told with the id under which the log has its cause, and nothing else of it', async () => {
  const { server, lines } = await startWithLog();
  const { accessToken: token } = await server.signUp();
  await server.parts.db.schema.dropTable('uploadReceipts').execute();
  await server.parts.db.schema.dropTable('notifications').ifExists().execute();

  const answer = await server.app.inject({ url: '/api/notifications', headers: { authorization: `Bearer ${token}` } });

  expect(answer.statusCode).toBe(500);
  const failure = Failure.parse(answer.json());
  expect(failure).toMatchObject({ code: 'internal', reference: answer.headers['x-request-id'] });
  expect(answer.body).not.toMatch(/sqlite|table|select/i);
  const [line] = lines().filter(({ msg }) => msg === 'a request failed');
  expect(line).toMatchObject({ reqId: failure.reference, err: { message: expect.stringContaining('no such table') } });
  await server.close();
});

it('what a client did wrong has no reference: there is nothing to look up', async () => {
  const { server } = await startWithLog();
  const answer = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  expect(Failure.parse(answer.json()).reference).toBeUndefined();
  await server.close();
});

it('what a client writes into its request comes into no line of the log, and so can forge none', async () => {
  const { server, lines } = await startWithLog();
  const forged = '\n{"level":50,"msg":"forged"}';
  await server.app.inject({
    url: `/api/none${encodeURIComponent(forged)}`,
    headers: { 'user-agent': 'forged', 'x-request-id': 'forged', 'x-forwarded-for': 'forged' },
  });
  await server.call('login', { body: { email: 'forged@example.com', password: 'forged password' } });
  expect(lines().length).toBeGreaterThan(1);
  expect(JSON.stringify(lines())).not.toContain('forged');
  await server.close();
});

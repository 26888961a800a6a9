import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '#server/clock';
import { outcomeOf, startUploadServer } from '../analyses/upload-server.ts';
import { engines } from '../kit/test-database.ts';

const chart = path.resolve(import.meta.dirname, '../../charts/golden/images/dev-clean-006.png');

describe.each(engines)('what is a user’s own, on %s', (engine) => {
  let server: Awaited<ReturnType<typeof startUploadServer>>;
  beforeAll(async () => {
    server = await startUploadServer(engine, async () => outcomeOf('# What was measured'));
  });
  afterAll(() => server.close());

  it('comes whole as a ZIP: account, lists, analyses with their pictures, and nothing of anybody else', async () => {
    const [ada, ben] = [await server.signUp(), await server.signUp()];
    const image = new Uint8Array(await readFile(chart));
    for (const { accessToken: token } of [ada, ben])
      expect((await server.upload({ token, image, key: crypto.randomUUID() })).status).toBe(200);
    const body = { subject: 'Mine alone', category: 'Other', priority: 'low', description: 'A question' } as const;
    await server.call('createTicket', { token: ada.accessToken, body });
    await server.call('createTicket', { token: ben.accessToken, body: { ...body, subject: 'Not hers' } });

    const answer = await server.app.inject({
      url: '/api/users/export',
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('account.json')).toMatchObject({ email: ada.email, preferences: { language: 'en' } });
    expect(read('tickets.json')).toMatchObject([{ subject: 'Mine alone' }]);
    expect(read('credits.json').map(({ kind }: { kind: string }) => kind)).toContain('use');

    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    expect(pictures).toHaveLength(1);
    expect(Buffer.from(files[pictures[0] ?? ''] ?? [])).toEqual(await readFile(chart));
    const analyses = Object.keys(files).filter((name) => /^analyses\/.*\.json$/.test(name));
    expect(analyses.map(read)).toMatchObject([{ picture: pictures[0], strategy: 'price_action' }]);
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(text).not.toContain(ben.email);
    expect(text).not.toMatch(/argon2|password/i);
  });

  it('is closed at once by its owner with the password, on all devices, told by mail, and erased after 30 days', async () => {
    const ada = await server.signUp();
    const wrong = await server.call('deleteAccount', { token: ada.accessToken, body: { password: 'not this one' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong-password']);
    expect((await server.call('deleteAccount', { token: ada.accessToken, body: {} })).status).toBe(422);
    expect((await server.call('getProfile', { token: ada.accessToken })).status).toBe(200);

    const done = await server.call('deleteAccount', { token: ada.accessToken, body: { password: ada.password } });
    expect(done.status).toBe(200);
    expect((await server.call('getProfile', { token: ada.accessToken })).status).toBe(401);
    const again = await server.call('login', { body: { email: ada.email, password: ada.password } });
    expect(again.body.code).toBe('account-deactivated');
    expect((await server.console()).join('\n')).toContain('Your Wickwise account was closed');

    const row = await server.parts.db
      .selectFrom('users')
      .select(['eraseAt', 'deactivatedAt'])
      .where('email', '=', ada.email)
      .executeTakeFirstOrThrow();
    expect(Number(row.eraseAt) - Number(row.deactivatedAt)).toBe(days(30));
  });
});

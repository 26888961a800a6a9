import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellOfResult } from '#server/analyses/tell-of-result';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('a mail about a result, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  let made = 0;
  /** The subjects of all mails to the owner of an analysis that took so long, ms; the first is his welcome. */
  async function mailsAfter(took: number, { state = 'done' as 'done' | 'failed', email = true } = {}) {
    const { accessToken: token, user, email: address } = await server.signUp({ ip: '127.0.0.1' });
    await server.call('updatePreferences', { token, body: { notifications: { email } } });
    const id = `0199aaaa-0000-7000-8000-${String(++made).padStart(12, '0')}`;
    const createdAt = server.clock.now();
    const picture = { imageHash: id, imageType: 'image/png', imageBytes: 1, imageWidth: 64, imageHeight: 64 };
    await server.parts.db
      .insertInto('analyses')
      .values({
        ...{ id, userId: user._id, strategy: 'rsi_strategy', language: 'en', state, ...picture },
        ...{ notBefore: createdAt, createdAt, finishedAt: createdAt + took },
      })
      .execute();
    await tellOfResult(server.parts, id);
    const lines = (await server.console()).filter((line) => line.startsWith(`Mail to ${address}: `));
    return lines.filter((line) => !line.includes('Welcome')).map((line) => line.replace(/^.*?: (.*) \(.*$/, '$1'));
  }

  it('goes to who was told to come back for it, and to nobody else', async () => {
    const { uploadWait } = server.parts;
    expect(await mailsAfter(uploadWait + 1)).toEqual(['Your analysis is ready']);
    expect(await mailsAfter(uploadWait)).toEqual([]);
    expect(await mailsAfter(uploadWait + 1, { state: 'failed' })).toEqual([]);
    expect(await mailsAfter(uploadWait + 1, { email: false })).toEqual([]);
  });
});

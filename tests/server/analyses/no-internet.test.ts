import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../e2e/start-server.ts';
import { signUpAt, uploadUntilSettled } from './real-client.ts';

const cutOff = `--require=${path.join(import.meta.dirname, 'cut-off-network.ts')}`;

test('the cut cable stops whoever tries to go out, from a thread as well', () => {
  const inThread =
    "new (require('node:worker_threads').Worker)('fetch(`http://example.com`).catch(() => {})', { eval: true })";
  for (const code of ["fetch('http://example.com').catch(() => {})", inThread]) {
    const { stderr } = spawnSync(process.execPath, [cutOff, '-e', code], { encoding: 'utf8' });
    expect(stderr).toContain('tried to reach example.com');
  }
});

test('[EN-03] a picture is analysed with no internet, and nothing tries to go out', async () => {
  const server = await startServer({ NODE_OPTIONS: cutOff });
  onTestFinished(() => server.stop());
  const { accessToken: token } = await signUpAt(server.url);
  const analysis = await uploadUntilSettled(server.url, { token, key: randomUUID() });
  expect(analysis).toMatchObject({
    state: 'done',
    analysis: expect.stringMatching(/^# /),
    quality: { scale: 'linear' },
  });
  expect(server.output()).not.toContain('tried to reach');
});

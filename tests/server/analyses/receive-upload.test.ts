import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Outcome } from '#engine/outcome';
import { type ReceivedUpload, receiveUpload } from '#server/analyses/receive-upload';
import type { Refusal } from '#server/http/refusal';

test('an upload whose client has gone before its reading begins is refused and leaves no file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const app = fastify();
  await app.register(multipart);
  const received = new Promise<Outcome<ReceivedUpload, Refusal>>((resolve, reject) =>
    app.post('/', async (request) => {
      client.destroy();
      await new Promise((resolve) => request.raw.once('close', resolve));
      await receiveUpload(request, { folder, id: 'a' }).then(resolve, reject);
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect(app.addresses()[0] as { port: number; address: string });
  client.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf of a pic',
  );
  expect(await received).toMatchObject({ ok: false, why: { refused: 'malformed-multipart' } });
  expect(await readdir(folder)).toEqual([]);
  await app.close();
  await rm(folder, { recursive: true });
});

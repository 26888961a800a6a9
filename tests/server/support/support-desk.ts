import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import type { TestServer } from '../kit/test-server.ts';

const owner = { email: 'owner@example.com', password: 'the owner of this server' };

/** An administrator's access token. */
export async function logInAdmin(server: TestServer): Promise<string> {
  await ensureFirstAdmin(server.parts, owner);
  return (await server.call('adminLogin', { body: owner })).body.data.accessToken;
}

export const question = {
  subject: 'The axis was not read',
  category: 'Analysis Help',
  priority: 'high',
  description: 'The picture shows prices,\nbut the analysis says that there are none.',
} as const;

/** The mails to one address so far, whole, their quoted-printable undone. */
export async function mailsTo(server: TestServer, address: string): Promise<string[]> {
  await server.parts.mail.idle();
  const folder = path.join(server.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails
    .map((mail) => mail.replace(/=\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`));
}

/** A new user's access token and e-mail; from this machine, whose sign-ups are not counted. */
export const signUp = (server: TestServer) => server.signUp({ ip: '127.0.0.1' });

import { seconds } from '#server/clock';
import { codeAt } from '../kit/authenticator.ts';
import type { TestServer } from '../kit/test-server.ts';

/** An account with its authenticator app. `nextCode` waits for one that was not shown before. */
export type Enrolled = { recoveryCodes: string[]; secret: string; nextCode: () => string };

const callsOf = {
  user: { start: 'startSecondFactor', confirm: 'confirmSecondFactor' },
  admin: { start: 'adminStartSecondFactor', confirm: 'adminConfirmSecondFactor' },
} as const;

/** Sets a second factor up as its owner does. */
export async function enrol(
  server: TestServer,
  { token, password, realm = 'user' }: { token: string; password: string; realm?: 'user' | 'admin' },
): Promise<Enrolled> {
  const { start, confirm } = callsOf[realm];
  const { secret } = (await server.call(start, { token, body: { password } })).body.data;
  const code = codeAt(secret, server.clock.now());
  const { data } = (await server.call(confirm, { token, body: { code } })).body;
  return {
    ...data,
    secret,
    nextCode() {
      server.clock.advance(seconds(30));
      return codeAt(secret, server.clock.now());
    },
  };
}

import type { Realm, Session } from '#data/session';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

type Times = { iat?: number; exp?: number; nonce?: string };

/** A token as the server makes them, unsigned: the client never verifies one. Times in s. */
export const tokenOf = (sub: string, { iat = 1_000, exp = iat + 900, nonce = '' }: Times = {}) =>
  `${encode({ alg: 'none' })}.${encode({ sub, iat, exp, nonce })}.signature`;

export const ada = { _id: '019abcde-0000-7000-8000-00000000000a', name: 'Ada', email: 'ada@example.com' };
export const ben = { _id: '019abcde-0000-7000-8000-00000000000b', name: 'Ben', email: 'ben@example.com' };
export const chief = {
  _id: '019abcde-0000-7000-8000-00000000000c',
  name: 'Chief',
  fullName: 'Chief Owner',
  email: 'chief@example.com',
  role: 'owner' as const,
};

const farAway = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 900 };

export const userSession = (user = ada, times: Times = farAway): Session<'user'> => ({
  accessToken: tokenOf(user._id, times),
  refreshToken: `refresh-${user.name}-${times.iat}${times.nonce ?? ''}`,
  user,
});

export const adminSession = (times: Times = farAway): Session<'admin'> => ({
  accessToken: tokenOf(chief._id, times),
  refreshToken: `refresh-chief-${times.iat}`,
  user: chief,
});

export const bearer = (session: Session<Realm>) => `Bearer ${session.accessToken}`;

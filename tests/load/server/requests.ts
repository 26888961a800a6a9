import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type BenchAccount, password } from './bench-accounts.ts';
import { type MakeRequest, requestOf } from './load-gun.ts';

/** Makes requests for the accounts in turn, each to the route that is measured. */
export type Requests = (accounts: BenchAccount[], kind: 'ours' | 'bare') => MakeRequest;

const inTurn = (accounts: BenchAccount[]) => {
  let turn = 0;
  return () => {
    const account = accounts[turn++ % accounts.length];
    if (!account) throw new Error('no accounts');
    return account;
  };
};

/** Bytes of a picture as the app sends them: a JPEG of 1280 px, of 200 KB. */
async function makePicture(bytes = 200_000): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 1280, height: 720, channels: 3 as const, background: '#101820', noise };
  for (let quality = 90; quality > 5; quality -= 1) {
    const picture = await sharp({ create }).jpeg({ quality }).toBuffer();
    if (picture.length <= bytes) return picture;
  }
  throw new Error('the picture does not get small enough');
}

const picture = await makePicture();
const boundary = 'boundary-of-the-bench';
const body = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="chart.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  ),
  picture,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
/** Shortly before the picture's end lie the pixels of its last corner: each upload gets others there, so that no two are the same. */
const serial = body.length - `\r\n--${boundary}--\r\n`.length - 64;

let uploads = 0;
export const uploadRequests: Requests = (accounts, kind) => {
  const next = inTurn(accounts);
  return () => {
    const { userId, token } = next();
    body.write(String(uploads++).padStart(16, '0'), serial, 'latin1');
    return requestOf(
      'POST',
      kind === 'ours' ? '/api/image-analysis/upload' : `/upload/${userId}`,
      {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${token}`,
      },
      body,
    );
  };
};

const limit = 20;
export const historyRequests: Requests = (accounts, kind) => {
  const requests = accounts.map(({ userId, token }) => {
    const path = kind === 'ours' ? '/api/image-analysis/analyses' : `/history/${userId}`;
    return requestOf('GET', `${path}?limit=${limit}`, { authorization: `Bearer ${token}` });
  });
  let turn = 0;
  return () => requests[turn++ % requests.length] as Buffer;
};

let logins = 0;
export const loginRequests: Requests = (accounts, kind) => {
  const next = inTurn(accounts);
  return () => {
    const { email } = next();
    // Sign-ins are limited by address.
    const address = `10.${(logins >> 16) & 255}.${(logins >> 8) & 255}.${logins++ & 255}`;
    return requestOf(
      'POST',
      kind === 'ours' ? '/api/auth/login' : '/login',
      {
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      Buffer.from(JSON.stringify({ email, password })),
    );
  };
};

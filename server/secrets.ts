import { randomBytes } from 'node:crypto';
import type { Db } from './db/db.ts';

/** Keys of this installation, made on first start and kept in the database: all its servers share them, a restart keeps them. */
export type Secrets = {
  /** Signs access tokens and derives refresh tokens. */
  tokenKey: Uint8Array;
  /** Signs the addresses of pictures. */
  imageKey: Uint8Array;
  /** Seals what second factors are made of. Not derived from the token key, which an operator may replace. */
  factorKey: Uint8Array;
};

export async function loadSecrets(db: Db): Promise<Secrets> {
  return {
    tokenKey: await rememberedKey(db, 'token-key'),
    imageKey: await rememberedKey(db, 'image-key'),
    factorKey: await rememberedKey(db, 'second-factor-key'),
  };
}

/** A key of 256 bits that is made on first start. */
export const rememberedKey = async (db: Db, name: string) =>
  Buffer.from(await rememberedSetting(db, name, newKey), 'base64url');
const newKey = () => randomBytes(32).toString('base64url');

/** The setting's value; `make` gives it on the first start. Of several servers that start at once, one's value is kept. */
export async function rememberedSetting(db: Db, key: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const kept = await find();
  if (kept) return kept.value;
  const inserted = { key, value: make() };
  await db
    .insertInto('settings')
    .values(inserted)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await find())?.value ?? inserted.value;
}

import webPush from 'web-push';
import type { Db } from '../../db/db.ts';
import { rememberedSetting } from '../../secrets.ts';

/** VAPID keys, base64url: browsers bind their subscriptions to the public one, so the pair must last. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Makes the pair on first start and gives the same one ever after. */
export const loadPushKeys = async (db: Db): Promise<PushKeys> =>
  JSON.parse(await rememberedSetting(db, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));

import type { Db } from '../db/db.ts';
import { markRead } from './queries.ts';

type Seen = {
  userId: string;
  /** A ticket or an analysis; absent: all. */
  about?: string | undefined;
  /** ms */
  now: number;
};

/** Its user has seen what these notifications tell of, here or where they lead. */
export const seeNotifications = (db: Db, { userId, about, now }: Seen) => markRead(db, userId, { about, now });

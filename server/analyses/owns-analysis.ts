import type { Db } from '../db/db.ts';
import { findAnalysis } from './queries.ts';

/** Whether there is such an analysis of this user. */
export const ownsAnalysis = async (db: Db, userId: string, id: string) =>
  (await findAnalysis(db, userId, id)) !== undefined;

import type { Db } from '../db/db.ts';
import { countOf } from './list-queries.ts';

/** Tickets that nobody has taken up yet. */
export const countOpenTickets = (db: Db): Promise<number> => countOf(db, 'open');

import type { Db } from '../db/db.ts';
import { allowanceOf } from './credits.ts';

/** The plans that export analyses as PDF, as the FAQ promises. */
const withPdf: ReadonlySet<string> = new Set(['PLN_pro', 'PLN_enterprise']);

export const mayExportPdf = async (db: Db, userId: string, now: number): Promise<boolean> =>
  withPdf.has((await allowanceOf(db, userId, now)).plan.id);

import { statfs } from 'node:fs/promises';
import type { Environment } from '../environment.ts';
import { refuse } from '../http/refusal.ts';

/** Of the operating system; and PostgreSQL's disk_full: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for its log's index: https://sqlite.org/rescode.html */
const sqliteCodes = new Set([13, 4874]);

/** The error says that a disk is full: ours, the database's or the image store's. What failed so left nothing behind. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return codes.has(code ?? '') || sqliteCodes.has(errcode ?? 0);
};

/** Making room takes a person; the sender is to come back by itself. */
export const storageFull = () => refuse('storage-full', { retryAfter: 60 });

/** ms. What comes in meanwhile is little beside what is kept in reserve. */
const lookAgainAfter = 250;

const roomSeenAt = new WeakMap<Environment, number>();

/**
 * Whether the data folder's disk has room for more than what is kept in reserve: that last part is for sessions and results, so that
 * what is there can be read for as long as it takes to make room.
 */
export async function hasRoom(environment: Environment): Promise<boolean> {
  const now = performance.now();
  if (now - (roomSeenAt.get(environment) ?? Number.NEGATIVE_INFINITY) < lookAgainAfter) return true;
  const { bavail, bsize } = await statfs(environment.WICKWISE_DATA_DIR);
  const isThere = bavail * bsize > environment.WICKWISE_RESERVE_MB * 1e6;
  if (isThere) roomSeenAt.set(environment, now);
  return isThere;
}

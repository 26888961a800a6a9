import type { ColumnType } from 'kysely';

/** ms since 1970, UTC. */
export type Ms = number;
export type Flag = 0 | 1;
/** JSON, written and read by the queries of the table's owner. */
export type JsonText = string;
/** Set once, never changed. */
export type Fixed<T> = ColumnType<T, T, never>;

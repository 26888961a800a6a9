import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

const pageSize = 1000;

/** The SHA-256 of every picture that an analysis or a profile names, each once, in their order. */
export async function* namedPictures(db: Db): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ hash: string }>`
      select hash from (
        select distinct image_hash as hash from analyses where image_hash > ${last} order by image_hash limit ${sql.lit(pageSize)}
      ) as charts
      union select hash from (
        select distinct profile_picture as hash from users where profile_picture > ${last}
        order by profile_picture limit ${sql.lit(pageSize)}
      ) as portraits
      order by hash limit ${sql.lit(pageSize)}`.execute(db);
    if (rows.length > 0) yield rows.map(({ hash }) => hash);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.hash ?? '';
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().nonnegative();

const File = z.object({ bytes: Count, sha256: Digest });

/** What a backup holds. It is written last: a folder without one is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string(),
  /** ISO 8601, UTC: the moment that the tables show. */
  takenAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that the database had seen, in order. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1),
      rows: Count,
      digest: Digest,
      file: File,
    }),
  ),
  /** `list` is the file of their names; `missing`: named by a row, but not in the store any more, or damaged there. */
  pictures: z.object({ count: Count, bytes: Count, list: File, missing: z.array(z.string()) }),
});
export type Manifest = z.infer<typeof Manifest>;
export type BackupFile = z.infer<typeof File>;

export const manifestName = 'manifest.json';
export const pictureListName = 'pictures.txt';
export const tableFile = (name: string) => path.join('tables', `${name}.jsonl.gz`);
export const pictureFile = (sha256: string) => path.join('pictures', sha256.slice(0, 2), sha256);

/** Throws with a sentence for whoever restores it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} is no finished backup: it has no ${manifestName}`);
  });
  const parsed = Manifest.safeParse(safeJson(text));
  if (!parsed.success) throw new Error(`${path.join(folder, manifestName)} is damaged, or of another program`);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

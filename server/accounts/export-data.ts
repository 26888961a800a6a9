import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { isoTime } from '../clock.ts';
import type { UserRow } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import { analysesOf, recordsOf } from './export-queries.ts';
import { toPreferences } from './to-user.ts';

type ExportParts = Pick<Parts, 'db' | 'images' | 'log'>;
type ExportedFile = { name: string; bytes: Uint8Array };

/** All that is kept about a user, as a ZIP that is made while it is read: JSON, Markdown for each analysis, and every picture. */
export const exportData = (parts: ExportParts, user: UserRow): Readable =>
  Readable.from(zipped(filesOf(parts, user)), { objectMode: false });

async function* filesOf(parts: ExportParts, user: UserRow): AsyncGenerator<ExportedFile> {
  const { fullName, email, createdAt, googleSubject } = user;
  yield json('account', {
    fullName,
    email,
    createdAt: isoTime(createdAt),
    signsInWithGoogle: googleSubject !== null,
    preferences: toPreferences(user),
  });
  for (const [name, rows] of Object.entries(await recordsOf(parts.db, user.id))) yield json(name, rows.map(readable));

  const pictures = new Set<string>();
  if (user.profilePicture) yield* pictureOf(parts, user.profilePicture, 'profile-picture.webp');
  for await (const { analysis, imageHash, imageType, ...facts } of analysesOf(parts.db, user.id)) {
    const picture = imageHash && `pictures/${imageHash.slice(0, 16)}.${imageType.replace('image/', '')}`;
    yield json(`analyses/${facts.id}`, readable({ ...facts, picture: picture || null }));
    if (analysis) yield { name: `analyses/${facts.id}.md`, bytes: strToU8(analysis) };
    if (!picture || pictures.has(imageHash)) continue;
    pictures.add(imageHash);
    yield* pictureOf(parts, imageHash, picture);
  }
}

async function* pictureOf({ images, log }: ExportParts, sha256: string, name: string): AsyncGenerator<ExportedFile> {
  const bytes = await images.read(sha256).catch((error: unknown) => {
    // One lost file must not keep the rest from its owner.
    log.error({ err: error, sha256 }, 'a picture is missing from an export');
    return undefined;
  });
  if (bytes) yield { name, bytes };
}

const json = (name: string, value: unknown): ExportedFile => ({
  name: `${name}.json`,
  bytes: strToU8(JSON.stringify(value, null, 2)),
});

const asJson = new Set(['quality', 'overlay', 'outlook', 'event']);

/** A row as a person can read it: times in ISO 8601, JSON as JSON. */
const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (value === null) return [key, null];
      if (key.endsWith('At') || key.startsWith('currentPeriod')) return [key, isoTime(Number(value))];
      return [key, asJson.has(key) ? JSON.parse(String(value)) : value];
    }),
  );

/** Pictures are compressed already; packing them again would only take time. */
const isPacked = (name: string) => !/\.(?:json|md)$/.test(name);

async function* zipped(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = isPacked(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(entry);
    entry.push(bytes, true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks.splice(0);
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Row } from './digest.ts';
import type { BackupFile } from './manifest.ts';

/** Writes a file that its owner alone can read; it survives a power cut when this resolves. */
export async function writeBackupFile(
  file: string,
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  { gzip = false } = {},
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const source = Readable.from(content, { objectMode: true });
  await (gzip ? pipeline(source, createGzip({ level: 4 }), measure, target) : pipeline(source, measure, target));
  return { bytes, sha256: hash.digest('hex') };
}

/** fsync of a folder: its new files are durable only then. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** SHA-256, hex, and size of a file. Throws when there is none. */
export async function measureFile(file: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** The rows of a table's file, some hundred at a time. */
export async function* rowsIn(file: string, pageSize = 200): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for await (const line of linesOf(createReadStream(file).compose(createGunzip()))) {
    page.push(JSON.parse(line));
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

export const linesIn = (file: string) => linesOf(createReadStream(file));

/** readline would also end a line at U+2028, which JSON leaves as it is. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines: string[] = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

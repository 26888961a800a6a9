import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '#contract/analysis';
import { failure, type Outcome, success } from '#engine/outcome';
import { type Refusal, refuse } from '../http/refusal.ts';
import { giveBuffer, takeBuffer } from './held-buffers.ts';

/**
 * A picture on its way in: a temporary file, held open, that its receiver must let go of, and what is held of it until it is written. `isTaken`: the file is
 * another's by now. `whole`: all that the file holds, of a picture that is small enough to be held.
 */
export type ReceivedFile = {
  file: string;
  handle: FileHandle;
  bytes: number;
  sha256: string;
  held: Buffer;
  whole: Buffer | undefined;
  isTaken?: boolean;
};
/** `strategy` as it was sent, unchecked. */
export type ReceivedUpload = { image: ReceivedFile; strategy: string | undefined };

/** An image over its limit is told from `truncated`: the plugin's own error would end the reading of what follows. */
const partsOptions = {
  limits: { fileSize: uploadLimits.maxBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 },
  throwFileSizeLimit: false,
};

/**
 * Streams the multipart field `image` to a new file in `folder`, holding no more of it than a buffer, and takes the text field `strategy`.
 * On any refusal, error or broken connection no file stays behind.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { folder, id }: { folder: string; id: string },
): Promise<Outcome<ReceivedUpload, Refusal>> {
  if (!request.isMultipart()) return failure(refuse('unsupported-media-type'));
  const place = await openFile(path.join(folder, `${id}.part`));
  try {
    const received = await readParts(request, place);
    if (!received.ok) await letGo(place);
    return received;
  } catch (error) {
    await letGo(place);
    // A fault of the disk is ours; all else in a multipart body is the sender's.
    if ((error as NodeJS.ErrnoException).syscall === 'write') throw error;
    return failure(refuse('malformed-multipart'));
  }
}

type Place = Pick<ReceivedFile, 'file' | 'handle' | 'held' | 'isTaken'>;

const openFile = async (file: string): Promise<Place> => ({
  file,
  handle: await open(file, 'wx+', 0o600),
  held: takeBuffer(),
});

/** Closes the file, and removes it unless it was taken. Nobody may look at what was held of it after that. */
export async function letGo({ file, handle, held, isTaken }: Place): Promise<void> {
  giveBuffer(held);
  await handle.close();
  if (!isTaken) await rm(file, { force: true });
}

async function readParts(request: FastifyRequest, place: Place): Promise<Outcome<ReceivedUpload, Refusal>> {
  // Of a client that went away meanwhile, the parts would be waited for without end: the plugin learns of it only from what comes later.
  if (request.raw.destroyed) return failure(refuse('malformed-multipart'));
  let strategy: string | undefined;
  let image: ReceivedFile | undefined;
  let refusal: Refusal | undefined;
  // After a fault the rest is still read to its end: a client that is cut off in mid-sending never sees the answer.
  for await (const part of request.parts(partsOptions)) {
    if (part.type === 'file' && part.fieldname === 'image' && !image) {
      image = { ...place, ...(await writeDown(part.file, place)) };
      if (part.file.truncated) refusal ??= refuse('image-too-large');
    } else if (part.type === 'file') {
      part.file.resume();
      refusal ??= unknownField(part.fieldname);
    } else if (part.fieldname === 'strategy' && typeof part.value === 'string' && !part.valueTruncated) {
      strategy = part.value;
    } else {
      refusal ??= part.fieldname === 'image' ? refuse('missing-image') : unknownField(part.fieldname);
    }
  }
  if (refusal) return failure(refusal);
  if (!image || image.bytes === 0) return failure(refuse('missing-image'));
  return success({ image, strategy });
}

const unknownField = (name: string) =>
  refuse('malformed-multipart', {
    issues: [{ path: `body.${name.slice(0, 100)}`, message: 'Only image and strategy are expected' }],
  });

/** Size and SHA-256 (hex) are taken as the bytes pass by. */
async function writeDown(source: AsyncIterable<Buffer>, { handle, held }: Place) {
  const hash = createHash('sha256');
  let [bytes, written] = [0, 0];
  for await (const chunk of source) {
    hash.update(chunk);
    for (let at = 0; at < chunk.length; ) {
      if (bytes - written === held.length) {
        await handle.writeFile(held);
        written = bytes;
      }
      const copied = chunk.copy(held, bytes - written, at);
      at += copied;
      bytes += copied;
    }
  }
  const last = held.subarray(0, bytes - written);
  await handle.writeFile(last);
  return { bytes, sha256: hash.digest('hex'), whole: written === 0 ? last : undefined };
}

/** The picture's bytes, all of them. */
export async function wholeOf({ handle, bytes, whole }: ReceivedFile): Promise<Buffer> {
  return whole ?? (await handle.read(Buffer.allocUnsafe(bytes), { position: 0 })).buffer;
}

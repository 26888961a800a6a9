import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { defaultStrategy, Strategy } from '#contract/strategy';
import { uploadHeaders } from '#contract/upload-headers';
import { failure, type Outcome, success } from '#engine/outcome';
import { allowanceOf, hasCredit } from '../billing/credits.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import { hasRoom, storageFull } from '../operation/disk-full.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { type AcceptedUpload, acceptUpload, earlierUpload, queueFull } from './accept-upload.ts';
import { inspectPicture } from './inspect-picture.ts';
import { dropMetadata } from './metadata/drop-metadata.ts';
import { letGo, type ReceivedUpload, receiveUpload, wholeOf } from './receive-upload.ts';
import { lookAtGate } from './upload-queries.ts';
import type { PlaceInQueue, watchQueue } from './watch-queue.ts';

/**
 * Takes one upload from its bytes to a job in the queue and gives its analysis. Whatever is refused leaves nothing behind:
 * no file, no row, no credit, no receipt.
 */
export async function uploadChart(
  parts: Parts,
  user: UserRow,
  request: FastifyRequest,
  enterQueue: ReturnType<typeof watchQueue>,
): Promise<Outcome<AcceptedUpload, Refusal>> {
  const key = idempotencyKey(request, parts);
  if (!key.ok) return key;
  const limited = await takePoints(parts, { 'upload-account': user.id });
  if (limited) return failure(limited);
  const received = await receiveUpload(request, { folder: parts.uploadFolder, id: newId(parts.clock) });
  if (!received.ok) return received;
  let place: PlaceInQueue | undefined;
  try {
    const declared = request.headers[uploadHeaders.imageSha256] ?? received.value.image.sha256;
    if (declared !== received.value.image.sha256) return failure(refuse('hash-mismatch'));
    place = await enterQueue(parts.maxUnfinished);
    return await judgeUpload({ ...parts, ...place }, user, key.value, received.value);
  } finally {
    place?.leave();
    await letGo(received.value.image);
  }
}

async function judgeUpload(
  parts: Omit<Parts, 'maxUnfinished'> & Pick<PlaceInQueue, 'maxUnfinished'>,
  user: UserRow,
  idempotencyKey: string,
  { image, strategy: wanted }: ReceivedUpload,
): Promise<Outcome<AcceptedUpload, Refusal>> {
  const { db, clock, environment, images, signals, maxUnfinished } = parts;
  const strategy = Strategy.safeParse(wanted ?? defaultStrategy);
  if (!strategy.success) return failure(refuse('unknown-strategy'));

  const key = { userId: user.id, idempotencyKey, sha256: image.sha256 };
  const allowance = await allowanceOf(db, user.id, clock.now());
  const gate = await lookAtGate(db, allowance, { ...key, maxUnfinished });
  const earlier = earlierUpload(gate, key.sha256);
  if (!earlier.ok) return earlier;
  if (earlier.value) return success(earlier.value);

  // Asked again when it is accepted. Here, before the picture is opened: at ten times the load, nine of ten uploads cost no more than their way.
  if (gate.isQueueFull) return failure(queueFull);
  if (!(await hasRoom(environment))) return failure(storageFull());
  const bytes = await wholeOf(image);
  const picture = await inspectPicture(bytes);
  if (!picture.ok) return picture;
  // What changes until it is accepted is noticed there; here it spares the store a picture that nobody will see.
  if (!hasCredit(gate.purse.credits)) return failure(refuse('no-credits'));

  // Only what is seen of it.
  const kept = await dropMetadata(image, bytes, picture.value);
  await images.keep(kept.sha256, kept.file, kept.handle);
  image.isTaken = true;
  const upload = {
    ...key,
    allowance,
    picture: picture.value,
    imageHash: kept.sha256,
    bytes: kept.bytes,
    strategy: strategy.data,
    language: user.language,
  };
  const accepted = await acceptUpload(parts, upload, { gate });
  if (accepted.ok) signals.queued();
  return accepted;
}

const Uuid = z.guid();

/** Made by the device with the picture. A client that sends none gets a key of its own for each upload. */
function idempotencyKey({ headers }: FastifyRequest, { clock }: Parts): Outcome<string, Refusal> {
  const given = headers[uploadHeaders.idempotencyKey];
  if (given === undefined) return success(newId(clock));
  const uuid = Uuid.safeParse(given);
  return uuid.success ? success(uuid.data.toLowerCase()) : failure(refuse('invalid-idempotency-key'));
}

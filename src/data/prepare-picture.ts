import { uploadLimits } from '#contract/analysis';

/** A picture as it is uploaded. */
export type PreparedPicture = { bytes: ArrayBuffer; name: string; type: string; sha256: string };

/** `not-an-image`: 'Please upload an image file'. `image-too-large`: 'Image size should be less than 10MB'. `image-damaged`: it cannot be decoded. */
export type PictureFailure = 'not-an-image' | 'image-too-large' | 'image-damaged';
export type PictureOutcome =
  | { ok: true; picture: PreparedPicture }
  | { ok: false; why: PictureFailure; cause?: unknown };

export const pictureTarget = { maxWidth: 1280, quality: 0.6, type: 'image/jpeg' } as const;

/** Decodes a picture and encodes it anew within the target; throws when it cannot be decoded. */
export type Encode = (file: Blob, target: typeof pictureTarget) => Promise<Blob>;

type Options = { encode: Encode; name?: string };

/** Checks, downscales, re-encodes and hashes a picture. The file is read here and never again: a `File` goes stale. */
export const preparePicture = async (file: Blob & { name?: string }, options: Options): Promise<PictureOutcome> => {
  const refusal = checkPicture(file);
  if (refusal) return { ok: false, why: refusal };
  try {
    const encoded = await options.encode(file, pictureTarget);
    const name = jpegName(options.name ?? file.name ?? 'picture');
    return { ok: true, picture: await pictureOf(encoded, name) };
  } catch (cause) {
    return { ok: false, why: 'image-damaged', cause };
  }
};

/** What can be told of a picked file before it is read. */
export const checkPicture = ({ type, size }: Pick<Blob, 'type' | 'size'>): PictureFailure | null => {
  if (!type.startsWith('image/')) return 'not-an-image';
  return size > uploadLimits.maxBytes ? 'image-too-large' : null;
};

/** A picture just as it is, with its hash. */
export const pictureOf = async (file: Blob, name: string) =>
  await pictureOfBytes(await file.arrayBuffer(), { name, type: file.type });

export const pictureOfBytes = async (
  bytes: ArrayBuffer,
  { name, type }: Pick<PreparedPicture, 'name' | 'type'>,
): Promise<PreparedPicture> => ({ bytes, name, type, sha256: await sha256Of(bytes) });

/** Width and height that keep the shape, at most `maxWidth` wide, never enlarged; px. */
export const targetSize = (width: number, height: number, maxWidth: number) => {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
};

const sha256Of = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;

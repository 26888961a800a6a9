/** Request headers of the upload, in lower case. */
export const uploadHeaders = {
  /** UUID made on the device when the picture is taken; the same key and bytes give the first answer again. */
  idempotencyKey: 'idempotency-key',
  /** SHA-256 of the image field's bytes, lower-case hex; optional, a difference is refused as `hash-mismatch`. */
  imageSha256: 'x-image-sha256',
} as const;

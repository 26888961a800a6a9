import { orientationExif } from './orientation-exif.ts';

const seen = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const [exifFlag, xmpFlag] = [0x08, 0x04];

/** A WebP without EXIF, XMP, chunks of anybody's own and whatever follows its end (RFC 9649, 2.7). */
export function bareWebp(bytes: Buffer, orientation: number): Buffer {
  const isUpright = orientation <= 1;
  const kept: Buffer[] = [];
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= whole; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = bytes.toString('latin1', at, at + 4);
    const part = Buffer.from(bytes.subarray(at, end));
    if (type === 'VP8X') part[8] = ((part[8] ?? 0) & ~(exifFlag | xmpFlag)) | (isUpright ? 0 : exifFlag);
    if (seen.has(type)) kept.push(part);
    at = end;
  }
  if (!isUpright) kept.push(chunk('EXIF', orientationExif(orientation)));
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]));
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

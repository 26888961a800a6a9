import { crc32 } from 'node:zlib';
import { orientationExif } from './orientation-exif.ts';

/** What changes how the picture looks, animations (APNG) included. */
const seen = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** A PNG without texts, EXIF, times, chunks of anybody's own and whatever follows its end (PNG specification, third edition, 5). */
export function barePng(bytes: Buffer, orientation: number): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (seen.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IHDR' && orientation > 1) kept.push(chunk('eXIf', orientationExif(orientation)));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

import { jpegMarkers, jpegParts } from './jpeg-parts.ts';
import { orientationExif } from './orientation-exif.ts';

const { startOfScan, endOfImage } = jpegMarkers;
const [app0, app1, app2, app14, comment] = [0xe0, 0xe1, 0xe2, 0xee, 0xfe];

const isAppOrComment = (marker: number) => marker === comment || (marker >= app0 && marker <= 0xef);

/** JFIF's density, the colour profile, and Adobe's note on how colours are coded. A second picture (MPF) goes by APP2 too. */
export const tellsColours = (marker: number, content: Buffer) =>
  marker === app0 || marker === app14 || (marker === app2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0');

/** A JPEG without EXIF, XMP, IPTC, comments, thumbnails and whatever follows its end. */
export function bareJpeg(bytes: Buffer, orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]);
  const upright = orientation > 1 ? [segment(app1, exif)] : [];
  const kept: Buffer[] = [bytes.subarray(0, 2), ...upright];
  for (const { marker, start, end, next } of jpegParts(bytes)) {
    const isKept = !isAppOrComment(marker) || tellsColours(marker, bytes.subarray(start + 4, end));
    if (marker === startOfScan) kept.push(bytes.subarray(start, next));
    else if (marker !== endOfImage && isKept) kept.push(bytes.subarray(start, end));
  }
  kept.push(Buffer.from([0xff, endOfImage]));
  const isBare = upright.length === 0 && kept.reduce((sum, { length }) => sum + length, 0) === bytes.length;
  return isBare ? bytes : Buffer.concat(kept);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

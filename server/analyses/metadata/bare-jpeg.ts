import { orientationExif } from './orientation-exif.ts';

const [startOfScan, endOfImage, app0, app1, app2, app14, comment] = [0xda, 0xd9, 0xe0, 0xe1, 0xe2, 0xee, 0xfe];

const isAppOrComment = (marker: number) => marker === comment || (marker >= app0 && marker <= 0xef);

/** JFIF's density, the colour profile, and Adobe's note on how colours are coded. A second picture (MPF) goes by APP2 too. */
const tellsColours = (marker: number, content: Buffer) =>
  marker === app0 || marker === app14 || (marker === app2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0');

/** Markers with nothing after them: restarts, and fill bytes. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

/** Where the next marker is: in a scan's data FF 00 is a plain FF and restarts belong to it. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && standsAlone(bytes[at + 1] ?? 0xff)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

/** A JPEG without EXIF, XMP, IPTC, comments, thumbnails and whatever follows its end (ITU T.81, annex B). */
export function bareJpeg(bytes: Buffer, orientation: number): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationExif(orientation)]);
  const upright = orientation > 1 ? [segment(app1, exif)] : [];
  const kept: Buffer[] = [bytes.subarray(0, 2), ...upright];
  let at = nextMarker(bytes, 2);
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const next = nextMarker(bytes, end);
    const isKept = !isAppOrComment(marker) || tellsColours(marker, bytes.subarray(at + 4, end));
    if (marker === startOfScan) kept.push(bytes.subarray(at, next));
    else if (isKept) kept.push(bytes.subarray(at, end));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

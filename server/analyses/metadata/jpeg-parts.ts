export const jpegMarkers = { startOfScan: 0xda, endOfImage: 0xd9 } as const;
const { endOfImage } = jpegMarkers;

/**
 * A marker segment of a JPEG, by its offsets in the file: from its FF to the end of what its length spans, and where the next marker stands.
 * What lies between is a scan's data, or nothing that belongs there.
 */
export type JpegPart = { marker: number; start: number; end: number; next: number };

/** Markers with nothing after them: restarts, and fill bytes. */
const standsAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

/** Where the next marker is: in a scan's data FF 00 is a plain FF and restarts belong to it. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && standsAlone(bytes[at + 1] ?? 0xff)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

/** The parts of a JPEG after its first two bytes (ITU T.81, annex B). The last is the end of the image, unless the file is over before. */
export function* jpegParts(bytes: Buffer): Generator<JpegPart> {
  let start = nextMarker(bytes, 2);
  while (start + 4 <= bytes.length) {
    const marker = bytes[start + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = start + 2 + bytes.readUInt16BE(start + 2);
    const next = nextMarker(bytes, end);
    yield { marker, start, end, next };
    start = next;
  }
  if (bytes[start + 1] === endOfImage) yield { marker: endOfImage, start, end: start + 2, next: start + 2 };
}

import { jpegMarkers, jpegParts } from './metadata/jpeg-parts.ts';

const { startOfScan, endOfImage } = jpegMarkers;
const [baselineFrame, huffmanTables, arithmeticTables, restartInterval] = [0xc0, 0xc4, 0xcc, 0xdd];

const isFrame = (marker: number) =>
  marker >= baselineFrame && marker <= 0xcf && marker !== huffmanTables && marker !== arithmeticTables;

/** Where a scan's data ends: at the first FF that is neither a plain FF (00 follows) nor a restart. */
export function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (;;) {
    const marker = bytes[at + 1] ?? 0xff;
    if (at === -1 || (marker !== 0 && (marker < 0xd0 || marker > 0xd7))) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
}

/**
 * A JPEG of the plainest kind, as cameras, browsers and our app write it, that nothing was cut off: one baseline frame, one scan with all of its
 * components, and after that scan's data the end of the image. A decoder never reads past a marker, so that it finds an end in such a file, and forgives most of what is
 * wrong within the data. False says nothing: other kinds are whole only if they can be decoded.
 */
export function isCompleteJpeg(bytes: Buffer): boolean {
  const parts = [...jpegParts(bytes)];
  const frames = parts.filter(({ marker }) => isFrame(marker));
  const scans = parts.filter(({ marker }) => marker === startOfScan);
  const [frame, scan, end] = [frames[0], scans[0], parts.at(-1)];
  if (!frame || !scan || frames.length > 1 || scans.length > 1) return false;
  const hasNoGaps = parts.every(({ marker, end: over, next }) => marker === startOfScan || over === next);
  // The number of components: after length, precision, height and width of the frame; after the length of the scan.
  const isWhole = bytes[frame.start + 9] === bytes[scan.start + 4];
  return (
    frame.marker === baselineFrame &&
    isWhole &&
    hasNoGaps &&
    // A decoder that misses a restart gives up.
    parts.every(({ marker }) => marker !== restartInterval) &&
    end?.marker === endOfImage &&
    parts.at(-2) === scan &&
    endOfScan(bytes, scan.end) === end.start
  );
}

import { endOfScan } from './is-complete-jpeg.ts';
import { hasHuffman, hasQuantisation, type JpegTables, readTables } from './jpeg-tables.ts';
import { tellsColours } from './metadata/bare-jpeg.ts';
import { jpegMarkers } from './metadata/jpeg-parts.ts';

const { startOfScan, endOfImage } = jpegMarkers;
const [frameMarker, huffman, quantisation, comment] = [0xc0, 0xc4, 0xdb, 0xfe];
const [app0, app2, app14] = [0xe0, 0xe2, 0xee];
const passed: ReadonlySet<number> = new Set([app0, app2, app14, comment]);

/** px. What libjpeg takes at most. */
const mostSide = 65_500;

/** px, and whether there is nothing in it but the picture: see `bareJpeg`. */
export type PlainJpeg = { width: number; height: number; isBare: boolean };

type Frame = { width: number; height: number; components: { id: number; slot: number }[] };

/** Grey, or brightness and two colours of which each has one block where brightness has one, two or four. */
function readFrame(content: Buffer): Frame | undefined {
  const [precision, count = 0] = [content[0], content[5]];
  if (precision !== 8 || (count !== 1 && count !== 3) || content.length !== 6 + 3 * count) return undefined;
  const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)];
  const components = Array.from({ length: count }, (_, n) => {
    const [id = 0, sampling = 0, slot = 0] = content.subarray(6 + 3 * n);
    return { id, slot, isFit: n === 0 ? [0x11, 0x12, 0x21, 0x22].includes(sampling) : sampling === 0x11 };
  });
  const isFit = components.every(({ isFit: fits }) => fits) && new Set(components.map(({ id }) => id)).size === count;
  return isFit && Math.min(width, height) > 0 && Math.max(width, height) <= mostSide
    ? { width, height, components }
    : undefined;
}

/** The scan holds all components in their order, whole, by tables that are there. */
const isScanOf = ({ components }: Frame, content: Buffer, tables: JpegTables) =>
  content.length === 4 + 2 * components.length &&
  content[0] === components.length &&
  components.every(
    ({ id, slot }, n) =>
      content[1 + 2 * n] === id && hasHuffman(tables, content[2 + 2 * n] ?? 0) && hasQuantisation(tables, slot),
  ) &&
  content.subarray(-3).equals(Buffer.from([0, 63, 0]));

/**
 * Reads a JPEG of the plainest kind, as browsers and our app write it, without a decoder: one baseline frame that is grey or YCbCr, tables that a
 * decoder takes, one scan with all in it, the end of the image behind its data, and no EXIF that could turn it. Undefined says nothing: other
 * kinds are whole if they can be decoded.
 */
export function readPlainJpeg(bytes: Buffer): PlainJpeg | undefined {
  const tables: JpegTables = new Set();
  let frame: Frame | undefined;
  let isBare = true;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [start, marker = 0] = bytes.subarray(at, at + 2);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (start !== 0xff || end < at + 4 || end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (marker === startOfScan) {
      const over = endOfScan(bytes, end);
      const isWhole = frame && isScanOf(frame, content, tables) && over !== -1 && bytes[over + 1] === endOfImage;
      return frame && isWhole
        ? { width: frame.width, height: frame.height, isBare: isBare && over + 2 === bytes.length }
        : undefined;
    }
    if (marker === frameMarker && !frame) {
      frame = readFrame(content);
      if (!frame) return undefined;
    } else if (marker === huffman || marker === quantisation) {
      if (!readTables(tables, marker, content)) return undefined;
    } else if (passed.has(marker)) isBare &&= tellsColours(marker, content);
    else return undefined;
    at = end;
  }
  return undefined;
}

import type { uploadLimits } from '#contract/analysis';

/** What the analysis takes. */
export type PictureFormat = (typeof uploadLimits.formats)[number];

/** Told apart only so that the refusal can say what to do. */
export type OtherFormat = 'heic' | 'svg' | 'tiff' | 'bmp' | 'pdf';

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} satisfies Record<PictureFormat, string>;

type Signature = { format: PictureFormat | OtherFormat; begins: (head: Buffer) => boolean };

const at = (offset: number, bytes: string | number[]) => {
  const wanted = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes);
  return (head: Buffer) => head.subarray(offset, offset + wanted.length).equals(wanted);
};

/** The brands of an ISO base media file's `ftyp` box: the major one at 8, the compatible ones from 16. */
const brand = (wanted: RegExp) => (head: Buffer) =>
  at(4, 'ftyp')(head) && wanted.test(head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)));

const svgRoot = /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>]*>|\s)*<(?:\w+:)?svg[\s>]/i;

/** Order matters: an AVIF file may also name `mif1`, the brand of still HEIF pictures. */
const signatures: Signature[] = [
  { format: 'jpeg', begins: at(0, [0xff, 0xd8, 0xff]) },
  { format: 'png', begins: at(0, '\x89PNG\r\n\x1a\n') },
  { format: 'gif', begins: at(0, 'GIF8') },
  { format: 'webp', begins: (head) => at(0, 'RIFF')(head) && at(8, 'WEBP')(head) },
  { format: 'avif', begins: brand(/avi[fs]/) },
  { format: 'heic', begins: brand(/hei[cxms]|hev[cxms]|mif1|msf1/) },
  { format: 'tiff', begins: (head) => at(0, 'II*\0')(head) || at(0, 'MM\0*')(head) },
  { format: 'bmp', begins: at(0, 'BM') },
  { format: 'pdf', begins: at(0, '%PDF-') },
  { format: 'svg', begins: (head) => svgRoot.test(head.toString('utf8')) },
];

/** Bytes that `formatOf` wants to see. */
export const headLength = 1024;

/** The format by the first bytes; a file's name and declared type are not asked. Undefined: no picture that we know. */
export const formatOf = (head: Buffer): PictureFormat | OtherFormat | undefined =>
  head.length < 12 ? undefined : signatures.find(({ begins }) => begins(head))?.format;

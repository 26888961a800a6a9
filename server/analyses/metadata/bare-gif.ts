const [extension, image] = [0x21, 0x2c];
const [graphicControl, application] = [0xf9, 0xff];

/** Bytes of the colour table that a packed field announces. */
const tableSize = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Behind the chain of sub-blocks that begins at `at`. */
function afterBlocks(bytes: Buffer, at: number): number {
  let next = at;
  while (next < bytes.length && bytes[next]) next += 1 + (bytes[next] ?? 0);
  return next + 1;
}

/** How often an animation is played is all that an application's extension may say. */
const isShown = (bytes: Buffer, at: number) =>
  bytes[at + 1] === graphicControl ||
  (bytes[at + 1] === application && /^(?:NETSCAPE2|ANIMEXTS1)\.0$/.test(bytes.toString('latin1', at + 3, at + 14)));

/** A GIF without comments, XMP, other extensions and whatever follows its end (GIF89a, appendix B). */
export function bareGif(bytes: Buffer): Buffer {
  let at = 13 + tableSize(bytes[10] ?? 0);
  const kept: Buffer[] = [bytes.subarray(0, at)];
  while (at < bytes.length && (bytes[at] === extension || bytes[at] === image)) {
    const isImage = bytes[at] === image;
    const end = afterBlocks(bytes, isImage ? at + 11 + tableSize(bytes[at + 9] ?? 0) : at + 2);
    if (isImage || isShown(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([0x3b])]);
}

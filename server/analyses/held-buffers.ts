/** Bytes. Nearly all that the app sends are fewer: such a picture is written at once, and need not be read again. */
const size = 256 * 1024;

/** Kept for the next upload: to clear up after one that is made anew costs more than to fill it. */
const most = 32;

const spare: Buffer[] = [];

/** A buffer with whatever it held before: nobody may see more of it than he has written. */
export const takeBuffer = (): Buffer => spare.pop() ?? Buffer.allocUnsafeSlow(size);

/** Gives one back that nobody looks at any more. */
export function giveBuffer(buffer: Buffer): void {
  if (spare.length < most) spare.push(buffer);
}

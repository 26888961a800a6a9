import { FOREIGN, type Ink } from '#engine/read/ink/unmix-ink';

/** Ink from a picture in letters: `.` nothing, `~` something foreign, a digit the owner of a fully covered pixel (`#` is 1). */
export function mask(rows: string[]): Ink {
  const width = rows[0]?.length ?? 0;
  const ink: Ink = {
    region: { x0: 0, y0: 0, x1: width, y1: rows.length },
    width,
    height: rows.length,
    cover: new Uint8Array(width * rows.length),
    owner: new Uint8Array(width * rows.length),
  };
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const at = y * width + x;
      if (letter === '.') return;
      ink.owner[at] = letter === '~' ? FOREIGN : letter === '#' ? 1 : Number(letter);
      ink.cover[at] = letter === '~' ? 0 : 255;
    });
  });
  return ink;
}

/** The same back again, holes as `o`. */
export const unmask = ({ width, height, owner }: Ink): string[] =>
  Array.from({ length: height }, (_, y) =>
    [...owner.subarray(y * width, (y + 1) * width)]
      .map((value) =>
        value === 0 ? '.' : value === 255 ? '~' : value === 254 ? 'o' : value === 1 ? '#' : String(value),
      )
      .join(''),
  );

import type { Grey } from '#engine/read/axis/text-mask';

/** A mask drawn with characters: `#` is 2 (dark ink), `o` is 1 (light ink), anything else ground. */
export function mask(rows: string[]): Grey {
  const kinds: Record<string, number> = { '#': 2, o: 1 };
  const width = rows[0]!.length;
  return { width, height: rows.length, data: Uint8Array.from(rows.join(''), (mark) => kinds[mark] ?? 0) };
}

/** A grey picture drawn with characters: `#` is black, `+` middle grey, anything else white. */
export function grey(rows: string[]): Grey {
  const levels: Record<string, number> = { '#': 0, '+': 128 };
  const width = rows[0]!.length;
  return { width, height: rows.length, data: Uint8Array.from(rows.join(''), (mark) => levels[mark] ?? 255) };
}

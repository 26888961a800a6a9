import { decodeGlyphs, type Glyph } from './decode-glyphs.ts';
import { KINDS, OTHER } from './digit-net.ts';

/** Of a column's labels, so many begin with what is no digit where an axis has its marks: single ones do whose first digit is blurred. */
const MARKED = 0.5;

/** Lines of a column's labels, see `kindsAt`, without the mark of an axis before each: beside digits that are blurred as well it might be one. `advance` as in `decodeGlyphs`. */
export function withoutMarks(lines: readonly Float32Array[], advance: number | undefined): readonly Float32Array[] {
  const marked = lines.map((logs) => {
    const glyphs = decodeGlyphs(logs, advance);
    return glyphs[0]?.kind === OTHER ? afterMark(glyphs) : 0;
  });
  if (marked.filter((end) => end > 0).length < MARKED * lines.length) return lines;
  return lines.map((logs, i) => logs.subarray(marked[i]! * KINDS));
}

/** Where it ends, px of the tile; 0 where nothing but such follows. */
function afterMark(glyphs: readonly Glyph[]): number {
  const first = glyphs.findIndex(({ kind }) => kind !== OTHER);
  return first < 0 ? 0 : Math.ceil((glyphs[first - 1]!.x + glyphs[first]!.x) / 2);
}

import type { Box, Raster } from '../../raster.ts';

/** Largest difference of a channel within a bare row: a codec's ground is not quite even. */
const SAME = 24;
/** px of a row that may differ all the same, as the sides of a panel do. */
const SIDES = 4;
/** Of the picture's height: rows that part what stands apart in an app. */
const BARE = 0.003;
/** The same of a chart's pane; what is higher is all that there is. */
const HEIGHT = { least: 0.1, most: 0.8 };
/** Of the columns: what is narrower is no chart's card, beside what is wider there is less of the page. */
const CARD = { least: 0.2, most: 0.65 };
/** Of each stretch of columns. */
const MOST_BLOCKS = 2;

/** The `regions`, and where they hold nothing (`isNeeded` then) the blocks of those that are as high as the picture: without a scale beside it nothing else tells where in an app the chart stands. */
export function* andBlocks(picture: Raster, regions: Box[], isNeeded: () => boolean): Generator<Box> {
  yield* regions;
  if (!isNeeded()) return;
  for (const region of regions)
    if (region.y0 === 0 && region.y1 === picture.height) yield* blocksOfRows(picture, region);
}

/**
 * What is high enough for a pane of candles, the highest first, between `x0` and `x1` and two stretches of rows of bare ground, as stand between an app's header, its chart and its buttons.
 * Over a chart's rows there are candles, lines, or at least those of the grid. A card in a page ends where the page's ground begins beside it too, of which there may be more than of its own.
 */
export function blocksOfRows({ width, height, data }: Raster, { x0, x1 }: Pick<Box, 'x0' | 'x1'>): Box[] {
  const middle = (x0 + x1) >> 1;
  const blocks: Box[] = [];
  let from = -1;
  let end = 0;
  for (let y = 0; y <= height; y++) {
    if (y < height && !isBare(y)) {
      if (from < 0) from = y;
      end = y + 1;
    } else if (from >= 0 && (y === height || y - end > BARE * height)) {
      blocks.push({ x0, x1, y0: from, y1: end });
      from = -1;
    }
  }
  return blocks
    .filter(({ y0, y1 }) => y1 - y0 >= HEIGHT.least * height && y1 - y0 <= HEIGHT.most * height)
    .sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))
    .slice(0, MOST_BLOCKS)
    .map(withoutPage);

  function isBare(y: number): boolean {
    const ground = 4 * (y * width + middle);
    let differ = 0;
    for (let x = x0; x < x1; x++) if (!isLike(4 * (y * width + x), ground) && ++differ > SIDES) return false;
    return true;
  }

  /** Without the columns at its sides that show but the ground of the bare rows above or below it. */
  function withoutPage(block: Box): Box {
    const page = 4 * ((block.y0 > 0 ? block.y0 - 1 : Math.min(block.y1, height - 1)) * width + middle);
    const isOfPage = (x: number) => {
      let differ = 0;
      for (let y = block.y0; y < block.y1; y++)
        if (!isLike(4 * (y * width + x), page) && ++differ > SIDES) return false;
      return true;
    };
    let [left, right] = [x0, x1];
    while (left < middle && isOfPage(left)) left++;
    while (right > middle && isOfPage(right - 1)) right--;
    const share = (right - left) / (x1 - x0);
    return share >= CARD.least && share <= CARD.most ? { ...block, x0: left, x1: right } : block;
  }

  function isLike(at: number, ground: number): boolean {
    return [0, 1, 2].every((channel) => Math.abs(data[at + channel]! - data[ground + channel]!) <= SAME);
  }
}

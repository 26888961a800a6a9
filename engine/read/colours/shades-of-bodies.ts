import type { Box, Raster } from '../../raster.ts';
import { WIDEST_BODY, widestIn } from '../widest-body.ts';
import { cellColour, colourCell, distance, type Rgb } from './colour.ts';
import { OFF_BLEND } from './colour-axis.ts';
import type { Palette } from './find-palette.ts';
import type { UprightRun } from './upright-runs.ts';

/** Of the narrow runs' pixels those of one shade, and how far that is from the palette's. */
const LEAST_SHARE = 0.4;
const NEAREST = 16;
/** The same of a second one, which is too far off to be unmixed with the first. */
const LEAST_APART = 0.1;

/**
 * The palette with the shades that narrow upright runs have: a tag or a panel of nearly a candle's colour may be larger than all bodies, and its
 * shade stood for both. Of two shades in which bodies of one colour are filled, as under a cloud and beside it, each is a colour of its own.
 */
export function shadesOfBodies(picture: Raster, palette: Palette, region: Box, runs: UprightRun[]): Palette {
  const widest = widestIn(region.x1 - region.x0, WIDEST_BODY.usual);
  const shades = palette.colours.map(() => new Map<number, { rgb: Rgb; weight: number }>());
  const all = new Float64Array(palette.colours.length);
  for (const { x, y0, y1, colour, boxed, solid } of runs) {
    // What is written on a tag parts its middle, not its edges.
    const isNarrow = [y0 + 1, y1 - 2].every(
      (y) => widthAt(picture, palette, region, { x, y, colour }, widest) <= widest,
    );
    if (!boxed || !solid || !isNarrow) continue;
    const rgb = pixel(picture, region, x, (y0 + y1) >> 1);
    // A run goes on over what parts it: the middle of a low body's border may be of its fill.
    if (palette.classOf[colourCell(...rgb)] !== colour) continue;
    const shade = shades[colour]!.get(colourCell(...rgb));
    if (shade) shade.weight += y1 - y0;
    else shades[colour]!.set(colourCell(...rgb), { rgb, weight: y1 - y0 });
    all[colour]! += y1 - y0;
  }
  const classOf = palette.classOf.slice();
  const apart: Palette['colours'] = [];
  const colours = palette.colours.map((colour, index) => {
    const byWeight = [...shades[index]!.values()].sort((a, b) => b.weight - a.weight);
    const [most] = byWeight;
    const isOther = most && most.weight >= LEAST_SHARE * all[index]! && distance(most.rgb, colour.rgb) >= NEAREST;
    const main = isOther ? { ...colour, rgb: most.rgb } : colour;
    const second = byWeight.find(({ rgb }) => distance(rgb, main.rgb) > OFF_BLEND);
    if (!second || second.weight < LEAST_APART * all[index]!) return main;
    const isNearer = (rgb: Rgb) => distance(rgb, second.rgb) < distance(rgb, main.rgb);
    for (const [cell, of] of palette.classOf.entries())
      if (of === index && isNearer(cellColour(cell))) classOf[cell] = palette.colours.length + apart.length;
    const share = (colour.share * second.weight) / all[index]!;
    apart.push({ rgb: second.rgb, share });
    return { ...main, share: main.share - share };
  });
  return { ...palette, colours: [...colours, ...apart], classOf };
}

const pixel = ({ width, data }: Raster, region: Box, x: number, y: number): Rgb => {
  const at = ((y + region.y0) * width + x + region.x0) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
};

/** Level run of a colour through a pixel, px, up to a little more than `most`. */
function widthAt(
  picture: Raster,
  { classOf }: Palette,
  region: Box,
  { x, y, colour }: { x: number; y: number; colour: number },
  most: number,
): number {
  const isOf = (at: number) =>
    at >= 0 && at < region.x1 - region.x0 && classOf[colourCell(...pixel(picture, region, at, y))] === colour;
  let left = x;
  while (x - left <= most && isOf(left - 1)) left--;
  let right = x + 1;
  while (right - left <= most && isOf(right)) right++;
  return right - left;
}

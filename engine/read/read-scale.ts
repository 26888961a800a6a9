import type { Box, Raster } from '../raster.ts';
import { findCharacters, isWord, type Word } from './axis/find-words.ts';
import { inTextColour, textColours } from './axis/in-text-colour.ts';
import { isAxisLine } from './axis/is-axis-line.ts';
import { findLabelColumns, type LabelColumn } from './axis/label-column.ts';
import { type AxisReading, type ReadAxisOptions, readAxis, refusal } from './axis/read-axis.ts';
import { isElsewhereAtEnds, pricesAround, scaleOfScattered } from './axis/scattered-prices.ts';
import { type Grey, luma } from './axis/text-mask.ts';
import type { Rgb } from './colours/colour.ts';
import type { FoundChart } from './find-chart.ts';
import { type Divider, inOnePanel } from './regions/find-dividers.ts';
import type { FlatPicture } from './take-picture.ts';
import { priceScale } from './value-scale.ts';

/** All text of a raster, and what of it stands in columns. */
export type SeenText = { raster: Raster; brightness: Grey; words: Word[]; columns: LabelColumn[] };

export function seeText(raster: Raster): SeenText {
  const brightness = luma(raster);
  const characters = findCharacters(brightness);
  const words = characters.filter(isWord);
  return { raster, brightness, words, columns: findLabelColumns(raster, words, characters) };
}

type ReadScaleOptions = Omit<
  ReadAxisOptions,
  'rows' | 'plot' | 'brightness' | 'words' | 'smeared' | 'grainy' | 'isBeyondBand' | 'retouched'
> & {
  /** Around all candles, px. */
  plot: Box;
  dividers: readonly Divider[];
  neighbours: FoundChart['neighbours'];
  /** What the candles stand on. */
  ground: Rgb;
};

/**
 * The price scale beside the candles. Where candles, lines and tags that cross the labels leave none of it, what is written in one colour is looked at by itself. The stripes of a screen's own px
 * in a photo hang together with the strokes of its text: where no scale is read for them, the picture without its grain is looked at, in which text is softer, and so are they.
 */
export async function readScale(
  flat: FlatPicture,
  seen: SeenText,
  { plot, dividers, neighbours, ground, ...options }: ReadScaleOptions,
): Promise<AxisReading> {
  const smeared = flat.source === 'photo';
  const chart = { plot, candles: options.candles ?? [] };
  const readIn = (
    { raster, brightness, words, columns }: SeenText,
    { retouched = false, grainy }: Pick<ReadAxisOptions, 'retouched' | 'grainy'> = {},
  ): Promise<AxisReading> => {
    const beside = columns.filter((column) =>
      inOnePanel(column.box, plot, [
        ...dividers.filter((divider) => !isAxisLine(divider, column, { smeared })),
        ...neighbours,
      ]),
    );
    const rows = { top: plot.y0, bottom: plot.y1 };
    const isBeyondBand = ({ box }: LabelColumn) => !inOnePanel(box, plot, dividers);
    const seenIn = { brightness, words, smeared, retouched, ...(grainy && { grainy }) };
    return readAxis(raster, beside, { ...options, rows, plot, isBeyondBand, ...seenIn });
  };
  const unlessElsewhere = (read: AxisReading): AxisReading => {
    const isElsewhere = read.axis && isElsewhereAtEnds(seen.brightness, seen.words, chart, priceScale(read.axis));
    return isElsewhere ? refusal('inconsistent') : read;
  };
  const sharp = await readIn(seen);
  if (options.signal?.aborted || isOtherwise(sharp)) return sharp;
  if (sharp.axis) return unlessElsewhere(sharp);
  // A lens blurs the small digits of tags and marks, of which hardly any is beyond doubt then.
  if (!smeared) {
    const { prices: legend = null } = (await options.legend) ?? {};
    const around = pricesAround(seen.brightness, seen.words, plot);
    const scattered = scaleOfScattered(around, { ...chart, legend });
    if (scattered) return { ...sharp, ...scattered, failure: null };
    for (const colour of textColours(seen.raster, seen.words, ground)) {
      const retouched = seeText(inTextColour(seen.raster, colour, ground));
      const alone = await readIn(retouched, { retouched: true, grainy: seen.brightness });
      if (alone.axis || options.signal?.aborted) return unlessElsewhere(alone);
    }
  }
  if (flat.legible === flat.raster) return sharp;
  const soft = await readIn(seeText(flat.raster), { grainy: seen.brightness });
  return soft.axis ? soft : sharp;
}

/** Whether the labels say what are no prices, however well they are seen. */
const isOtherwise = ({ failure }: AxisReading): boolean => failure === 'percent' || failure === 'indexed';

import type { Box, Raster } from '../raster.ts';
import { findCharacters, isWord, type Word } from './axis/find-words.ts';
import { isAxisLine } from './axis/is-axis-line.ts';
import { findLabelColumns, type LabelColumn } from './axis/label-column.ts';
import { type AxisReading, type ReadAxisOptions, readAxis, refusal } from './axis/read-axis.ts';
import { isElsewhereAtEnds, pricesAround, scaleOfScattered } from './axis/scattered-prices.ts';
import { type Grey, luma } from './axis/text-mask.ts';
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
  'rows' | 'plot' | 'brightness' | 'words' | 'smeared' | 'grainy' | 'isBeyondBand'
> & {
  /** Around all candles, px. */
  plot: Box;
  dividers: readonly Divider[];
  neighbours: FoundChart['neighbours'];
};

/**
 * The price scale beside the candles. The stripes of a screen's own px in a photo hang together with the strokes of its text: where no scale is read for
 * them, the picture without its grain is looked at, in which text is softer, and so are they.
 */
export async function readScale(
  flat: FlatPicture,
  seen: SeenText,
  { plot, dividers, neighbours, ...options }: ReadScaleOptions,
): Promise<AxisReading> {
  const smeared = flat.source === 'photo';
  const readIn = ({ raster, brightness, words, columns }: SeenText, grainy?: Grey) => {
    const beside = columns.filter((column) =>
      inOnePanel(column.box, plot, [
        ...dividers.filter((divider) => !isAxisLine(divider, column, { smeared })),
        ...neighbours,
      ]),
    );
    const rows = { top: plot.y0, bottom: plot.y1 };
    const isBeyondBand = ({ box }: LabelColumn) => !inOnePanel(box, plot, dividers);
    const seenIn = { brightness, words, smeared, ...(grainy && { grainy }) };
    return readAxis(raster, beside, { ...options, rows, plot, isBeyondBand, ...seenIn });
  };
  const sharp = await readIn(seen);
  if (options.signal?.aborted) return sharp;
  if (sharp.axis) {
    const chart = { plot, candles: options.candles ?? [] };
    const isElsewhere = isElsewhereAtEnds(seen.brightness, seen.words, chart, priceScale(sharp.axis));
    return isElsewhere ? refusal('inconsistent') : sharp;
  }
  if (sharp.failure === 'percent' || sharp.failure === 'indexed') return sharp;
  // A lens blurs the small digits of tags and marks, of which hardly any is beyond doubt then.
  if (!smeared) {
    const { prices: legend = null } = (await options.legend) ?? {};
    const around = pricesAround(seen.brightness, seen.words, plot);
    const scattered = scaleOfScattered(around, { plot, candles: options.candles ?? [], legend });
    if (scattered) return { ...sharp, ...scattered, failure: null };
  }
  if (flat.legible === flat.raster) return sharp;
  const soft = await readIn(seeText(flat.raster), seen.brightness);
  return soft.axis ? soft : sharp;
}

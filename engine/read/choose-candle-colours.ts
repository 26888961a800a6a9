import { distance, dot, type Rgb, subtract } from './colour.ts';
import type { Palette } from './find-palette.ts';
import type { ColourShape } from './measure-colours.ts';

/** The colours that candles are drawn in (bodies, borders, wicks), strongest first, and those of the bars that are not candles. */
export type CandleColours = { background: Rgb; candles: Rgb[]; bars: Rgb[] };

const MOST = 5;
const LEAST_CONTRAST = 34;

/**
 * Chooses by arrangement alone, never by a convention such as green and red. What is kept by mistake (an upright line, a text) is dropped
 * later, when it turns out to hold no candle of the found pitch.
 */
export function chooseCandleColours(palette: Palette, shapes: ColourShape[]): CandleColours {
  const background = palette.colours[0]?.rgb ?? [255, 255, 255];
  const candidates = shapes
    .map((shape, index) => {
      const rgb = palette.colours[index]!.rgb;
      const contrast = distance(rgb, background);
      return { ...shape, rgb, contrast, weight: shape.vertical * Math.min(1, contrast / 120) };
    })
    .filter(
      (c, index) =>
        index > 0 &&
        c.vertical > 60 &&
        c.vertical >= 0.45 * (c.pixels - c.level) &&
        c.boxed >= 0.35 * c.vertical &&
        c.level < 0.5 * c.pixels &&
        c.contrast > LEAST_CONTRAST,
    )
    .sort((a, b) => b.weight - a.weight);

  const candles: typeof candidates = [];
  const bars: Rgb[] = [];
  for (const candidate of candidates) {
    const first = candles[0];
    if (candidate.baseShare >= 0.35 && candidate.vertical > 300) {
      bars.push(candidate.rgb);
      continue;
    }
    if (first) {
      const strongest = Math.max(...candles.map((c) => c.contrast));
      if (candidate.vertical < 0.04 * first.vertical || candidate.contrast < 0.3 * strongest) continue;
      if (candidate.spread < 0.15 * first.spread) continue;
      if (candles.some((c) => isBlend(candidate.rgb, background, c.rgb))) continue;
    }
    if (candles.length < MOST) candles.push(candidate);
  }
  return { background, candles: candles.map((c) => c.rgb), bars };
}

/** A mixture of the background and a colour already chosen is its anti-aliasing or its translucent volume, not a colour of its own. */
function isBlend(rgb: Rgb, background: Rgb, chosen: Rgb): boolean {
  const toChosen = subtract(chosen, background);
  const toThis = subtract(rgb, background);
  const part = dot(toThis, toChosen) / dot(toChosen, toChosen);
  if (part <= 0 || part >= 0.93) return false;
  return Math.hypot(...toThis.map((value, i) => value - part * toChosen[i]!)) < 30;
}

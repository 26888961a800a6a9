import type { OverlayLayer, OverlayShape } from '#contract/chart-overlay';
import { areas, candleGroups, strokes, type Tone } from '#engine/overlay/overlay-paths';
import { labelHeight, placeLabels } from '#engine/overlay/place-labels';
import type { Drawing } from '../pdf/sheet.ts';

/** As the screen shows a picture at first. */
const layers: readonly OverlayLayer[] = ['levels', 'findings'];

/** Dark enough for white words on them. */
const colours = { up: '#0b7f5c', down: '#c7303f', neutral: '#3b5b8c' } satisfies Record<Tone, string>;

/** The picture's width on the page, in the px that the screen's sizes are meant for. */
const pageWidth = 760;

/** What is drawn over an analysed picture on paper; `picture` and all that comes back in px of the picture. */
export function pdfDrawing(overlay: readonly OverlayShape[], picture: { width: number; height: number }): Drawing {
  const shapes = overlay.filter(({ layer }) => layers.includes(layer));
  const unit = Math.max(picture.width / pageWidth, picture.height / pageWidth);
  return {
    boxes: areas(shapes).map(({ tone, x, y, width, height }) => ({
      ...{ x, y, width, height },
      colour: colours[tone],
      opacity: 0.18,
    })),
    strokes: [
      ...candleGroups(shapes).map(({ tone, uncertain, path }) => ({
        ...{ path, colour: colours[tone], dashed: uncertain },
        width: 0.8,
      })),
      ...strokes(shapes).map(({ tone, dashed, points }) => ({
        ...{ path: `M${points.replaceAll(' ', 'L')}`, colour: colours[tone], dashed },
        width: 1,
      })),
    ],
    plates: placeLabels(shapes, { unit, picture }).map(({ text, tone, x, y, width }) => ({
      ...{ x, y, width, text },
      height: labelHeight * unit,
      colour: colours[tone],
    })),
  };
}

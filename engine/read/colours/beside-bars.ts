import { colourCell } from './colour.ts';
import type { Palette } from './find-palette.ts';
import type { Sheet } from './find-sheets.ts';
import type { UprightRun } from './upright-runs.ts';

/** Of the rows of a colour's runs: where so many lie in bars of it, the rest are pieces of these; a ladder's bars may have a candle's own colour. */
const MOST = 0.5;

/** The upright runs that are no profile's, whose `bars` are px of the region as these: beyond the columns of all of them nothing is a piece of one. */
export function besideBars(runs: UprightRun[], palette: Palette, bars: Sheet[]): UprightRun[] {
  if (bars.length === 0) return runs;
  const byColour = new Map<number, Sheet[]>();
  for (const bar of bars) {
    const colour = palette.classOf[colourCell(...bar.rgb)]!;
    byColour.set(colour, [...(byColour.get(colour) ?? []), bar]);
  }
  const isOfBar = ({ colour, x, y0, y1 }: UprightRun) =>
    byColour.get(colour)?.some(({ box }) => x >= box.x0 && x < box.x1 && y0 < box.y1 && y1 > box.y0) ?? false;
  const rowsOf = (some: UprightRun[]) => some.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
  const beside = runs.filter((run) => !isOfBar(run));
  const ofBars = new Set(
    [...byColour.keys()].filter((colour) => {
      const own = (some: UprightRun[]) => rowsOf(some.filter((run) => run.colour === colour));
      return own(beside) <= (1 - MOST) * own(runs);
    }),
  );
  const x0 = Math.min(...bars.map(({ box }) => box.x0));
  const x1 = Math.max(...bars.map(({ box }) => box.x1));
  return beside.filter(({ colour, x }) => !ofBars.has(colour) || x < x0 || x >= x1);
}

import { INSTRUMENTS } from '../instruments.ts';
import type { Mark } from '../page/marks.ts';
import type { Sketch } from '../page/sketch.ts';
import { APPS } from '../plan-apps.ts';
import { KINDS, PHONES } from '../plan-lookalike.ts';
import { planBusy } from '../plan-sketch.ts';
import type { Random } from '../random.ts';
import { stackedCharts } from '../shells/desks.ts';
import { twoCharts } from '../shells/desktops.ts';
import type { LibraryName } from './library-table.ts';
import { type Fullness, type LibrarySketch, planLibrary } from './plan-library.ts';

/** What stands around a library's chart, as HTML, and over it. */
export type LibraryApp = { body: string; sketch: Sketch; marks: Mark[]; seed: string; features: string[] };

/** A second chart would have to be drawn by the project's own renderers. */
const SHELLS = [...KINDS, ...APPS].filter(({ shell }) => shell !== twoCharts && shell !== stackedCharts);
const OF_PHONES = SHELLS.filter(({ screens }) => screens === PHONES);
/** Marks that replace the axis or stand on that of one renderer. */
const OF_OWN_AXES: readonly Mark[] = ['insideLabels', 'countdown'];

/** A library's chart where an app has its own: the app's frame, legend and drawings, the library's axes and habits. */
export function planInApp(
  random: Random,
  library: LibraryName,
  { sent, full = null }: { sent: boolean; full?: Fullness | null },
): { sketch: LibrarySketch; app: LibraryApp } {
  const kind = random.pick(full === 'near' ? OF_PHONES : SHELLS);
  const own = planLibrary(random, library, { sent, full, screen: random.pick(kind.screens), room: kind.room });
  const { symbol, timeframe, decimals, theme, bars, side, fontSize } = own;
  const { name, thousands } = INSTRUMENTS.find((instrument) => instrument.symbol === symbol)!;
  const market = { symbol, name, timeframe, decimals, thousands, theme, bars, visible: bars.length, side, fontSize };
  const sketch: Sketch = { ...planBusy(random), ...market, averages: [], indicators: [] };
  const marks = kind.marks.filter((mark) => !OF_OWN_AXES.includes(mark) && random.chance(0.4));
  return {
    sketch: { ...own, title: null },
    app: {
      body: kind.shell(random, sketch),
      sketch,
      marks,
      seed: `marks/${random.next()}`,
      features: [kind.name, ...marks, ...(sketch.legend ? ['legend'] : []), ...(sketch.watermark ? ['watermark'] : [])],
    },
  };
}

import type { Segment, SlotProfile } from '../lattice/slot-profile.ts';

/** A row that many bars stand on or hang from: the foot of a volume pane, the zero line of a histogram. */
export type BaseLine = { y: number; bars: number };

const LEAST_SHARE = 0.25;
const MOST_BASES = 3;
/** Slots in a row, of which so many hold something beside the bar: only a part of a pane's bars may have been taken for ink. */
const RUN = { slots: 8, others: 0.75 };
/** Of the slots: strokes without a body are a volume's if so many stand on one row, as no lows of a price do. */
const LEAST_STROKES = 0.4;

/**
 * Takes the segments out that share one foot or head row with many others and have no wick, and returns those rows. Bars of volume and of
 * indicator panes are told from candles this way, whatever their colour; and so are the thin strokes that old terminals draw for volume.
 */
export function dropBars(profiles: SlotProfile[], { pitch }: { pitch: number }): BaseLine[] {
  const reach = Math.min(3, Math.max(1, Math.round(0.1 * pitch)));
  const lines: BaseLine[] = [];
  for (let round = 0; round < MOST_BASES; round++) {
    const line = commonRow(
      segmentsOf(profiles, isBar).flatMap(({ y0, y1 }) => [y1, headAt(y0)]),
      reach,
    );
    if (!line || line.bars < Math.max(4, LEAST_SHARE * profiles.length)) break;
    lines.push(line);
    dropSegments(profiles, (segment) => standsOn(segment, line.y, reach + 1));
  }
  lines.push(...dropRunsOfBars(profiles, reach));
  const foot = commonRow(
    segmentsOf(profiles, isStroke).map(({ y1 }) => y1),
    reach,
  );
  if (foot && foot.bars >= Math.max(4, LEAST_STROKES * profiles.length)) {
    lines.push(foot);
    dropSegments(profiles, (segment) => isStroke(segment) && Math.abs(segment.y1 - foot.y) <= reach + 1);
  }
  return lines;
}

/** Takes out bars that stand on one row in slots side by side, below something else that stands there: of a pane whose colours only in part are the candles'. */
function dropRunsOfBars(profiles: SlotProfile[], reach: number): BaseLine[] {
  const foot = commonRow(
    segmentsOf(profiles, isBar).map(({ y1 }) => y1),
    reach,
  );
  if (!foot || foot.bars < RUN.slots) return [];
  const isOut = (segment: Segment) => isBar(segment) && Math.abs(segment.y1 - foot.y) <= reach;
  const isUpper = (segment: Segment) => segment.y1 < foot.y - reach;
  const runs: SlotProfile[][] = [];
  for (const profile of profiles.filter(({ segments }) => segments.some(isOut))) {
    const last = runs.at(-1);
    if (last && profile.slot === last.at(-1)!.slot + 1) last.push(profile);
    else runs.push([profile]);
  }
  const ofPane = runs.filter(
    (run) =>
      run.length >= RUN.slots && run.filter(({ segments }) => segments.some(isUpper)).length >= RUN.others * run.length,
  );
  for (const run of ofPane) dropSegments(run, isOut);
  return ofPane.map((run) => ({ y: foot.y, bars: run.length }));
}

const segmentsOf = (profiles: SlotProfile[], isWanted: (segment: Segment) => boolean): Segment[] =>
  profiles.flatMap(({ segments }) => segments.filter(isWanted));

function dropSegments(profiles: SlotProfile[], isOut: (segment: Segment) => boolean): void {
  for (const profile of profiles) profile.segments = profile.segments.filter((segment) => !isOut(segment));
}

/** Heads are counted apart from feet, below zero. */
const headAt = (y0: number): number => -1 - y0;

/** The row at which, within `reach`, most of `rows` lie. */
function commonRow(rows: number[], reach: number): BaseLine | null {
  const counts = new Map<number, number>();
  for (const y of rows) counts.set(y, (counts.get(y) ?? 0) + 1);
  let best: BaseLine | null = null;
  for (const y of counts.keys()) {
    let bars = 0;
    for (let near = -reach; near <= reach; near++) bars += counts.get(y + near) ?? 0;
    if (!best || bars > best.bars) best = { y: y < 0 ? headAt(y) : y, bars };
  }
  return best;
}

/** As wide at its ends as in its middle. */
const isBar = ({ y0, y1, bodyRows }: Segment): boolean => y1 - y0 >= 2 && bodyRows >= 0.85 * (y1 - y0);

/** Thin over all its rows; the border of a plot may widen its foot. */
const isStroke = ({ y0, y1, bodyRows }: Segment): boolean => y1 - y0 >= 3 && bodyRows <= Math.max(2, 0.15 * (y1 - y0));

const standsOn = (segment: Segment, y: number, reach: number): boolean =>
  isBar(segment) && (Math.abs(segment.y1 - y) <= reach || Math.abs(segment.y0 - y) <= reach);

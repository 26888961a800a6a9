import type { UprightRun } from '../colours/upright-runs.ts';
import type { InkBox } from '../lattice/find-boxes.ts';

/** Ends that differ by no more, px, are those of one box. */
const SAME_END = 1;

/** Upright rectangles of one palette colour: neighbouring columns whose runs share both ends. */
export function boxesOfRuns(runs: UprightRun[], colour: number): InkBox[] {
  const boxes: InkBox[] = [];
  let open: (UprightRun & { from: number })[] = [];
  let here: typeof open = [];
  let column = -1;
  const close = ({ from, x, y0, y1 }: (typeof open)[number]) =>
    boxes.push({ x: (from + x + 1) / 2, width: x + 1 - from, y0, y1 });
  for (const run of runs) {
    if (run.colour !== colour || !run.boxed) continue;
    if (run.x !== column) {
      for (const box of open) close(box);
      open = run.x === column + 1 ? here : [];
      if (run.x !== column + 1) for (const box of here) close(box);
      here = [];
      column = run.x;
    }
    const before = open.findIndex(
      (box) => Math.abs(box.y0 - run.y0) <= SAME_END && Math.abs(box.y1 - run.y1) <= SAME_END,
    );
    const from = before < 0 ? run.x : open.splice(before, 1)[0]!.from;
    here.push({ ...run, from });
  }
  for (const box of [...open, ...here]) close(box);
  return boxes;
}

import type { Box } from '../../raster.ts';
import type { Grey } from './text-mask.ts';

/** A connected part (8-neighbourhood) of one kind of ink, with its count of pixels. */
export type Part = Box & { area: number; kind: number };

/** Connected parts of a mask: touching pixels of the same non-zero value. Works on runs, so that large areas cost little. */
export function connectedParts({ width, height, data: mask }: Grey): Part[] {
  const parts: Part[] = [];
  const parent: number[] = [];
  const root = (i: number): number => {
    let top = i;
    while (parent[top] !== top) top = parent[top]!;
    for (let next = i; next !== top; ) {
      const up = parent[next]!;
      parent[next] = top;
      next = up;
    }
    return top;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const row = runsOfRow(mask, y * width, width);
    let first = 0;
    for (const run of row) {
      while (first < above.length && above[first]!.x1 < run.x0) first++;
      for (let k = first; k < above.length && above[k]!.x0 <= run.x1; k++) {
        const upper = above[k]!;
        if (upper.kind !== run.kind) continue;
        const label = root(upper.label);
        if (run.label < 0) run.label = label;
        else if (root(run.label) !== label) merge(parts, parent, label, root(run.label));
        run.label = root(run.label);
      }
      if (run.label < 0) {
        run.label = parts.length;
        parent.push(run.label);
        parts.push({ x0: run.x0, x1: run.x1, y0: y, y1: y + 1, area: run.x1 - run.x0, kind: run.kind });
      } else grow(parts[run.label]!, run, y);
    }
    above = row;
  }
  return parts.filter((_, i) => parent[i] === i);
}

type Run = { x0: number; x1: number; kind: number; label: number };

function runsOfRow(mask: Uint8Array, start: number, width: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < width; ) {
    const kind = mask[start + x]!;
    if (!kind) {
      x++;
      continue;
    }
    const x0 = x;
    while (x < width && mask[start + x] === kind) x++;
    runs.push({ x0, x1: x, kind, label: -1 });
  }
  return runs;
}

function grow(part: Part, run: Run, y: number) {
  part.x0 = Math.min(part.x0, run.x0);
  part.x1 = Math.max(part.x1, run.x1);
  part.y1 = y + 1;
  part.area += run.x1 - run.x0;
}

function merge(parts: Part[], parent: number[], from: number, into: number) {
  const a = parts[into]!;
  const b = parts[from]!;
  a.x0 = Math.min(a.x0, b.x0);
  a.x1 = Math.max(a.x1, b.x1);
  a.y0 = Math.min(a.y0, b.y0);
  a.y1 = Math.max(a.y1, b.y1);
  a.area += b.area;
  parent[from] = into;
}

/** Of all places: how much a body or a line may hide of a rectangle. */
const GAP = 0.02;
/** What lies beyond a gap must be as long as this part of it: less is a line or the edge of a tag. */
const LEAST_BEYOND = 0.25;
/** Of what the fullest places have. */
const FULL = 1 / 3;

/** Stretches of places, half-open, that have about as much as the fullest have; a body may hide all of some. `all` is the number of places that gaps are measured by. */
export function fullStretches(counts: Int32Array, all: number): [number, number][] {
  const most = counts.toSorted().at(-1 - Math.floor(0.02 * counts.length))!;
  const least = Math.max(1, FULL * most);
  const gap = Math.max(3, GAP * all);
  const runs: [number, number][] = [];
  for (let i = 0; i < counts.length; i++) {
    if (counts[i]! < least) continue;
    const last = runs.at(-1);
    if (last?.[1] === i) last[1]++;
    else runs.push([i, i + 1]);
  }
  const stretches: [number, number][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    const apart = last ? run[0] - last[1] : Number.POSITIVE_INFINITY;
    const isLong = ([from, to]: [number, number]) => to - from >= LEAST_BEYOND * apart;
    if (last && apart <= gap && isLong(last) && isLong(run)) last[1] = run[1];
    else stretches.push(run);
  }
  return stretches;
}

/** A seeded source of randomness: the same seed text gives the same pictures on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Uniform integer, both ends included. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Standard normal deviate (Box–Muller). */
  normal: () => number;
};

/** FNV-1a over the text, then mulberry32: 32 bits of state are plenty for drawing, and need no dependency. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

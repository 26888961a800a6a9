import { NICE } from './nice-step.ts';
import { type Format, MOST_AGAINST, type PriceTable, type PriceTables } from './price-tables.ts';

/** A price in units of its last digit at the first of even rows, and how much less one is a row further down; `gain` is what all labels gain with it, nats, 0 and less. */
export type Scale = { format: Format; units: number; step: number; gain: number };

/** What a scale has at a row, in units of its last digit. */
export const unitsAt = ({ units, step }: Scale, place: number): number => Math.round(units - place * step);

/** Of all scales so many are kept, to be compared by more than where their digits would stand. */
const COMPARED = 40;
/** Steps in the power of ten above all prices: an axis shows some of them, and its prices move by more than one in thousands. */
const STEPS = { least: 3, most: 20_000 };

/** The likeliest scales of round steps with which labels gain more than so much, the likeliest first. */
export function roundScales(all: readonly PriceTables[], leastGain = Number.NEGATIVE_INFINITY): Scale[] {
  const kept = new LikeliestScales();
  kept.leastGain = leastGain;
  for (const tables of all)
    for (const step of roundSteps(tables.top))
      for (let units = Math.ceil(tables.foot / step) * step; units < tables.top; units += step) {
        // The way of writing in which labels gain most came first: what it left to keep leaves little to look at in the others.
        if (tables.most <= kept.leastGain) return kept.scales;
        kept.offer(tables, units, step);
      }
  return kept.scales;
}

/** Round steps of an axis whose prices are less than `top`, in units of their last digit. */
function roundSteps(top: number): number[] {
  const steps: number[] = [];
  for (let power = 1; power < top; power *= 10)
    for (const nice of NICE) {
      const step = nice * power;
      if (Number.isInteger(step) && step * STEPS.least <= top && step * STEPS.most >= top) steps.push(step);
    }
  return steps;
}

/** So many of the plainest labels, and so many prices of each, of which any two make a scale. */
const PLAINEST = { labels: 6, prices: 40 };
/** Nats by which a label's likeliest price may lead its next one and be plainer for it. */
const PLAIN_LEAD = 6;
/** In places: of nearer labels the digits tell a step too roughly. */
const LEAST_APART = 3;
/** In units of the last digit: of a smaller step rounding leaves nothing. */
const LEAST_STEP = 2;

/** The same of any steps, as of a terminal that labels rows so many px apart, whatever their prices are. */
export function oddScales(all: readonly PriceTables[]): Scale[] {
  const kept = new LikeliestScales();
  for (const tables of all) {
    const plain = plainest(tables.labels);
    for (const [i, a] of plain.entries())
      for (const b of plain.slice(i + 1)) {
        const apart = b.place - a.place;
        if (Math.abs(apart) < LEAST_APART) continue;
        for (const price of a.prices) {
          for (const other of b.prices) {
            // The likeliest come first, and all other labels may gain what they gain at most.
            if (tables.most - price.lost - other.lost <= kept.leastGain) break;
            const step = (price.units - other.units) / apart;
            if (step < LEAST_STEP || step * STEPS.least > tables.top) continue;
            kept.offer(tables, price.units + a.place * step, step);
          }
        }
      }
  }
  kept.settle();
  return kept.scales;
}

/** Prices of the labels that are plainest, and what each gains less than the label does at most, nats. */
function plainest(labels: readonly PriceTable[]) {
  return labels
    .map(({ place, most, gainWith, likeliest }) => {
      const prices = likeliest(PLAINEST.prices).map((units) => ({ units, lost: most - gainWith(units) }));
      const [first = MOST_AGAINST, second = MOST_AGAINST] = prices.map(({ lost }) => lost);
      return { place, prices, plain: most - first + Math.min(PLAIN_LEAD, second - first) };
    })
    .sort((a, b) => b.plain - a.plain)
    .slice(0, PLAINEST.labels);
}

/** Of a step: two scales whose ends are nearer are one. */
const NEAR = 0.1;

/** Whether two say the same prices at so many rows, however they write them. */
export function areNear(a: Scale, b: Scale, span: number): boolean {
  const unit = a.format === b.format ? 1 : 10 ** (a.format.decimals - b.format.decimals);
  const first = a.units - unit * b.units;
  const most = NEAR * a.step;
  return Math.abs(first) <= most && Math.abs(first - span * (a.step - unit * b.step)) <= most;
}

/** By how much the ends of a scale are moved to settle it, in units of the last digit. */
const MOVES = [-3, -1, -0.5, -0.2, 0, 0.2, 0.5, 1, 3];

/** As many scales as are compared, the likeliest first; of those that say the same the likelier one. */
class LikeliestScales {
  readonly scales: Scale[] = [];
  readonly #tablesOf = new Map<Format, PriceTables>();
  leastGain = Number.NEGATIVE_INFINITY;

  offer(tables: PriceTables, units: number, step: number): void {
    const scale = { format: tables.format, units, step, gain: 0 };
    scale.gain = gainOf(tables, scale, this.leastGain);
    if (scale.gain <= this.leastGain) return;
    const near = this.scales.findIndex((one) => one.format === scale.format && areNear(one, scale, tables.span));
    if (near >= 0 && this.scales[near]!.gain >= scale.gain) return;
    if (near >= 0) this.scales.splice(near, 1);
    const at = this.scales.findIndex((one) => one.gain < scale.gain);
    this.scales.splice(at < 0 ? this.scales.length : at, 0, scale);
    if (this.scales.length > COMPARED) this.scales.pop();
    if (this.scales.length === COMPARED) this.leastGain = this.scales.at(-1)!.gain;
    this.#tablesOf.set(tables.format, tables);
  }

  /** Moves the ends of each as long as labels gain by it: those of two labels are but as near as their rounding. */
  settle(): void {
    const roughly = this.scales.splice(0);
    this.leastGain = Number.NEGATIVE_INFINITY;
    for (const scale of roughly) {
      const tables = this.#tablesOf.get(scale.format)!;
      let settled = scale;
      for (let from: Scale | null = null; from !== settled; ) {
        from = settled;
        for (const first of MOVES)
          for (const last of MOVES) {
            const moved = { ...from, units: from.units + first, step: from.step + (first - last) / tables.span };
            const gain = gainOf(tables, moved, settled.gain);
            if (gain > settled.gain) settled = { ...moved, gain };
          }
      }
      this.offer(tables, settled.units, settled.step);
    }
  }
}

/** What all labels gain with a scale, nats, or any that is no more than so much. */
function gainOf({ labels, most }: PriceTables, scale: Scale, than: number): number {
  // What is not asked yet counts with the most that it gains.
  let gain = most;
  for (const label of labels) {
    gain += label.gainWith(unitsAt(scale, label.place)) - label.most;
    if (gain <= than) break;
  }
  return gain;
}

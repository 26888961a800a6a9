import { median, STANDARD } from '../axis/median.ts';
import { isBrightness, type Look, WICK } from './measure-look.ts';

/** One feature of one candle. `share` is how much of the body its fill takes, 0 to 1. */
type Sample = { index: number; value: number; share: number; isUp: boolean; weight: number };
/** A feature of one kind of candle: `base` without any fill, and `rise` for nothing but fill. `spread` is of the shares about their middle. */
type Line = { base: number; rise: number; weight: number; middle: number; spread: number };
type Fit = { lines: [down: Line, up: Line]; off: number[]; loss: number };

/** Of bodies so many px high borders, and what a codec mixes with them, leave no fill: whichever explains the picture best. */
const BORDERS = [1, 2, 4] as const;
/** What a codec leaves uncertain of a feature, 0 to 255, and the part of the difference that candles of one kind differ by. */
const NOISE = { brightness: 12, colour: 4, relative: 0.2 };
/** Bodies of this height, px, count in full for what a kind looks like. */
const FULL = 6;
const LEAST_WEIGHT = 0.4;
/** Both kinds change alike with the height as long as nothing else is seen. */
const ALIKE = 0.2;
const LEAST_SPREAD = 0.2;
/** What is this many times the usual distance off counts for half. */
const PATIENCE = 2;
const ROUNDS = 2;
/** How much what was learnt from few candles is doubted, by how many of them there are. */
const FEW = 6;
/** A single feature says no more than this, and features say in part the same: both were calibrated on own and other libraries' charts. */
const MOST = 5;
const INDEPENDENT = 0.35;

/**
 * The log-odds that each candle is of the kind that `up` has for rising ones, by its look alone. Both kinds are learnt from the picture itself: a linear discriminant
 * whose means depend on how much of a body of its height the fill takes. `trusts`, 0 to 1: how much each counts for what its kind looks like.
 */
export function weighLooks(
  looks: readonly Look[],
  heights: readonly number[],
  up: readonly boolean[],
  trusts: readonly number[] = looks.map(() => 1),
): number[] {
  const odds = looks.map(() => 0);
  for (const feature of looks[0]?.keys() ?? []) {
    const noise = isBrightness(feature) ? NOISE.brightness : NOISE.colour;
    const borders = feature < WICK ? BORDERS : ([0] as const);
    const fits = borders.map((border) => {
      const samples = samplesOf(feature, border);
      return { samples, ...fitLines(samples, noise) };
    });
    const { samples, lines, off } = fits.reduce((a, b) => (b.loss < a.loss ? b : a));
    const [down, rising] = lines;
    if (!(down.weight > 0 && rising.weight > 0)) continue;
    const seen = samples.map(({ share }) => ({ down: at(down, share), up: at(rising, share) }));
    const variances = seen.map((mean) => noise ** 2 + (NOISE.relative * (mean.up - mean.down)) ** 2);
    const usual = Math.max(1, STANDARD * median(off.map((by, i) => Math.abs(by) / Math.sqrt(variances[i]!))));
    samples.forEach(({ index, value, share }, i) => {
      const mean = seen[i]!;
      const doubt = 1 + FEW * lines.reduce((sum, line) => sum + uncertainty(line, share), 0);
      const said = ((mean.up - mean.down) * (value - (mean.up + mean.down) / 2)) / (variances[i]! * usual ** 2 * doubt);
      odds[index]! += INDEPENDENT * Math.max(-MOST, Math.min(MOST, said));
    });
  }
  return odds;

  function samplesOf(feature: number, border: number): Sample[] {
    return looks.flatMap((look, index) => {
      const [value, height] = [look[feature]!, Math.max(1, heights[index]!)];
      const weight = trusts[index]! * Math.min(1, Math.max(LEAST_WEIGHT, (height / FULL) ** 2));
      const share = Math.max(0, 1 - border / height);
      return Number.isNaN(value) ? [] : [{ index, value, share, isUp: up[index]!, weight }];
    });
  }
}

const at = ({ base, rise }: Line, share: number): number => base + rise * share;
const uncertainty = ({ weight, middle, spread }: Line, share: number): number =>
  1 / weight + (share - middle) ** 2 / (spread + LEAST_SPREAD);

/** Least squares for both kinds, again with less trust in what lies off; the slopes lean to a common one. */
function fitLines(samples: readonly Sample[], noise: number): Fit {
  let trusts = samples.map(({ weight }) => weight);
  let fit: Fit | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = [false, true].map((isUp) => momentsOf(samples, trusts, isUp)) as [Moments, Moments];
    const [down, up] = kinds;
    const common = (down.joint + up.joint) / (down.spread + up.spread + LEAST_SPREAD);
    const lines = kinds.map(({ weight, middle, value, spread, joint }): Line => {
      const rise = (joint + ALIKE * common) / (spread + ALIKE);
      return { base: value - rise * middle, rise, weight, middle, spread };
    }) as Fit['lines'];
    const off = samples.map(({ value, share, isUp }) => value - at(lines[isUp ? 1 : 0], share));
    const far = PATIENCE * Math.max(noise, STANDARD * median(off.map(Math.abs)) || 0);
    const loss = off.reduce((sum, by, i) => sum + samples[i]!.weight * Math.min(Math.abs(by), 2 * far), 0);
    fit = { lines, off, loss };
    trusts = samples.map(({ weight }, i) => weight / (1 + (off[i]! / far) ** 2));
  }
  return fit!;
}

type Moments = { weight: number; middle: number; value: number; spread: number; joint: number };

function momentsOf(samples: readonly Sample[], trusts: readonly number[], isUp: boolean): Moments {
  let [weight, shares, values] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!;
    if (sample.isUp !== isUp) continue;
    weight += trusts[i]!;
    shares += trusts[i]! * sample.share;
    values += trusts[i]! * sample.value;
  }
  const middle = shares / (weight || 1);
  const value = values / (weight || 1);
  let [spread, joint] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!;
    if (sample.isUp !== isUp) continue;
    spread += trusts[i]! * (sample.share - middle) ** 2;
    joint += trusts[i]! * ((sample.share - middle) * (sample.value - value));
  }
  return { weight, middle, value, spread, joint };
}

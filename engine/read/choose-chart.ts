import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { StopSignal } from '../stop-signal.ts';
import { findLists } from './axis/find-lists.ts';
import type { Word } from './axis/find-words.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { isSeamless } from './candles/judge-candles.ts';
import { candleSpan } from './cut-ends.ts';
import { type FoundCandles, findCandlesOf, type IsOfSharp, knownFrom, lookAgain } from './find-candles.ts';
import { focusOn, goOnAround } from './focus-on.ts';
import { type Glimpse, plotOf } from './glimpse.ts';
import { growChart } from './grow-chart.ts';
import { type Candidate, joinParts } from './join-parts.ts';
import {
  BEYOND_DOUBT,
  isBeyondDoubt,
  isCutOff,
  isOvertopped,
  leastScore,
  SURELY,
  showsAll,
  WHOLE,
} from './least-score.ts';
import type { LookAt, LookFor } from './look-once.ts';
import { persuasion } from './persuasion.ts';
import { andBlocks } from './regions/blocks-of-rows.ts';
import type { Divider } from './regions/find-dividers.ts';
import { plotRegions } from './regions/plot-regions.ts';

/** Candles as convincing as this, and nearly as convincing as the best of another place, make a chart. */
const CONVINCING = 0.35;
const LIKE_BEST = 0.6;
/** A second chart of this part of the first's room from side to side, and of its candles' height, leaves open which one is meant. */
const LIKE_MAIN = { width: 0.75, height: 0.5 };
/** Candles in more room than those chosen, if they convince as much, leave it open too: the larger chart may be the one that was misread. */
const DOUBTFUL = 0.2;
/** How much better the candles' paints order them than their opposite: that of most charts, some that gaps part have but 0.45. What only stands evenly, volume and indicators too, comes to 0.25. */
const TOLD_PLAINLY = 0.35;

/**
 * The candles of the chart that is read, and where those of others stand beside it, columns of the picture: what is beyond them is not its own. `isContested` where it was chosen for
 * how much more it convinces, though its region ends amid candles and another holds more of them, or though it stands above or below a far higher plot in which none were found.
 */
export type ChosenChart = { found: FoundCandles; neighbours: Divider[]; isContested: boolean };

/** What else is known of a picture, px of it; `smeared` where a lens was before it. */
export type Around = {
  columns: LabelColumn[];
  words: Word[];
  dividers: Divider[];
  smeared?: boolean;
  signal?: StopSignal;
};

/**
 * What a region of the picture shows, and why half its size showed no chart there, null where it did or was not asked: where there is another, a region of the picture's whole height, which takes
 * longest to look at, holds none at the full size either.
 */
export type Seen = { look: LookAt; refusalAtHalf?: (region: Box) => ReadFailure | null; isOfSharp?: IsOfSharp };

/** Regions without candles, the likeliest of all, after which none is looked for in others: of 850 charts one had its own in a later one, of which hardly anything was read then. */
const MOST_REFUSED = 5;

/** Why no region will do, the most telling first: what came nearest to a chart says most. */
const TELLING: readonly ReadFailure[] = ['too-dense', 'too-few-candles', 'not-candlesticks', 'not-a-chart'];

/** The most convincing candles of all regions that may hold a chart; of several charts side by side those of the largest, if one is. */
export const chooseChart = (picture: Raster, around: Around, seen: Seen): Outcome<ChosenChart, ReadFailure> =>
  glimpseCharts(picture, around, seen).goOn();

/** The same, first by what the regions show at one look: those chosen may then go on beyond theirs, and be looked at in other ways. */
export function glimpseCharts(
  picture: Raster,
  { columns, words, dividers, signal }: Around,
  { look, refusalAtHalf = () => null, isOfSharp }: Seen,
): Glimpse<Outcome<ChosenChart, ReadFailure>> {
  const lists = findLists(words);
  let best: Candidate | null = null;
  let charts: Candidate[] = [];
  const doubtful: Candidate[] = [];
  const all: Candidate[] = [];
  const refused: { region: Box; why: ReadFailure }[] = [];
  const regions = plotRegions(picture, columns, { lists, dividers });
  for (const region of andBlocks(picture, regions, () => best === null)) {
    if (signal?.aborted || (all.length === 0 && refused.length >= MOST_REFUSED)) break;
    if (charts.some((chart) => overlap(spanOf(chart.found), region) && isBeyondDoubt(chart, region))) continue;
    const isWhole = region.x1 - region.x0 === picture.width;
    if (isWhole && best && WHOLE * best.score >= BEYOND_DOUBT) continue;
    const isWholeHeight = region.y1 - region.y0 === picture.height;
    if (isWholeHeight && best && showsAll(best, region, { least: isWhole ? CONVINCING : SURELY })) continue;
    const why: ReadFailure | null = isWholeHeight && best && best.score >= DOUBTFUL ? refusalAtHalf(region) : null;
    const found: ReturnType<LookAt> = why ? failure(why) : look(region);
    if (!found.ok) {
      refused.push({ region, why: found.why });
      continue;
    }
    const candidate: Candidate = { found: found.value, score: persuasion(found.value) };
    // Nothing but the candles themselves says that a block is a plot.
    if (!regions.includes(region) && !areToldPlainly(found.value) && !goOn(found.value)) continue;
    all.push(candidate);
    const leastOf = (rival: Candidate) => leastScore(candidate, rival, { isWhole, lists, words });
    if (!best || candidate.score > (overlap(best.found.region, region) ? leastOf(best) : best.score)) best = candidate;
    if (candidate.score >= DOUBTFUL) doubtful.push(candidate);
    if (candidate.score < CONVINCING) continue;
    const rivals = charts.filter((other) => overlap(other.found.region, region));
    if (rivals.some((rival) => leastOf(rival) >= candidate.score)) continue;
    charts = [...charts.filter((other) => !rivals.includes(other)), candidate];
  }
  const joined = joinParts(
    all.filter(({ score }) => score >= CONVINCING),
    (region) => {
      const whole = dividers.some(({ x0, x1 }) => x1 > region.x0 && x0 < region.x1) ? null : look(region);
      return whole?.ok ? { found: whole.value, score: persuasion(whole.value) } : null;
    },
  );
  if (joined) charts = [...charts.filter((chart) => !overlap(chart.found.region, joined.found.region)), joined];
  const least = LIKE_BEST * Math.max(0, ...charts.map(({ score }) => score));
  const [main, ...others] = charts.filter(({ score }) => score >= least).sort((a, b) => widthOf(b) - widthOf(a));
  const isOneOfSeveral =
    main && (others.some((other) => isLike(other, main)) || doubtful.some((other) => isLargerBeside(other, main)));
  if (isOneOfSeveral) return { plot: null, goOn: () => failure('several-charts') };
  const chosen = main ?? best;
  if (!chosen) {
    const why = TELLING.find((reason) => refused.some((one) => one.why === reason)) ?? 'not-a-chart';
    return { plot: null, goOn: () => failure(why) };
  }
  const settle = (): Outcome<ChosenChart, ReadFailure> => {
    const lookFor: LookFor = (region, others) => findCandlesOf(picture, region, knownFrom(others), words);
    const around = refused.map(({ region }) => region);
    const whole = goOnAround(chosen.found, around, lookFor);
    const focused = focusOn(whole, look, lookFor);
    const grown = growChart(picture, focused, { look, columns, words, lists, dividers });
    return success({
      found: lookAgain(picture, grown, words, isOfSharp),
      neighbours: others.map(({ found }) => spanOf(found)),
      isContested:
        all.some((other) => isCutOff(chosen, other)) || refused.some(({ region }) => isOvertopped(chosen, region)),
    });
  };
  return { plot: main ? plotOf(main.found) : null, goOn: settle };
}

const areToldPlainly = ({ directions: { inferred, certainty } }: FoundCandles): boolean =>
  !inferred && certainty >= TOLD_PLAINLY;

const goOn = ({ candles, directions, widths }: FoundCandles): boolean => isSeamless(candles, directions, widths.wick);

const isLike = (other: Candidate, main: Candidate): boolean =>
  widthOf(other) > LIKE_MAIN.width * widthOf(main) && heightOf(other) > LIKE_MAIN.height * heightOf(main);

const isLargerBeside = (other: Candidate, main: Candidate): boolean =>
  widthOf(other) > widthOf(main) &&
  widthOf(other) * heightOf(other) > widthOf(main) * heightOf(main) &&
  !overlap(other.found.region, main.found.region);

/** Columns of the picture from the first candle to the last: a region may hold another chart beside them. */
const spanOf = ({ region, candles }: FoundCandles): Span => ({
  x0: region.x0 + candles[0]!.x,
  x1: region.x0 + candles.at(-1)!.x,
});

type Span = Pick<Box, 'x0' | 'x1'>;

const overlap = (a: Span, b: Span): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** px, from side to side of what is a chart's own: its candles may fill but a part of it. */
const widthOf = ({ found: { region } }: Candidate): number => region.x1 - region.x0;

/** px, of all candles. */
const heightOf = ({ found }: Candidate): number => {
  const { y0, y1 } = candleSpan(found);
  return y1 - y0;
};

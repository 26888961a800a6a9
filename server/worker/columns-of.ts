import type { Direction, Outlook, ReadQuality, ScenarioFigures } from '#contract/analysis';
import type { Analysis } from '#engine/analyse-chart';
import type { Findings, Scenario } from '#engine/findings';
import { priceScale } from '#engine/price-scale';
import type { PriceAxis, Reading } from '#engine/reading';
import { leanOf } from '#engine/strategies/view';
import { digitsOf } from '#engine/write/format-quantity';
import { wordsOfText } from '../analyses/words-of-text.ts';

/** The finished columns; JSON as text, since the thread that measured has already written it. */
export type JobResult = {
  analysis: string;
  quality: string;
  overlay: string;
  outlook: string;
  reading: string;
  direction: Direction;
};

export const columnsOf = ({ reading, findings, markdown, shapes }: Analysis): JobResult => ({
  analysis: markdown,
  quality: JSON.stringify(qualityOf(reading)),
  overlay: JSON.stringify(shapes),
  outlook: JSON.stringify(outlookOf(reading, findings)),
  reading: JSON.stringify(reading),
  direction: directionOf(findings),
});

/** With what is found by: after all that may still change the text. */
export const columnsToWrite = (result: JobResult) => ({ ...result, words: wordsOfText(result.analysis) });

function directionOf({ signals }: Findings): Direction {
  const lean = leanOf(signals);
  return lean === 'up' || lean === 'down' ? lean : 'neutral';
}

function outlookOf({ candles }: Reading, { style, signals, scenarios }: Findings): Outlook {
  const speakingFor = (side: 'up' | 'down') => signals.filter((signal) => signal.side === side).length;
  return {
    isRelative: style.relative,
    decimals: digitsOf.price(style),
    lastClose: candles.at(-1)!.close,
    signals: { up: speakingFor('up'), down: speakingFor('down') },
    up: figuresOf(scenarios.up),
    down: figuresOf(scenarios.down),
  };
}

const figuresOf = ({ trigger, target: [near, far], invalidation, rewardToRisk }: Scenario): ScenarioFigures => ({
  trigger: trigger.value,
  target: [near.value, far.value],
  invalidation: invalidation.value,
  rewardToRisk: rewardToRisk.value,
});

function qualityOf({ axis, candles, quality, symbol, timeframe }: Reading): ReadQuality {
  const errors = candles.map(({ error }) => error).sort((a, b) => a - b);
  return {
    confidence: quality.confidence,
    candles: candles.length,
    source: quality.source,
    priceError: axis ? (errors[errors.length >> 1] ?? null) : null,
    scale: axis?.scale ?? 'unread',
    scalePoints: axis && pointsOf(axis),
    scaleBy: axis?.givenByUser ? 'user' : 'picture',
    symbol,
    timeframe,
    advice: quality.advice,
  };
}

/** The outermost labels as they are written, each where the fit has its price; a photo's fit may leave the picture by a little. */
function pointsOf(axis: PriceAxis): ReadQuality['scalePoints'] {
  const prices = axis.labels.filter(({ used }) => used).map(({ price }) => price);
  const { rowOf } = priceScale({ axis, candles: [] });
  const pointAt = (price: number) => ({ y: Math.max(0, rowOf(price)), price });
  return [pointAt(Math.max(...prices)), pointAt(Math.min(...prices))];
}

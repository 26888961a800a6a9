import type { Finding, Scenario } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { count, distance } from '../quantity.ts';
import { type Phrase, say } from '../write/phrase.ts';

export type Lean = 'up' | 'down' | 'mixed' | 'none';

/** An unconfirmed signal weighs half. One side must outweigh the other two to one. */
export const leanOf = (signals: readonly Finding[]): Lean => {
  const weight = (side: 'up' | 'down') =>
    signals
      .filter((finding) => finding.side === side)
      .reduce((sum, finding) => sum + (finding.status === 'unconfirmed' ? 1 : 2), 0);
  const up = weight('up');
  const down = weight('down');
  if (up === 0 && down === 0) return 'none';
  if (up >= 2 * down) return 'up';
  if (down >= 2 * up) return 'down';
  return 'mixed';
};

export const describeView = (signals: readonly Finding[], { trend }: Measures): Phrase[] => {
  const lean = leanOf(signals);
  const sided = signals.filter((finding) => finding.side !== 'neutral');
  const flat = trend.side === 'flat' ? [say('view.flat')] : [];
  if (lean === 'none') return [say('view.none'), ...flat];
  const up = count(sided.filter((finding) => finding.side === 'up').length);
  const down = count(sided.filter((finding) => finding.side === 'down').length);
  const trending = (lean === 'up' || lean === 'down') && (trend.side === 'up' || trend.side === 'down');
  return [
    say(`view.${lean}`, { up, down }),
    ...(trending ? [say(lean === trend.side ? 'view.with-trend' : 'view.against-trend')] : []),
    ...(sided.every((finding) => finding.status === 'unconfirmed') ? [say('view.unconfirmed')] : []),
    ...flat,
  ];
};

/** What would turn the view around: for a side its own invalidation, for none the two triggers. */
export const describeChange = (signals: readonly Finding[], scenarios: Record<'up' | 'down', Scenario>): Phrase[] => {
  const { up, down } = scenarios;
  const lean = leanOf(signals);
  const turn =
    lean === 'up'
      ? say('change.up', { level: up.invalidation })
      : lean === 'down'
        ? say('change.down', { level: down.invalidation })
        : say('change.none', { high: up.trigger, low: down.trigger });
  const open = signals.some((finding) => finding.side !== 'neutral' && finding.status === 'unconfirmed');
  return [turn, ...(open ? [say('change.confirm')] : [])];
};

const poor = 1;

export const describeRisk = (range: number, scenarios: Record<'up' | 'down', Scenario>): Phrase[] => {
  const told = (side: 'up' | 'down') => {
    const { risk, riskRanges: ranges, reward, rewardToRisk } = scenarios[side];
    const pays = rewardToRisk.value >= poor;
    return [
      say(`risk.${side}`, { risk, ranges, reward, ratio: rewardToRisk }),
      ...(pays ? [] : [say(`risk.${side}-poor`)]),
    ];
  };
  return [say('risk.range', { range: distance(range) }), ...told('up'), ...told('down')];
};

// The table of scores: one line a group, means of shares and medians of errors.
import type { Prediction, Score, Truth } from './score-reading.ts';
import { groupBy, mean, quantile } from './statistics.ts';

export type ScoredChart = { truth: Truth; prediction: Prediction; score: Score };
export type ScoredOther = { truth: Truth; prediction: Prediction };

const HEADER =
  `${'group'.padEnd(24)}  img usable axisOK | recall   prec    med    p95    dir | sh.rec sh.prec sh.med sh.p95 sh.dir | ms med  ms p95 wrong scale` +
  '   (recall, prec, dir: means; med, p95: median over pictures)';

export function scoreTable(charts: ScoredChart[], others: ScoredOther[]): string {
  const screens = charts.filter(({ truth }) => !isPhoto(truth));
  const lines = [
    ...groupLines(charts, ({ truth }) => `${truth.set} ${variantGroup(truth)}`),
    ...groupLines(screens, ({ truth }) => `${truth.set} screenshots`),
    ...groupLines(screens, ({ truth }) => `  ${truth.lib} (screens)`),
    groupLine('ALL charts', charts),
  ];
  return [HEADER, ...lines, ...refusalLines(charts, others)].join('\n');
}

const isPhoto = (truth: Truth) => truth.variant.startsWith('photo');
const variantGroup = (truth: Truth) => (isPhoto(truth) ? 'photo' : truth.variant);

function groupLines(charts: ScoredChart[], nameOf: (chart: ScoredChart) => string): string[] {
  const groups = groupBy(charts, nameOf);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, members]) => groupLine(name, members));
}

function groupLine(name: string, charts: ScoredChart[]): string {
  const known = (pick: (chart: ScoredChart) => number) => charts.map(pick).filter(Number.isFinite);
  const shareOf = (test: (chart: ScoredChart) => boolean) => charts.filter(test).length / charts.length;
  const times = known(({ prediction }) => prediction.ms ?? Number.NaN);
  const match = (kind: 'price' | 'shape') => [
    percent(mean(known(({ score }) => score[kind].recall))),
    percent(mean(known(({ score }) => score[kind].precision))),
    decimal(
      quantile(
        known(({ score }) => score[kind].median),
        0.5,
      ),
    ),
    decimal(
      quantile(
        known(({ score }) => score[kind].p95),
        0.5,
      ),
    ),
    percent(mean(known(({ score }) => score[kind].direction))),
  ];
  return [
    name.padEnd(24),
    String(charts.length).padStart(4),
    percent(shareOf(({ score }) => score.usable)),
    percent(shareOf(({ score }) => score.axisRead)),
    '|',
    ...match('price'),
    '|',
    ...match('shape'),
    '|',
    decimal(quantile(times, 0.5), 0),
    decimal(quantile(times, 0.95), 0),
    String(charts.filter(({ score }) => score.wrongScale).length).padStart(6),
  ].join(' ');
}

function refusalLines(charts: ScoredChart[], others: ScoredOther[]): string[] {
  const bySet = groupBy(others, ({ truth }) => truth.set);
  const refused = [...bySet].map(([set, members]) => {
    const wrong = members.filter(({ prediction }) => prediction.isChart).map(({ truth }) => truth.id);
    const known = members.filter(({ truth, prediction }) => truth.reason && !prediction.isChart);
    const right = known.filter(({ truth, prediction }) => prediction.why === truth.reason).length;
    const reasons = known.length ? `, of ${known.length} ${right} for the right reason` : '';
    const count = `${`${set} negatives refused`.padEnd(24)} ${members.length - wrong.length}/${members.length}${reasons}`;
    return wrong.length ? `${count} wrong: ${wrong.join(', ')}` : count;
  });
  const name = ({ truth, prediction }: ScoredChart) => `${truth.id} (${prediction.why ?? 'no reason'})`;
  const list = (members: ScoredChart[]) => members.map(name).join(', ') || 'none';
  return [
    ...refused,
    `charts wrongly refused: ${list(charts.filter(({ prediction }) => !prediction.isChart))}`,
    `scale refused: ${list(charts.filter(({ prediction }) => prediction.isChart && !prediction.axis))}`,
    `wrong scale delivered as right: ${list(charts.filter(({ score }) => score.wrongScale))}`,
  ];
}

const percent = (share: number) => (Number.isFinite(share) ? (100 * share).toFixed(1) : '-').padStart(6);
const decimal = (value: number, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : '-').padStart(7);

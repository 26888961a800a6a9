// npm run test:faults -- --runs N --seed S [--at-once 2] [--minutes M] [--figures]: breaks the way, the browser and the server at random, counts what was
// lost, doubled or crossed, and, if asked, measures how soon a picture is saved and sent.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './judge.ts';
import { type Figure, measureFigures } from './measure-figures.ts';
import { planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';
import { openStage, type Stage } from './stage.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'wickwise' },
    'at-once': { type: 'string', default: '2' },
    /** No run begins later than this. */
    minutes: { type: 'string', default: 'Infinity' },
    figures: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const end = performance.now() + Number(values.minutes) * 60_000;
/** Charts that read in a moment, and one that is refused, whose credit comes back. */
const pictures = ['dev-clean-024.png', 'dev-negative-010.png', 'dev-clean-021.png', 'dev-clean-025.png'].map((name) =>
  path.resolve(import.meta.dirname, '../charts/golden/images', name),
);

const kinds = ['lost', 'doubled', 'crossed', 'timeline', 'unfinished'] as const;
const counts = { pictures: 0, lost: 0, doubled: 0, crossed: 0, timeline: 0, unfinished: 0 };
const failures: string[] = [];
let begun = 0;

/** One run; gives whether its stage is good for the next. */
async function playRun(stage: Stage, seed: string): Promise<boolean> {
  const plan = planOf(seed);
  const start = performance.now();
  const complaints = await runPlan(plan, { stage, pictures }).then(
    (evidence) => {
      counts.pictures += evidence.rows.length;
      return judge(evidence);
    },
    (error: unknown) => [`UNFINISHED: ${error instanceof Error ? error.message : error}`],
  );
  for (const kind of kinds) {
    if (complaints.some((complaint) => complaint.startsWith(kind.toUpperCase()))) counts[kind] += 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isGood = complaints.length === 0;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${seed} ${seconds} s: ${plan.steps.map((step) => step.do).join(', ')}`);
  for (const complaint of complaints) console.log(`     ${complaint}`);
  if (!isGood) failures.push(seed);
  return isGood;
}

/** Plays run after run until all have begun. What a failed one leaves behind is not handed on. */
async function playRuns() {
  let stage: Stage | undefined;
  while (begun < runs && performance.now() < end) {
    begun += 1;
    // A single seed that failed is named whole, as `S#17`, and replays alone.
    const seed = values.seed.includes('#') ? values.seed : `${values.seed}#${begun}`;
    stage ??= await openStage();
    if (await playRun(stage, seed)) continue;
    await stage.close();
    stage = undefined;
  }
  await stage?.close();
}

await Promise.all(Array.from({ length: Math.min(runs, Number(values['at-once'])) }, playRuns));
const { pictures: seen, ...bad } = counts;
console.log(
  `${begun} runs, ${seen} pictures: ${Object.entries(bad)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`,
);
for (const seed of failures) console.log(`Replay: npm run test:faults -- --runs 1 --seed '${seed}'`);
const over: Figure[] = [];
for await (const figure of values.figures ? measureFigures(pictures[0]!) : []) {
  const { what, measured, goal } = figure;
  if (goal !== null && measured > goal) over.push(figure);
  const verdict = goal === null ? '    ' : over.includes(figure) ? 'OVER' : 'ok  ';
  console.log(`${verdict} ${what}: ${Math.round(measured)}${goal === null ? '' : ` of ${goal}`} ms`);
}
process.exit(failures.length > 0 || over.length > 0 ? 1 : 0);

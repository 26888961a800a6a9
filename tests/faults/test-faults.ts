// npm run test:faults -- --runs N --seed S [--figures]: breaks the way, the browser and the server at random, counts what was lost, doubled or
// crossed, and, if asked, measures how soon a picture is saved and sent.
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './judge.ts';
import { measureFigures } from './measure-figures.ts';
import { planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'wickwise' },
    figures: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pictures = globSync(path.resolve(import.meta.dirname, '../charts/golden/images/dev-clean-*.png')).sort();

const counts = { pictures: 0, lost: 0, doubled: 0, crossed: 0, timeline: 0, unfinished: 0 };
const failures: string[] = [];

for (let run = 1; run <= runs; run += 1) {
  // A single seed that failed is named whole, as `S#17`, and replays alone.
  const seed = values.seed.includes('#') ? values.seed : `${values.seed}#${run}`;
  const plan = planOf(seed);
  const began = performance.now();
  const complaints = await runPlan(plan, { pictures }).then(
    (evidence) => {
      counts.pictures += evidence.rows.length;
      return judge(evidence);
    },
    (error: unknown) => [`UNFINISHED: ${error instanceof Error ? error.message : error}`],
  );
  for (const kind of ['lost', 'doubled', 'crossed', 'timeline', 'unfinished'] as const) {
    if (complaints.some((complaint) => complaint.startsWith(kind.toUpperCase()))) counts[kind] += 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${seed} ${seconds} s: ${plan.steps.map((step) => step.do).join(', ')}`,
  );
  for (const complaint of complaints) console.log(`     ${complaint}`);
  if (complaints.length > 0) failures.push(seed);
}

const { pictures: seen, ...bad } = counts;
console.log(
  `${runs} runs, ${seen} pictures: ${Object.entries(bad)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`,
);
if (failures.length > 0) console.log(`Replay: npm run test:faults -- --runs 1 --seed '${failures[0]}'`);
const figures = values.figures ? await measureFigures(pictures[0]!) : [];
for (const { what, measured, goal } of figures) {
  console.log(`${measured <= goal ? 'ok  ' : 'OVER'} ${what}: ${Math.round(measured)} of ${goal} ms`);
}
process.exit(failures.length === 0 && figures.every(({ measured, goal }) => measured <= goal) ? 0 : 1);

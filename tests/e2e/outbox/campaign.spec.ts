import { expect, test } from '@playwright/test';
import { judge } from '../../faults/judge.ts';
import { planOf } from '../../faults/plan.ts';
import { runPlan } from '../../faults/run-plan.ts';
import { openStage, type Stage } from '../../faults/stage.ts';
import { charts } from './fixtures.ts';

// A picture has 90 s to come to its end, which all but failed runs need little of.
test.describe.configure({ timeout: 180_000 });

let stage: Stage;
test.beforeAll(async () => {
  stage = await openStage();
});
test.afterAll(() => stage.close());

// A small part of `npm run test:faults`, of seeds that meet most troubles in few steps; one that fails there belongs here.
for (const seed of ['short#82', 'short#366']) {
  test(`[QU-01] [QU-25] [QU-26] [QU-27] fault campaign ${seed}: nothing lost, doubled or crossed`, async () => {
    expect(judge(await runPlan(planOf(seed), { stage, pictures: charts }))).toEqual([]);
  });
}

import { createRandom } from '../charts/random.ts';
import type { Fault } from './fault-proxy.ts';

/** When something ends: now, or once the head of the next upload has passed; and so many ms later. */
export type Moment = { at: 'now' | 'upload'; ms: number };

/** What happens in a run, one after the other. `people` are two accounts, 0 and 1. */
export type Step =
  | { do: 'take-picture' }
  | { do: 'way'; fault: Fault | null; share: number }
  | { do: 'offline'; ms: number }
  | ({ do: 'stop-worker' } & Moment)
  | ({ do: 'close-page' } & Moment)
  | { do: 'second-tab' }
  | ({ do: 'kill-browser' } & Moment)
  | ({ do: 'kill-server' } & Moment)
  | { do: 'change-person' }
  | { do: 'wait'; ms: number };

export type Plan = { seed: string; steps: Step[] };

/** The pictures of one person and run: the Free Plan's credits of a month. */
const picturesPerPerson = 3;

/** The course of a run: the same seed gives the same plan. */
export function planOf(seed: string): Plan {
  const random = createRandom(seed);
  const left = [picturesPerPerson, picturesPerPerson];
  let person = 0;
  const steps: Step[] = [];

  const fault = (): Fault =>
    random.pick<() => Fault>([
      () => ({ kind: 'refuse' }),
      () => ({ kind: 'cut', bytes: random.integer(0, 40_000) }),
      () => ({ kind: 'delay', ms: random.integer(50, 1_500) }),
      () => ({ kind: 'drop-answer' }),
      () => ({ kind: 'drop-answer' }),
      () => ({ kind: 'status', status: 503, code: 'shutting-down' }),
      () => ({ kind: 'status', status: 429, code: 'too-many-requests', retryAfter: 1 }),
      () => ({ kind: 'status', status: 401, code: 'not-signed-in' }),
    ])();

  const moment = (): Moment => ({
    at: random.pick(['now', 'upload', 'upload']),
    ms: random.pick([0, random.integer(0, 30), random.integer(0, 800)]),
  });

  const makers: (() => Step)[] = [
    () => ({ do: 'way', fault: fault(), share: random.pick([0.3, 0.7, 1]) }),
    () => ({ do: 'way', fault: fault(), share: 1 }),
    () => ({ do: 'way', fault: null, share: 1 }),
    () => ({ do: 'offline', ms: random.integer(100, 1_500) }),
    () => ({ do: 'stop-worker', ...moment() }),
    () => ({ do: 'close-page', ...moment() }),
    () => ({ do: 'second-tab' }),
    () => ({ do: 'kill-browser', ...moment() }),
    () => ({ do: 'kill-server', ...moment() }),
    () => ({ do: 'change-person' }),
  ];

  const rounds = random.integer(3, 7);
  for (let round = 0; round < rounds; round += 1) {
    if (left[person]! > 0 && (round === 0 || random.chance(0.6))) {
      left[person]! -= 1;
      steps.push({ do: 'take-picture' });
    }
    const step = random.pick(makers)();
    if (step.do === 'change-person') person = 1 - person;
    steps.push(step);
    if (random.chance(0.7)) steps.push({ do: 'wait', ms: random.integer(0, 1_500) });
  }
  // A trouble that nobody meets proves nothing: half of the runs begin with a broken way.
  if (random.chance(0.5)) steps.unshift({ do: 'way', fault: fault(), share: 1 });
  return { seed, steps };
}

import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { NegativePicture, PhotoPicture } from './picture.ts';
import { planLookalike } from './plan-lookalike.ts';
import { planNegative } from './plan-negative.ts';
import { bareChart } from './plan-screens.ts';
import { planBusy, planPlain } from './plan-sketch.ts';
import type { Random } from './random.ts';

const LIBRARIES: readonly Library[] = ['lightweight', 'klinecharts', 'echarts', 'terminal'];
const SCREENS: readonly Screen[] = [
  { width: 1280, height: 720, dpr: 2 },
  { width: 1440, height: 810, dpr: 1 },
  { width: 1600, height: 900, dpr: 1 },
  { width: 1100, height: 700, dpr: 2 },
];

/** A photo of a screen; four in ten are hard, a third shows a whole app, half go through the app's own JPEG. */
export function planPhoto(random: Random, index: number): PhotoPicture {
  const encoding = index % 2 ? 'app-jpeg' : 'png';
  const library = LIBRARIES[index % LIBRARIES.length]!;
  const plan = random.chance(0.5) ? planPlain : planBusy;
  const bare = bareChart({
    library,
    screen: random.pick(SCREENS),
    encoding,
    perCandle: 11,
    plan: (maximum) => plan(random, { maximum: Math.min(110, maximum) }),
  });
  const of = index % 3 === 2 ? planLookalike(random, index, { photographed: true }) : bare;
  return {
    kind: 'photo',
    of,
    hardness: index % 5 < 3 ? 'mild' : 'hard',
    encoding,
    seed: `photo/${index}/${random.next()}`,
  };
}

/** What must be refused, photographed. */
export function planNegativePhoto(
  random: Random,
  index: number,
  plan: (random: Random, index: number) => NegativePicture = planNegative,
): PhotoPicture {
  return {
    kind: 'photo',
    of: plan(random, index),
    hardness: index % 2 ? 'hard' : 'mild',
    encoding: index % 2 ? 'app-jpeg' : 'png',
    seed: `photo/${random.next()}`,
  };
}

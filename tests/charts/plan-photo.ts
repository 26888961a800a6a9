import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { ChartPicture, Encoding, NegativePicture, PhotoPicture } from './picture.ts';
import { planApps } from './plan-apps.ts';
import { planHabits } from './plan-habits.ts';
import { planLookalike, TOLD_APART_IN_PHOTOS } from './plan-lookalike.ts';
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
  const of = index % 3 === 2 ? planLookalike(random, index, TOLD_APART_IN_PHOTOS) : bare;
  return held(random, index, of, encoding);
}

/** The same of a screen that shows one of many apps, or a chart with what its users lay over it. */
export function planAppPhoto(random: Random, index: number): PhotoPicture {
  // By pairs, since every other photo goes through the app's JPEG.
  const round = Math.floor(index / 2);
  const plan = round % 2 ? planHabits : planApps;
  const of = plan(random, Math.floor(round / 2) * 2 + (index % 2), TOLD_APART_IN_PHOTOS);
  return held(random, index, of, index % 2 ? 'app-jpeg' : 'png');
}

function held(random: Random, index: number, of: ChartPicture, encoding: Encoding): PhotoPicture {
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

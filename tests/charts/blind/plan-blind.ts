import type { Screen } from '../browser.ts';
import type { Library } from '../page/draw-page.ts';
import type { Mark } from '../page/marks.ts';
import type { ChartPicture, Encoding, NegativePicture, PhotoPicture } from '../picture.ts';
import { type Kind, pictureOf } from '../plan-lookalike.ts';
import { kindsOf, negativeOf } from '../plan-negative.ts';
import { planNegativePhoto } from '../plan-photo.ts';
import { bareChart } from '../plan-screens.ts';
import { planBusy, planPlain } from '../plan-sketch.ts';
import type { Random } from '../random.ts';
import { isPlain } from '../themes.ts';
import { BLIND_PLOTS } from './negative-plots.ts';
import { BLIND_THINGS } from './negative-things.ts';
import { article, chat, desk, pad, post, slide, wallet } from './shells.ts';
import { BLIND_THEMES } from './themes.ts';

const LIBRARIES: readonly Library[] = ['plotly', 'sheet', 'web'];
const SCREENS: readonly Screen[] = [
  { width: 1000, height: 600, dpr: 1 },
  { width: 1200, height: 800, dpr: 1 },
  { width: 1500, height: 760, dpr: 1 },
  { width: 900, height: 560, dpr: 2 },
  { width: 1050, height: 620, dpr: 1.75 },
  { width: 400, height: 640, dpr: 2.5 },
];
const PHONES: readonly Screen[] = [
  { width: 384, height: 832, dpr: 2.8125 },
  { width: 414, height: 896, dpr: 2 },
  { width: 375, height: 812, dpr: 3 },
];
const WIDE: readonly Screen[] = [
  { width: 1194, height: 834, dpr: 2 },
  { width: 1366, height: 768, dpr: 1 },
  { width: 1536, height: 864, dpr: 1.25 },
];

export const planBlindClean = (random: Random, index: number): ChartPicture => bare(random, index, false, 'png');
export const planBlindBusy = (random: Random, index: number): ChartPicture => bare(random, index, true, 'png');
export const planBlindSent = (random: Random, index: number): ChartPicture =>
  bare(random, index, random.chance(0.6), 'app-jpeg');

function bare(
  random: Random,
  index: number,
  busy: boolean,
  encoding: Encoding,
  { perCandle = 5 }: { perCandle?: number } = {},
): ChartPicture {
  const screen = random.pick(SCREENS);
  const themes = busy ? BLIND_THEMES : BLIND_THEMES.filter(isPlain);
  return bareChart({
    library: LIBRARIES[index % LIBRARIES.length]!,
    screen,
    encoding,
    perCandle,
    plan: (maximum) =>
      busy
        ? planBusy(random, { maximum, themes, logarithmic: index % 8 === 1 })
        : planPlain(random, { maximum, themes }),
  });
}

const kind = (
  name: string,
  shell: Kind['shell'],
  screens: Kind['screens'],
  libraries: readonly Library[],
  marks: readonly Mark[],
  room: number,
): Kind => ({ name, shell, screens, libraries, marks, room, themes: BLIND_THEMES });

const KINDS: readonly Kind[] = [
  kind('pad', pad, WIDE, ['web', 'sheet'], ['sessions', 'zigzag', 'alertLine', 'bubbles'], 0.62),
  kind('post', post, PHONES, ['web', 'sheet', 'plotly'], ['ellipse', 'patternNames', 'pitchfork'], 0.9),
  kind('chat', chat, PHONES, ['sheet', 'web'], ['ellipse', 'alertLine'], 0.84),
  kind('slide', slide, WIDE, ['plotly', 'sheet'], ['patternNames', 'ellipse', 'zigzag'], 0.68),
  kind('article', article, WIDE, ['sheet', 'web'], ['bubbles'], 0.66),
  kind('desk', desk, WIDE, ['web', 'plotly'], ['volumeProfile', 'sessions', 'cloud', 'alertLine'], 0.8),
  kind('wallet', wallet, PHONES, ['web'], ['bubbles', 'cloud'], 1),
];

export const planBlindLookalike = (random: Random, index: number): ChartPicture =>
  pictureOf(random, KINDS[index % KINDS.length]!, index);

export function planBlindNoScale(random: Random, index: number): ChartPicture {
  const way = (['percent', 'none', 'indexed', 'cropped'] as const)[index % 4]!;
  const always = {
    side: 'right',
    lastTag: false,
    scale: way === 'percent' || way === 'indexed' ? way : 'linear',
    axisHidden: way === 'none',
  } as const;
  const picture = pictureOf(
    random,
    {
      ...random.pick(KINDS.filter(({ name }) => name !== 'slide')),
      libraries: ['web'],
      marks: ['cloud', 'zigzag'],
      always,
    },
    index,
  );
  return {
    ...picture,
    axisLabels: way === 'cropped' ? 'none' : way,
    features: [...picture.features, `scale: ${way}`],
    cropAxis: way === 'cropped',
  };
}

export function planBlindPhoto(random: Random, index: number): PhotoPicture {
  const encoding = index % 2 ? 'app-jpeg' : 'png';
  const of =
    index % 3 === 1
      ? pictureOf(random, KINDS[index % KINDS.length]!, index, { perCandle: { px: 11, css: 0, bar: 1 } })
      : bare(random, index, random.chance(0.5), encoding, { perCandle: 11 });
  return {
    kind: 'photo',
    of,
    hardness: index % 5 < 3 ? 'mild' : 'hard',
    encoding,
    seed: `blind photo/${index}/${random.next()}`,
  };
}

const NEGATIVES = [...kindsOf(BLIND_PLOTS, 'not-candlesticks'), ...kindsOf(BLIND_THINGS, 'not-a-chart')];

export const planBlindNegative = (random: Random, index: number): NegativePicture =>
  negativeOf(random, NEGATIVES[index % NEGATIVES.length]!, index);
export const planBlindNegativePhoto = (random: Random, index: number): PhotoPicture =>
  planNegativePhoto(random, index, (inner, at) => planBlindNegative(inner, at * 3));

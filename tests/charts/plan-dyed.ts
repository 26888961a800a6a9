import { dyedTheme } from './dyed-theme.ts';
import type { ChartPicture } from './picture.ts';
import { ONE_CHART } from './plan-apps.ts';
import { hasHeights, pictureOf, TOLD_APART } from './plan-lookalike.ts';
import type { Random } from './random.ts';

/** Look-alikes in any colours that somebody may have set: words in a candle's colour, one hue for all, grounds that are neither black nor white. */
export function planDyed(random: Random, index: number): ChartPicture {
  const round = Math.floor(index / ONE_CHART.length);
  const kind = ONE_CHART[(index * 7 + round) % ONE_CHART.length]!;
  for (;;) {
    const picture = pictureOf(random, { ...kind, themes: [dyedTheme(random)] }, index, {
      encoding: (index + round) % 3 === 2 ? 'app-jpeg' : 'png',
      marksSeed: `dyed/${index}/${random.next()}`,
      perCandle: TOLD_APART,
    });
    if (hasHeights(picture.orders[0]!.sketch)) return picture;
  }
}

import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { openPage } from './browser.ts';
import { type Encoded, encodePhoto, encodeScreenshot, placeDrawn } from './encode-picture.ts';
import { inPixels } from './in-pixels.ts';
import type { Order } from './page/draw-page.ts';
import type { Drawn } from './page/sketch.ts';
import type { ChartPicture, NegativePicture, Picture } from './picture.ts';
import { ChartTruth, NegativeTruth, type Truth } from './truth.ts';

export type Labelled = { bytes: Buffer; truth: Truth };

type Name = { id: string; set: string };
type Screenshot = { png: Buffer; drawn: Drawn | null };

/** Draws the picture in a page of its own and says what is in it; throws if the truth is not well formed. */
export async function drawPicture(browser: Browser, picture: Picture, name: Name): Promise<Labelled> {
  const subject = picture.kind === 'photo' ? picture.of : picture;
  const page = await openPage(browser, subject.screen, subject.body);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    const { png, drawn } = await shoot(page, subject);
    if (errors.length) throw new AggregateError(errors, `${name.id}: the page failed`);
    const encoded =
      picture.kind === 'photo'
        ? await encodePhoto(page, png, picture.encoding, { ...picture, axisSide: axisSideOf(subject) })
        : await encodeScreenshot(page, png, picture.encoding);
    const { width, height } = await sharp(encoded.bytes).metadata();
    const about = { ...name, file: `images/${name.id}.${encoded.extension}`, width, height };
    const truth =
      drawn && subject.kind === 'chart'
        ? chartTruth(about, picture, subject, drawn, encoded, await sharp(png).metadata())
        : negativeTruth(about, subject as NegativePicture);
    return { bytes: encoded.bytes, truth };
  } finally {
    await page.context().close();
  }
}

const axisSideOf = (subject: ChartPicture | NegativePicture): 'left' | 'right' =>
  subject.kind === 'chart' ? subject.orders[0]!.sketch.side : 'right';

async function shoot(page: Page, picture: ChartPicture | NegativePicture): Promise<Screenshot> {
  const { height } = picture.screen;
  if (picture.kind === 'negative') return { png: await page.screenshot(), drawn: null };
  const drawings: Drawn[] = [];
  for (const order of picture.orders) drawings.push(await runOrder(page, order));
  const drawn = drawings[0]!;
  const { from, to } = await edgesOf(page, picture, drawn);
  const png = await page.screenshot({ clip: { x: from, y: 0, width: to - from, height }, animations: 'disabled' });
  return { png, drawn: inPixels(movedLeft(drawn, from), picture.screen.dpr, to - from) };
}

/** Where the screenshot begins and ends, CSS px. */
async function edgesOf(page: Page, { screen, cropAxis, cutThrough, orders }: ChartPicture, { plot }: Drawn) {
  const right = plot.x + plot.w;
  if (cropAxis) return { from: 0, to: Math.floor(right - 1) };
  if (cutThrough === undefined) return { from: 0, to: screen.width };
  const box = (await page.locator(`#${orders[0]!.into}`).boundingBox())!;
  return orders[0]!.sketch.side === 'left'
    ? { from: Math.round(plot.x - cutThrough * (plot.x - box.x)), to: screen.width }
    : { from: 0, to: Math.round(right + cutThrough * (box.x + box.width - right)) };
}

const movedLeft = ({ plot, axis, candles }: Drawn, by: number): Drawn => ({
  plot: { ...plot, x: plot.x - by },
  axis,
  candles: candles.map((candle) => ({ ...candle, x: candle.x - by })).filter(({ x }) => x >= 0),
});

// As text: Vitest rewrites `import()` in functions, and the page knows nothing of Vitest.
const runOrder = (page: Page, order: Order): Promise<Drawn> =>
  page.evaluate(
    `import('/tests/charts/page/draw-page.ts').then(({ drawChart }) => drawChart(${JSON.stringify(order)}))`,
  );

type About = Name & { file: string; width: number; height: number };

function chartTruth(
  about: About,
  picture: Picture,
  { screen, orders, axisLabels, features }: ChartPicture,
  drawn: Drawn,
  encoded: Encoded,
  chart: { width: number; height: number },
): ChartTruth {
  const { library, sketch } = orders[0]!;
  return ChartTruth.parse({
    ...about,
    lib: library,
    variant: picture.kind === 'photo' ? `photo-${picture.hardness}` : picture.encoding === 'png' ? 'png' : 'jpeg',
    isChart: true,
    dpr: screen.dpr,
    axisLabels,
    symbol: sketch.symbol,
    timeframe: sketch.timeframe,
    decimals: sketch.decimals,
    theme: sketch.theme.name,
    features,
    ...placeDrawn(drawn, encoded, about.width, chart),
  });
}

const negativeTruth = (about: About, { what, reason }: NegativePicture): NegativeTruth =>
  NegativeTruth.parse({ ...about, lib: 'negative', variant: 'negative', isChart: false, kind: what, reason });

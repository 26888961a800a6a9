import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { openPage } from './browser.ts';
import { encodeAsAppDoes } from './encode-jpeg.ts';
import type { Order } from './page/draw-page.ts';
import type { Drawn } from './page/sketch.ts';
import type { ChartPicture, NegativePicture, Picture } from './picture.ts';
import { ChartTruth, NegativeTruth, type Truth } from './truth.ts';

export type Labelled = { bytes: Buffer; truth: Truth };

type Name = { id: string; set: string };

/** Draws the picture in a page of its own and says what is in it; throws if the truth is not well formed. */
export async function drawPicture(browser: Browser, picture: Picture, name: Name): Promise<Labelled> {
  const page = await openPage(browser, picture.screen, picture.body);
  page.on('pageerror', (error) => {
    throw new Error(`${name.id}: ${error.message}`);
  });
  try {
    return picture.kind === 'chart'
      ? await drawChartPicture(page, picture, name)
      : await drawNegative(page, picture, name);
  } finally {
    await page.context().close();
  }
}

async function drawChartPicture(page: Page, picture: ChartPicture, { id, set }: Name): Promise<Labelled> {
  const drawn: Drawn[] = [];
  for (const order of picture.orders) drawn.push(await runOrder(page, order));
  const { plot } = drawn[0]!;
  const { width, height } = picture.screen;
  const clip = { x: 0, y: 0, width: picture.cropAxis ? Math.floor(plot.x + plot.w - 1) : width, height };
  const shot = await encode(page, picture, clip);
  const order = picture.orders[0]!;
  const place = placeIn(drawn[0]!, picture.screen.dpr * shot.scale, clip.width);
  const truth: ChartTruth = {
    id,
    set,
    lib: order.library,
    variant: picture.encoding === 'png' ? 'png' : 'jpeg',
    isChart: true,
    file: `images/${id}.${shot.extension}`,
    width: shot.width,
    height: shot.height,
    dpr: picture.screen.dpr,
    axisLabels: picture.axisLabels,
    symbol: order.sketch.symbol,
    decimals: order.sketch.decimals,
    theme: order.sketch.theme.name,
    features: picture.features,
    ...place,
  };
  return { bytes: shot.bytes, truth: ChartTruth.parse(truth) };
}

async function drawNegative(page: Page, picture: NegativePicture, { id, set }: Name): Promise<Labelled> {
  const { width, height } = picture.screen;
  const shot = await encode(page, picture, { x: 0, y: 0, width, height });
  const file = `images/${id}.${shot.extension}`;
  const truth = {
    id,
    set,
    lib: 'negative',
    variant: 'negative',
    isChart: false,
    kind: picture.what,
    reason: picture.reason,
    file,
    width: shot.width,
    height: shot.height,
  };
  return { bytes: shot.bytes, truth: NegativeTruth.parse(truth) };
}

const runOrder = (page: Page, order: Order): Promise<Drawn> =>
  page.evaluate(({ module, order }) => import(module).then((loaded) => loaded.drawChart(order)), {
    module: '/tests/charts/page/draw-page.ts',
    order,
  });

async function encode(page: Page, picture: Picture, clip: { x: number; y: number; width: number; height: number }) {
  const png = await page.screenshot({ clip, animations: 'disabled' });
  const { bytes, scale } = picture.encoding === 'png' ? { bytes: png, scale: 1 } : await encodeAsAppDoes(page, png);
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, scale, width, height, extension: picture.encoding === 'png' ? 'png' : 'jpg' };
}

/** From CSS px of the window to px of the picture. Candles beyond its right edge (CSS px) are no longer true. */
function placeIn({ plot, axis, candles }: Drawn, factor: number, edge: number): Drawn {
  const px = (css: number) => round(css * factor);
  return {
    plot: { x: px(plot.x), y: px(plot.y), w: px(Math.min(plot.w, edge - plot.x)), h: px(plot.h) },
    axis: { ...axis, y1: px(axis.y1), y2: px(axis.y2) },
    candles: candles.filter((candle) => candle.x <= edge).map((candle) => ({ ...candle, x: px(candle.x) })),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

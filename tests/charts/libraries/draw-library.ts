import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { openPage } from '../browser.ts';
import type { Labelled } from '../draw-picture.ts';
import { encodePhoto, encodeScreenshot, placeDrawn } from '../encode-picture.ts';
import { inPixels } from '../in-pixels.ts';
import type { Drawn } from '../page/sketch.ts';
import type { Hardness } from '../photo/aim.ts';
import { ChartTruth } from '../truth.ts';
import { BUNDLE } from './bundle-page.ts';
import { drawByProgram } from './draw-by-program.ts';
import { programOf } from './library-table.ts';
import type { LibraryApp } from './plan-in-app.ts';
import { featuresOf, type LibrarySketch } from './plan-library.ts';

/** `sent`: encoded as the app does; `photo`: how a photo of the screen is taken, null where it is a screenshot. */
type About = { id: string; set: string; sent: boolean; photo: { hardness: Hardness; seed: string } | null };

/** The chart alone, as large as the window. */
const BARE = '<div id="chart" style="width:100%;height:100%"></div>';

/** Draws the sketch with its library, into the app if one is given, and says what is in it. Throws where the page or the program fails. */
export async function drawLibrary(
  browser: Browser,
  sketch: LibrarySketch,
  { id, set, sent, photo }: About,
  app: LibraryApp | null = null,
): Promise<Labelled> {
  const { library, screen } = sketch;
  const page = await openPage(browser, screen, app?.body ?? BARE);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    const { png, drawn } = programOf(library)
      ? await drawByProgram(sketch)
      : {
          drawn: await drawOnPage(page, sketch, app),
          png: await page.screenshot({ animations: 'disabled' }),
        };
    if (errors.length) throw new AggregateError(errors, `${id}: the page failed`);
    const encoding = sent ? 'app-jpeg' : 'png';
    const encoded = photo
      ? await encodePhoto(page, png, encoding, { ...photo, axisSide: sketch.side })
      : await encodeScreenshot(page, png, encoding);
    const { bytes, extension } = encoded;
    const { width, height } = await sharp(bytes).metadata();
    const truth = ChartTruth.parse({
      id,
      set,
      file: `images/${id}.${extension}`,
      width,
      height,
      lib: library,
      variant: photo ? `photo-${photo.hardness}` : sent ? 'jpeg' : 'png',
      isChart: true,
      dpr: screen.dpr,
      axisLabels: 'prices',
      symbol: sketch.symbol,
      timeframe: sketch.timeframe,
      decimals: sketch.decimals,
      theme: sketch.theme.name,
      features: [...(app?.features ?? []), ...featuresOf(sketch)],
      ...placeDrawn(inPixels(drawn, screen.dpr), encoded, width, await sharp(png).metadata()),
    });
    return { bytes, truth };
  } finally {
    await page.context().close();
  }
}

// As text: the page knows nothing of Node's modules.
async function drawOnPage(page: Page, sketch: LibrarySketch, app: LibraryApp | null): Promise<Drawn> {
  const chart = `document.getElementById('chart')`;
  const drawn = (await page.evaluate(
    `import('${BUNDLE}').then(({ drawLibrary }) => drawLibrary(${chart}, ${JSON.stringify(sketch)}))`,
  )) as Drawn;
  if (app)
    await page.evaluate(
      `import('/tests/charts/page/write-over.ts').then(({ writeOver }) => writeOver(${chart}, ${JSON.stringify({ ...app, drawn })}))`,
    );
  return drawn;
}

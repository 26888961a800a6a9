import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openPage } from '../browser.ts';
import { inPixels, type Labelled } from '../draw-picture.ts';
import { encodeAsAppDoes } from '../encode-jpeg.ts';
import type { Drawn } from '../page/sketch.ts';
import { ChartTruth } from '../truth.ts';
import { BUNDLE } from './bundle-page.ts';
import { drawByProgram } from './draw-by-program.ts';
import { programOf } from './library-table.ts';
import { featuresOf, type LibrarySketch } from './plan-library.ts';

/** Draws the sketch with its library and says what is in it; `sent` encodes it as the app does. Throws where the page or the program fails. */
export async function drawLibrary(
  browser: Browser,
  sketch: LibrarySketch,
  { id, set, sent }: { id: string; set: string; sent: boolean },
): Promise<Labelled> {
  const { library, screen } = sketch;
  const page = await openPage(browser, screen, '<div id="chart" style="width:100%;height:100%"></div>');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    const { png, drawn } = programOf(library)
      ? await drawByProgram(sketch)
      : {
          drawn: (await page.evaluate(
            `import('${BUNDLE}').then(({ drawLibrary }) => drawLibrary(document.getElementById('chart'), ${JSON.stringify(sketch)}))`,
          )) as Drawn,
          png: await page.screenshot({ animations: 'disabled' }),
        };
    if (errors.length) throw new AggregateError(errors, `${id}: the page failed`);
    const { bytes, scale } = sent ? await encodeAsAppDoes(page, png) : { bytes: png, scale: 1 };
    const { width, height } = await sharp(bytes).metadata();
    const truth = ChartTruth.parse({
      id,
      set,
      file: `images/${id}.${sent ? 'jpg' : 'png'}`,
      width,
      height,
      lib: library,
      variant: sent ? 'jpeg' : 'png',
      isChart: true,
      dpr: screen.dpr,
      axisLabels: 'prices',
      symbol: sketch.symbol,
      decimals: sketch.decimals,
      theme: sketch.theme.name,
      features: featuresOf(sketch),
      ...inPixels(inPixels(drawn, screen.dpr), scale),
    });
    return { bytes, truth };
  } finally {
    await page.context().close();
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import type { Raster } from '#engine/raster';
import { fetchScreen } from '#engine/read/photo/rectify-photo';
import { decodePicture } from '../../../scripts/decode-picture.ts';
import { openPage } from '../browser.ts';
import { encodeAsAppDoes } from '../encode-jpeg.ts';
import { type Homography, invert, multiply, project, similarity } from '../photo/homography.ts';
import { photograph } from '../photo/photograph.ts';
import { createRandom, type Random } from '../random.ts';
import { type DrawnLabel, drawLabels } from './draw-labels.ts';

/** A picture of labels and what is written where in it, px of the picture. */
export type LabelPage = { kind: 'photo' | 'sent-photo' | 'png' | 'jpeg'; raster: Raster; labels: DrawnLabel[] };

/** Fonts of a folder of Fontsource packages: family and its data, regular and bold. */
export function fontsOf(folder: string): { css: string; families: string[] } {
  const families: string[] = [];
  let css = '';
  for (const name of readdirSync(folder))
    for (const weight of [400, 700]) {
      const file = path.join(folder, name, 'files', `${name}-latin-${weight}-normal.woff2`);
      css += `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
      if (weight === 400) families.push(name);
    }
  return { css, families };
}

/** A page of labels as a screenshot, as the app's JPEG or as a photo of a screen, with what is written where in it. */
export async function drawPage(
  browser: Browser,
  fonts: { css: string; families: string[] },
  seed: string,
): Promise<LabelPage> {
  const random = createRandom(seed);
  const kind = random.pick(['photo', 'photo', 'sent-photo', 'sent-photo', 'png', 'jpeg'] as const);
  const screen = { width: random.integer(1000, 1600), height: random.integer(650, 900), dpr: random.pick([1, 2]) };
  const body = `<style>${fonts.css}</style><canvas style="width:100%;height:100%"></canvas>`;
  const page = await openPage(browser, screen, body);
  try {
    await page.evaluate(async (families) => {
      await Promise.all(
        families.flatMap((family) => [400, 700].map((w) => document.fonts.load(`${w} 12px "${family}"`))),
      );
    }, fonts.families);
    const families = [...fonts.families, 'DejaVu Sans', 'DejaVu Sans Mono', 'Noto Sans'];
    const labels = await drawLabels(page, { ...screen, families, sizes: [9, kind === 'png' ? 16 : 15] }, random);
    const png = await page.screenshot();
    if (kind === 'png') return { raster: await decodePicture(png), labels, kind };
    if (kind === 'jpeg') {
      const { bytes, scale } = await encodeAsAppDoes(page, png);
      return {
        raster: await decodePicture(bytes),
        labels: labels.map((label) => moved(label, similarity(scale))),
        kind,
      };
    }
    const hardness = random.pick(['mild', 'hard'] as const);
    const photo = await photograph(png, random, { hardness, axisSide: 'right' });
    const sent = kind === 'sent-photo' ? await encodeAsAppDoes(page, photo.jpeg) : { bytes: photo.jpeg, scale: 1 };
    const raster = await decodePicture(sent.bytes);
    const homography = multiply(similarity(sent.scale), photo.homography);
    const size = { width: screen.width * screen.dpr, height: screen.height * screen.dpr };
    return { ...straightened(raster, homography, labels, size, random), kind };
  } finally {
    await page.context().close();
  }
}

/** As the reader straightens photos, but by the true homography: 1.25 px a px of the photo, or a little less. */
function straightened(
  photo: Raster,
  homography: Homography,
  labels: DrawnLabel[],
  screen: { width: number; height: number },
  random: Random,
) {
  const [left] = project(homography, [0, screen.height / 2]);
  const [right] = project(homography, [screen.width, screen.height / 2]);
  const scale = ((right - left) / screen.width) * random.between(0.9, 1.3);
  const width = Math.round(screen.width * scale);
  const height = Math.round(screen.height * scale);
  const toPhoto = multiply(homography, invert(similarity(scale)));
  const { legible } = fetchScreen(photo, toPhoto, width, height);
  return { raster: legible, labels: labels.map((label) => moved(label, similarity(scale))) };
}

function moved(label: DrawnLabel, by: Homography): DrawnLabel {
  const x = (at: number) => project(by, [at, label.middle])[0];
  const scale = by[0];
  return {
    ...label,
    centres: label.centres.map(x),
    middle: project(by, [0, label.middle])[1],
    digitHeight: label.digitHeight * scale,
    x0: x(label.x0),
    x1: x(label.x1),
  };
}

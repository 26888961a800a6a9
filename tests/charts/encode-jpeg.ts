import type { Page } from 'playwright';

/** The JPEG that the app would send: scaled down to 1280 px width by the browser's canvas, quality 0.6. */
export async function encodeAsAppDoes(page: Page, png: Buffer): Promise<{ bytes: Buffer; scale: number }> {
  const answer = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const scale = Math.min(1, 1280 / bitmap.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return { url: canvas.toDataURL('image/jpeg', 0.6), scale };
  }, png.toString('base64'));
  return { bytes: Buffer.from(answer.url.slice(answer.url.indexOf(',') + 1), 'base64'), scale: answer.scale };
}

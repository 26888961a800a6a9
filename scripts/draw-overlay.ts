// Draws the shapes of an analysis over its picture, as the app does.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { OverlayShape } from '#contract/chart-overlay';

const INK = { up: '#12b886', down: '#f03e3e', neutral: '#4c6ef5' } satisfies Record<OverlayShape['tone'], string>;

/** Writes the picture with its overlay as PNG. Both paths are files. */
export async function drawOverlay(picture: string, shapes: OverlayShape[], out: string): Promise<void> {
  const { data, info } = await sharp(await readFile(picture))
    .autoOrient()
    .toBuffer({ resolveWithObject: true });
  const marks = shapes.map(draw).join('');
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}" font-family="sans-serif" font-size="12">${marks}</svg>`;
  await sharp(data)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(out);
}

function draw(shape: OverlayShape): string {
  const ink = INK[shape.tone];
  switch (shape.kind) {
    case 'candle': {
      const dash = shape.uncertain ? ' stroke-dasharray="2 2"' : '';
      const top = Math.min(shape.open, shape.close);
      const height = Math.max(1, Math.abs(shape.open - shape.close));
      return (
        `<line x1="${shape.x}" y1="${shape.high}" x2="${shape.x}" y2="${shape.low}" stroke="${ink}"${dash}/>` +
        `<rect x="${shape.x - shape.width / 2}" y="${top}" width="${shape.width}" height="${height}" fill="none" stroke="${ink}"${dash}/>`
      );
    }
    case 'line': {
      const points = shape.points.map(({ x, y }) => `${x},${y}`).join(' ');
      const dash = shape.dashed ? ' stroke-dasharray="6 4"' : '';
      const last = shape.points.at(-1)!;
      return `<polyline points="${points}" fill="none" stroke="${ink}"${dash}/>${text(last, shape.label, ink, 'end')}`;
    }
    case 'zone': {
      const { from, to } = shape;
      const box = `x="${Math.min(from.x, to.x)}" y="${Math.min(from.y, to.y)}" width="${Math.abs(to.x - from.x)}" height="${Math.abs(to.y - from.y)}"`;
      return `<rect ${box} fill="${ink}" fill-opacity="0.15" stroke="${ink}"/>${text(from, shape.label, ink, 'start')}`;
    }
    case 'label':
      return text(shape.at, shape.text, ink, 'start');
  }
}

function text({ x, y }: { x: number; y: number }, words: string | undefined, ink: string, anchor: 'start' | 'end') {
  if (!words) return '';
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y - 3}" text-anchor="${anchor}" fill="${ink}" stroke="#fff" stroke-width="2" paint-order="stroke">${escaped}</text>`;
}

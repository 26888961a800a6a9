import type { OverlayShape } from '#contract/chart-overlay';
import type { Parts } from '../parts.ts';
import { readMarkdown } from '../pdf/read-markdown.ts';
import type { Block, Sheet } from '../pdf/sheet.ts';
import { openPicture } from '../worker/decode-picture.ts';
import { pdfDrawing } from './pdf-drawing.ts';
import type { DetailRow } from './queries.ts';

/** px: what a page can show, printed finely. */
const mostPixels = 1600;

/** A finished analysis as PDF: its picture with the drawing over it, and its text, in the language that it was written in. */
export async function analysisPdf({ images, printer }: Parts, row: DetailRow): Promise<Uint8Array> {
  const { imageWidth: width, imageHeight: height, language } = row;
  // JPEG whatever it was: a page takes no WebP or AVIF, and knows no orientation.
  const bytes = await openPicture(await images.read(row.imageHash))
    .autoOrient()
    .resize(mostPixels, mostPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
  const overlay: OverlayShape[] = row.overlay === null ? [] : JSON.parse(row.overlay);
  const picture: Block = { kind: 'picture', bytes, width, height, drawing: pdfDrawing(overlay, { width, height }) };
  return printer.print(sheetOf(row, picture, language));
}

function sheetOf({ analysis, createdAt }: DetailRow, picture: Block, language: Sheet['language']): Sheet {
  const [title, ...text] = readMarkdown(analysis ?? '');
  const named = title?.kind === 'heading' ? title : undefined;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const made: Block = { kind: 'paragraph', words: [{ text: `Wickwise · ${time.format(createdAt)} UTC`, weak: true }] };
  return {
    title: ['Wickwise', named?.words.map((run) => run.text).join('')].filter(Boolean).join(' · '),
    language,
    madeAt: createdAt,
    blocks: named ? [named, made, picture, ...text] : [made, picture, ...readMarkdown(analysis ?? '')],
  };
}

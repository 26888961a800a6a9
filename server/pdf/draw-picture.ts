import { drawLine, makeRoom, type Pages, settingOf } from './pages.ts';
import { setLines } from './set-lines.ts';
import type { Drawing, PictureBlock } from './sheet.ts';

/** A picture never takes more of a page than leaves room for words about it, pt. */
const greatestHeight = 400;

export function drawPicture(pages: Pages, picture: PictureBlock): void {
  const { doc, left, width } = pages;
  const scale = Math.min(width / picture.width, greatestHeight / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  makeRoom(pages, size.height);
  const x = left + (width - size.width) / 2;
  const { buffer, byteOffset, byteLength } = picture.bytes;
  doc.image(Buffer.from(buffer, byteOffset, byteLength), x, pages.y, size);
  if (picture.drawing) {
    doc.save();
    doc.rect(x, pages.y, size.width, size.height).clip();
    doc.translate(x, pages.y).scale(scale);
    drawOver(pages, picture.drawing, scale);
    doc.restore();
  }
  pages.y += size.height;
}

/** In px of the picture: the document is scaled. */
function drawOver(pages: Pages, { boxes, strokes, plates }: Drawing, scale: number): void {
  const { doc } = pages;
  for (const { x, y, width, height, colour, opacity } of boxes) {
    doc.rect(x, y, width, height).fillOpacity(opacity).fill(colour);
  }
  doc.fillOpacity(1).lineJoin('round');
  for (const { path, colour, width, dashed, opacity = 1 } of strokes) {
    doc
      .path(path)
      .lineWidth(width / scale)
      .strokeOpacity(opacity);
    if (dashed) doc.dash(4 / scale, { space: 3 / scale });
    else doc.undash();
    doc.stroke(colour);
  }
  doc.undash().strokeOpacity(1);
  for (const { x, y, width, height, colour, text } of plates) {
    doc.roundedRect(x, y, width, height, height / 5).fill(colour);
    const size = height * 0.62;
    const [line] = setLines([{ text }], Number.POSITIVE_INFINITY, settingOf(pages, { size }));
    if (line)
      drawLine(pages, line, {
        x: x + (width - line.width) / 2,
        y: y + (height - size * 1.45) / 2,
        size,
        colour: '#ffffff',
      });
  }
}

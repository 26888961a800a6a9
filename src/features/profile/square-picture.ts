/** px: what the server keeps is no larger. */
const side = 512;

/**
 * The middle square of a picture as the data URL of a small JPEG, upright; for a picture of this size some 60 kB.
 * Throws when the browser cannot decode the file.
 */
export async function squarePicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas');
  const { width, height } = bitmap;
  const shorter = Math.min(width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (width - shorter) / 2, (height - shorter) / 2, shorter, shorter, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}

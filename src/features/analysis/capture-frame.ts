/** Px of a captured frame, and the encoding of its JPEG. */
export const captureTarget = { width: 1280, height: 720, type: 'image/jpeg', quality: 0.6 } as const;

export type CaptureOutcome =
  | { ok: true; frame: ArrayBuffer; name: string }
  | { ok: false; why: 'no-stream' | 'encoding-failed' };

type Picture = { videoWidth: number; videoHeight: number };
type Draw = (place: { x: number; y: number; width: number; height: number }) => Promise<ArrayBuffer | null>;

/** Where a picture of another shape lies in the frame, whole and centred; px. */
export function placeInFrame({ videoWidth, videoHeight }: Picture) {
  const scale = Math.min(captureTarget.width / videoWidth, captureTarget.height / videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  return { x: (captureTarget.width - width) / 2, y: (captureTarget.height - height) / 2, width, height };
}

type CaptureOptions = {
  stream: Pick<MediaStream, 'active'> | null;
  video: Picture | null;
  /** Draws the video there and encodes the frame. */
  draw: Draw;
  now?: () => number;
};

/** The camera's picture of this moment. */
export async function captureFrame({ stream, video, draw, now = Date.now }: CaptureOptions): Promise<CaptureOutcome> {
  if (!stream?.active || !video || video.videoWidth === 0) return { ok: false, why: 'no-stream' };
  const frame = await draw(placeInFrame(video));
  return frame ? { ok: true, frame, name: `capture-${now()}.jpg` } : { ok: false, why: 'encoding-failed' };
}

/** The browser's own way to draw and encode. Not by `toBlob`, which Chromium does in idle moments: beside a live video a slow processor has few. */
export const drawVideo =
  (video: HTMLVideoElement): Draw =>
  async ({ x, y, width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = captureTarget.width;
    canvas.height = captureTarget.height;
    canvas.getContext('2d')?.drawImage(video, x, y, width, height);
    return bytesOf(canvas.toDataURL(captureTarget.type, captureTarget.quality));
  };

/** Null for a canvas that could not be encoded as wished, which is told by another type or by nothing. */
function bytesOf(url: string): ArrayBuffer | null {
  const head = `data:${captureTarget.type};base64,`;
  if (!url.startsWith(head)) return null;
  const text = atob(url.slice(head.length));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes.buffer;
}

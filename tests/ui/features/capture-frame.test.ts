import { expect, it, vi } from 'vitest';
import { captureFrame, captureTarget, placeInFrame } from '../../../src/features/analysis/capture-frame.ts';

const video = { videoWidth: 1280, videoHeight: 720 };
const frame = new Uint8Array([0xff, 0xd8]).buffer;

it.each([
  ['no stream', { stream: null, video }],
  ['a stream that has ended', { stream: { active: false }, video }],
  ['a video without a picture yet', { stream: { active: true }, video: { videoWidth: 0, videoHeight: 0 } }],
])('[AN-09] refuses to capture with %s', async (_, source) => {
  const draw = vi.fn(async () => frame);
  expect(await captureFrame({ ...source, draw })).toEqual({ ok: false, why: 'no-stream' });
  expect(draw).not.toHaveBeenCalled();
});

it('[AN-08] names a frame by the time of its capture, 1280×720, JPEG at 0.6', async () => {
  const outcome = await captureFrame({ stream: { active: true }, video, draw: async () => frame, now: () => 1234 });
  expect(outcome).toEqual({ ok: true, frame, name: 'capture-1234.jpg' });
  expect(captureTarget).toEqual({ width: 1280, height: 720, type: 'image/jpeg', quality: 0.6 });
});

it('puts a picture of another shape whole into the frame', () => {
  expect(placeInFrame(video)).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  expect(placeInFrame({ videoWidth: 720, videoHeight: 1280 })).toEqual({ x: 437.5, y: 0, width: 405, height: 720 });
});

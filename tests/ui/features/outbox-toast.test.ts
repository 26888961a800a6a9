import { expect, it } from 'vitest';
import { toastForChange } from '../../../src/features/layout/outbox-toast.ts';
import { en } from '../../../src/strings/app/en.ts';
import { translatorOf } from '../../../src/strings/translate.ts';
import { analysingSince } from '../../../src/ui/outbox/item-status.ts';
import { itemWith } from './kit.ts';

const t = translatorOf({ language: 'en', texts: en });
const uploading = itemWith({ state: 'uploading' });
const takingLonger = {
  kind: 'info',
  toast: {
    title: 'Analysis Taking Longer',
    message: 'Your analysis is being processed in the background. Please check the History page in a few minutes.',
    duration: 10_000,
  },
};

it('[ER-03] a 202 says that the analysis takes longer, for 10 s', () => {
  expect(toastForChange(t, uploading, itemWith({ state: 'processing' }))).toEqual(takingLonger);
});

it('[ER-03] so does an upload whose answer did not come in time', () => {
  const late = itemWith({ state: 'uncertain', timeline: [{ at: 1, state: 'uncertain', why: 'timeout' }] });
  expect(toastForChange(t, uploading, late)).toEqual(takingLonger);
});

it('a network that is away is no error', () => {
  expect(toastForChange(t, uploading, itemWith({ state: 'queued' }))).toBeNull();
});

it('[ER-05] a refused upload says why in the server’s words, else asks to try again', () => {
  const refused = (message: string | null) => itemWith({ state: 'failed', reason: { code: 'image-damaged', message } });
  expect(toastForChange(t, uploading, refused('This picture is damaged.'))?.toast).toEqual({
    title: 'Upload failed',
    message: 'This picture is damaged.',
  });
  expect(toastForChange(t, uploading, refused(null))?.toast.message).toBe('Please try again');
});

it('[ER-02] an analysis that came to nothing is told as such', () => {
  const failed = itemWith({ state: 'failed', reason: { code: 'not-a-chart', message: null } });
  expect(toastForChange(t, itemWith({ state: 'processing' }), failed)?.toast).toEqual({
    title: 'Analysis failed',
    message: 'No candlestick chart was found in this picture.',
  });
});

it('tells nothing twice, and nothing of what the user did', () => {
  expect(toastForChange(t, uploading, { ...uploading, attempts: 2 })).toBeNull();
  const stopped = itemWith({ state: 'failed', reason: { code: 'cancelled', message: null } });
  expect(toastForChange(t, uploading, stopped)).toBeNull();
});

it('[AN-24] counts from the first upload on, and not while the picture waits for a network', () => {
  const timeline = [
    { at: 1000, state: 'queued' },
    { at: 2000, state: 'uploading' },
    { at: 9000, state: 'uploading' },
  ] as const;
  expect(analysingSince(itemWith({ state: 'processing', timeline }))).toBe(2000);
  expect(analysingSince(itemWith())).toBe(1000);
  expect(analysingSince(itemWith({ waitsFor: 'network' }))).toBeNull();
});

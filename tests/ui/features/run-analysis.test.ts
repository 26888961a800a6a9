import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AnalysisDetail } from '#contract/analysis';
import type { OutboxView } from '#data/outbox/watch-outbox';
import { runAnalysis } from '../../../src/features/analysis/run-analysis.ts';
import { itemWith } from './kit.ts';

const analysis = { _id: 'analysis' } as AnalysisDetail;

function setUp() {
  const view = createStore<OutboxView>(() => ({ ready: true, broken: false, items: [] }));
  const show = (...items: OutboxView['items']) => view.setState({ ready: true, items });
  const callbacks = { onStart: vi.fn(), onComplete: vi.fn(), onRefused: vi.fn() };
  const load = vi.fn(async () => analysis);
  const run = runAnalysis({ adding: Promise.resolve({ ok: true, item: itemWith() }), view, load }, callbacks);
  return { show, callbacks, load, run };
}

it('[AN-28] a saved picture calls the start callback, before any result', async () => {
  const { callbacks } = setUp();
  await expect.poll(() => callbacks.onStart).toHaveBeenCalledWith('item');
  expect(callbacks.onComplete).not.toHaveBeenCalled();
});

it('[AN-29] the completion callback gets the analysis when it is done', async () => {
  const { show, callbacks, load, run } = setUp();
  await expect.poll(() => callbacks.onStart).toHaveBeenCalled();
  show(itemWith());
  show(itemWith({ state: 'processing' }));
  show(itemWith({ state: 'done', analysisId: 'analysis' }));
  await run;
  expect(load).toHaveBeenCalledWith('analysis');
  expect(callbacks.onComplete.mock.calls).toEqual([[analysis]]);
});

it('[AN-29] the completion callback gets null when it failed', async () => {
  const { show, callbacks, run } = setUp();
  show(itemWith({ state: 'failed', reason: { code: 'not-a-chart', message: null } }));
  await run;
  expect(callbacks.onComplete.mock.calls).toEqual([[null]]);
});

it('[AN-29] the completion callback gets null when the picture was deleted on its way', async () => {
  const { show, callbacks, run } = setUp();
  await expect.poll(() => callbacks.onStart).toHaveBeenCalled();
  show(itemWith());
  show();
  await run;
  expect(callbacks.onComplete.mock.calls).toEqual([[null]]);
});

it('[AN-12] a refused picture starts nothing', async () => {
  const callbacks = { onStart: vi.fn(), onComplete: vi.fn(), onRefused: vi.fn() };
  const view = createStore<OutboxView>(() => ({ ready: true, broken: false, items: [] }));
  await runAnalysis(
    { adding: Promise.resolve({ ok: false, why: 'not-an-image' }), view, load: async () => analysis },
    callbacks,
  );
  expect(callbacks.onRefused).toHaveBeenCalledWith('not-an-image');
  expect(callbacks.onStart).not.toHaveBeenCalled();
});

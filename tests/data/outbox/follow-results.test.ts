import { describe, expect, test, vi } from 'vitest';
import type { AnalysisDetail } from '#contract/analysis';
import { apiError } from '#data/api-error';
import { createResultFollower } from '#data/outbox/follow-results';
import { freshChannel, freshDatabase } from '../kit/database.ts';
import { createDevice } from '../kit/device.ts';
import { itemOf, pictureBytes } from '../kit/item.ts';
import { ada, ben } from '../kit/people.ts';
import { createStandInServer } from '../kit/stand-in-server.ts';

const analysisId = '019abcde-0000-7000-8000-000000000001';
const answer = (state: AnalysisDetail['state'], failure: AnalysisDetail['failure'] = null) =>
  ({ _id: analysisId, state, failure }) as AnalysisDetail;

const open = async (poll: (id: string) => Promise<AnalysisDetail>, signal?: AbortSignal) => {
  const device = createDevice({ database: freshDatabase(), channel: freshChannel(), server: createStandInServer() });
  const { deps, store } = device.openContext('page');
  const item = itemOf({ state: 'processing', analysisId });
  await store.add(item, pictureBytes());
  const told = { onFinished: vi.fn(async () => {}), onChange: vi.fn(async () => {}) };
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const options = { ...deps, ...told, poll, pause, ...(signal && { signal }) };
  const { follow } = createResultFollower(options);
  return { device, store, item, follow, options, pauses, told, row: () => store.get(item.id) };
};

describe('createResultFollower', () => {
  test('[QU-10] [LI-05] polls until the analysis has ended, be it after hours, then tells pages and cache', async () => {
    let polls = 0;
    // A long poll of 25 s each: two hours.
    const wanted = (2 * 3600) / 25;
    const page = await open(async () => {
      polls += 1;
      page.device.clock.now += 25_000;
      return answer(polls < wanted ? 'running' : 'done');
    });
    await page.follow();
    expect(polls).toBe(wanted);
    expect(await page.row()).toMatchObject({ state: 'done' });
    expect(page.told.onFinished).toHaveBeenCalledTimes(1);
    expect(page.told.onChange).toHaveBeenCalledWith(expect.objectContaining({ identity: `user:${ada._id}` }));
    expect(page.pauses.every((ms) => ms === 0)).toBe(true);
  });

  test('has the kept answers forgotten before the device tells of the end', async () => {
    const page = await open(async () => answer('done'));
    const told: unknown[] = [];
    page.told.onChange.mockImplementation(async () => void told.push((await page.row())?.state));
    await page.follow();
    expect([...told, (await page.row())?.state]).toEqual(['processing', 'done']);
  });

  test('a poll that is cut short is not repeated at once', async () => {
    let polls = 0;
    const { follow, pauses } = await open(async () => {
      polls += 1;
      return answer(polls < 3 ? 'queued' : 'done');
    });
    await follow();
    expect(pauses).toEqual([1_000, 1_000]);
  });

  test('an analysis that came to nothing fails the item with its reason', async () => {
    const failure = { code: 'blurred' as const, message: 'Hold still' };
    const { follow, row } = await open(async () => answer('failed', failure));
    await follow();
    expect(await row()).toMatchObject({ state: 'failed', reason: failure });
  });

  test('a network that fails leaves it processing, to be asked again later', async () => {
    const { follow, row } = await open(() => Promise.reject(apiError({ code: 'network', status: null })));
    await follow();
    expect(await row()).toMatchObject({ state: 'processing', waitsFor: 'network', failures: 1 });
  });

  test('a 401 holds it, a 404 fails it', async () => {
    const signedOut = await open(() => Promise.reject(apiError({ code: 'not-signed-in', status: 401 })));
    await signedOut.follow();
    expect(await signedOut.row()).toMatchObject({ state: 'held' });
    const gone = await open(() => Promise.reject(apiError({ code: 'not-found', status: 404 })));
    await gone.follow();
    expect(await gone.row()).toMatchObject({ state: 'failed', reason: { code: 'not-found' } });
  });

  test('an answer that came while somebody else signed in says nothing', async () => {
    const page = await open(async () => {
      page.device.signIn(ben);
      throw apiError({ code: 'not-found', status: 404 });
    });
    await page.follow();
    expect(await page.row()).toMatchObject({ state: 'processing' });
  });

  test('of two pages one follows an item', async () => {
    let polls = 0;
    const page = await open(async () => {
      polls += 1;
      return answer('done');
    });
    await Promise.all([page.follow(), createResultFollower(page.options).follow()]);
    expect(polls).toBe(1);
  });

  test('at most three are followed at once, and all in the end', async () => {
    let open_ = 0;
    let most = 0;
    const page = await open(async (id) => {
      open_ += 1;
      most = Math.max(most, open_);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open_ -= 1;
      return { ...answer('done'), _id: id };
    });
    for (let count = 0; count < 7; count += 1) {
      await page.store.add(itemOf({ state: 'processing', analysisId: `analysis-${count}` }), pictureBytes());
    }
    await page.follow();
    expect(most).toBe(3);
    expect((await page.store.list()).map(({ state }) => state)).toEqual(Array(8).fill('done'));
  });

  test('it stops when it is told to', async () => {
    const controller = new AbortController();
    const { follow, row } = await open(async () => {
      controller.abort();
      return answer('running');
    }, controller.signal);
    await follow();
    expect(await row()).toMatchObject({ state: 'processing', failures: 0 });
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { type Analyser, type AnalyserOptions, startAnalyser } from '#server/worker/analyser';

const thread = new URL('./threads/unruly-thread.ts', import.meta.url);
const pictures = { sound: 0, throws: 1, exits: 2, hangs: 3, heedsTheTime: 4, eatsMemory: 5 };

describe('the analysis threads', () => {
  let analyser: Analyser | undefined;
  afterEach(() => analyser?.close());

  const open = (options: Partial<AnalyserOptions> = {}) => {
    const opened = startAnalyser({ threads: 1, thread, ...options });
    analyser = opened;
    return (picture: keyof typeof pictures, signal = new AbortController().signal) =>
      opened.analyse(
        {
          picture: new Uint8Array([pictures[picture]]),
          type: 'image/png',
          width: 1,
          height: 1,
          strategy: 'price_action',
          language: 'en',
        },
        { signal },
      );
  };
  const soundOutcome = { ok: true, value: { analysis: '# Done' } };

  test('tell what the engine threw, and go on', async () => {
    const analyse = open();
    await expect(analyse('throws')).rejects.toThrow('engine fault');
    expect(await analyse('sound')).toMatchObject(soundOutcome);
  });

  test('are replaced when one dies', async () => {
    const analyse = open();
    await expect(analyse('exits')).rejects.toThrow();
    expect(await analyse('sound')).toMatchObject(soundOutcome);
  });

  test('are replaced when one runs out of memory, and the process lives', async () => {
    const analyse = open({ memory: 32 });
    await expect(analyse('eatsMemory')).rejects.toThrow(/memory/i);
    expect(await analyse('sound')).toMatchObject(soundOutcome);
  });

  test('are replaced when one hangs, and the picture took too long', async () => {
    // The time also covers the start of the thread that replaces the hanging one.
    const analyse = open({ limit: 0, grace: 3000 });
    expect(await analyse('hangs')).toEqual({ ok: false, why: 'took-too-long' });
    expect(await analyse('sound')).toMatchObject(soundOutcome);
  });

  test('that cannot even start fail the picture at once, and are tried again with the next', async () => {
    const analyse = open({ thread: new URL('./threads/unloadable-thread.ts', import.meta.url) });
    for (let attempt = 0; attempt < 3; attempt++) await expect(analyse('sound')).rejects.toThrow('cannot be loaded');
  });

  test('let an engine that heeds the time end by itself', async () => {
    const analyse = open({ limit: 50, grace: 60_000 });
    expect(await analyse('heedsTheTime')).toEqual({ ok: false, why: 'took-too-long' });
  });

  test('leave a picture at the signal', async () => {
    const analyse = open();
    const leave = new AbortController();
    const left = analyse('hangs', leave.signal);
    leave.abort(new Error('lease lost'));
    await expect(left).rejects.toThrow('lease lost');
    expect(await analyse('sound')).toMatchObject(soundOutcome);
  });
});

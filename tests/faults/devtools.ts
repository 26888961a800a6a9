import { once } from 'node:events';

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

/**
 * A bare connection to a browser's debugging port. Unlike a driver it watches nothing: with a debugger that listens for errors, V8 reads the
 * whole app again at the first `Error` that is made, and a driver's own scripts take their share of a slow processor.
 */
export async function connectDevtools(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  const send = async (method: string, params: object = {}, sessionId?: string) => {
    last += 1;
    const id = last;
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  return { send, close: () => socket.close() };
}

export type Devtools = Awaited<ReturnType<typeof connectDevtools>>;

/** Ends the service worker as Chromium does with an idle one. */
export async function stopWorkers({ send }: Devtools) {
  const { targetInfos } = (await send('Target.getTargets')) as { targetInfos: { type: string; targetId: string }[] };
  for (const { type, targetId } of targetInfos) {
    if (type === 'service_worker') await send('Target.closeTarget', { targetId }).catch(() => undefined);
  }
}

/** Ms from the start of the navigation to the frame that shows what `selector` finds, on a processor so many times slower. */
export async function timeToFrame({ send }: Devtools, url: string, selector: string, slowDown: number) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const ask = (method: string, params: object) => send(method, params, sessionId);
  await ask('Page.enable', {});
  const source = `globalThis.shown = (${frameWith})(${JSON.stringify(selector)})`;
  await ask('Page.addScriptToEvaluateOnNewDocument', { source });
  await ask('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await ask('Page.navigate', { url });
  const answer = await ask('Runtime.evaluate', { expression: 'shown', awaitPromise: true, returnByValue: true });
  await send('Target.closeTarget', { targetId });
  return (answer as { result: { value: number } }).result.value;
}

/** Runs in the page. */
const frameWith = (selector: string) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });

import { startServer } from '../e2e/start-server.ts';
import { openBrowser } from './browser-process.ts';
import { startFaultProxy } from './fault-proxy.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** The real parts that a run plays with: server, way, browser. One run after the other uses them, since to start them costs more than a run. */
export async function openStage() {
  const server = await startServer();
  const proxy = await startFaultProxy(server.url);
  const browser = await openBrowser();

  return {
    server,
    proxy,
    browser,

    /** A way without trouble, and a device that knows of no person and no picture; the app stays installed on it. */
    async clear() {
      proxy.set(null);
      proxy.seen.length = 0;
      const context = browser.context();
      const page = await context.newPage();
      await Promise.all(context.pages().map((other) => other !== page && other.close()));
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', {
        origin: proxy.url,
        storageTypes: 'local_storage,indexeddb',
      });
      return page;
    },

    async close() {
      await browser.close();
      await proxy.stop();
      await server.stop();
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { connectDevtools, type Devtools } from './devtools.ts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-features=MediaRouter,OptimizationHints,Translate',
  // Without a graphics card each frame of an animation is drawn by the processor.
  '--force-prefers-reduced-motion',
  '--window-size=1100,700',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--remote-debugging-port=0',
];

/** Ms for one act in the browser: on a busy machine a device is slow, which is no fault. */
const patience = 90_000;

/** A Chromium on a profile of its own, which can be killed as by a power cut and opened again on what its disk holds. */
export async function openBrowser(executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium') {
  const profile = await mkdtemp(path.join(tmpdir(), 'wickwise-profile-'));
  let child: ChildProcess;
  let browser: Browser;
  let address: string;

  async function open() {
    child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    address = await addressOf(child);
    await watch();
  }

  async function watch() {
    browser = await chromium.connectOverCDP(address);
    browser.contexts()[0]?.setDefaultTimeout(patience);
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
    await browser.close().catch(() => undefined);
  }

  await open();
  return {
    /** The profile's own context: its storage, its service worker. */
    context: (): BrowserContext => browser.contexts()[0]!,
    /** Ends the service worker as Chromium does with an idle one, but in the middle of its work. */
    async stopServiceWorkers() {
      const session = await browser.newBrowserCDPSession();
      const { targetInfos } = await session.send('Target.getTargets');
      for (const { type, targetId } of targetInfos) {
        if (type === 'service_worker') await session.send('Target.closeTarget', { targetId }).catch(() => undefined);
      }
      await session.detach();
    },
    /** Work for which nothing looks into the browser's pages. Those that were open before must be looked up again. */
    async unwatched<T>(work: (devtools: Devtools) => Promise<T>): Promise<T> {
      await browser.close();
      const devtools = await connectDevtools(address);
      try {
        return await work(devtools);
      } finally {
        devtools.close();
        await watch();
      }
    },
    kill: () => end('SIGKILL'),
    openAgain: open,
    async close() {
      await end('SIGKILL');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium writes where it listens once it does. */
async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stderr!) {
    printed += chunk;
    const address = /DevTools listening on (ws:\/\/\S+)/.exec(printed)?.[1];
    if (address) {
      child.stderr!.resume();
      return address;
    }
  }
  throw new Error(`Chromium ended before it listened:\n${printed}`);
}

import { readFileSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { startPushService } from '../server/notifications/push-service.ts';
import { test as base, uploadChart } from './fixtures.ts';
import { untilControlled } from './outbox/device.ts';
import { pictures } from './pictures.ts';
import { givePushes } from './push-device.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Hands a push to the origin's service worker, as the browser does when its push service has one. The empty page it is sent from is given back: what the worker does with it may outlast the call. */
async function deliver(context: BrowserContext, origin: string, data: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  return page;
}

/** The notifications that the service worker shows, asked in the worker itself. */
const shown = (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, data }) => ({ title, data }));
  });

/** With a server that may push to this machine. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer({ NODE_ENV: 'test' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('[QU-11] with the tab closed, a push tells of the result, and it is there at the next opening', async ({
  context,
  server,
  account,
  signedInPage: page,
}) => {
  const service = await startPushService();
  const device = service.device();
  await givePushes(context, device);
  await page.goto('/settings');
  await untilControlled(page);
  const push = page.getByRole('switch', { name: 'Push notifications' });
  await push.click({ force: true });
  await expect(push).toBeEnabled();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Settings saved' })).toBeVisible();
  await page.close();

  // Not from this browser's outbox, whose service worker would hear of the end by itself.
  const { status, body } = await uploadChart(server, account, readFileSync(pictures.chart), 'support_resistance');
  expect([200, 202]).toContain(status);
  const analysisId: string = body.data._id;
  await expect.poll(() => service.receivedBy(device).length).toBe(1);
  const message = service.receivedBy(device).map(device.read)[0];
  expect(message).toEqual({ kind: 'analysis-ended', analysisId, strategy: 'support_resistance', state: 'done' });
  await service.close();

  const sender = await deliver(context, server.url, JSON.stringify(message));
  const path = `/history?analysis=${analysisId}`;
  await expect.poll(() => shown(context)).toEqual([{ title: 'Your analysis is ready', data: { path } }]);
  await sender.close();

  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByRole('dialog', { name: 'Support & Resistance' })).toBeVisible();
});

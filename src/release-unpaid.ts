import { appData } from './app-data.ts';

/** Asks what credits the user has left, and sends what was refused for want of them. Gives the number of pictures that go on. */
export async function releaseUnpaid(): Promise<number> {
  const { used, total } = (await appData.client.call('credits')).data;
  return appData.outbox.creditsBack(total === null ? null : Math.max(0, total - used));
}

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { itemOf } from '../data/kit/item.ts';
import { becomeWorker, eventOf } from './worker-scope.ts';

const { scope, page } = becomeWorker();
const permission = { permission: 'granted' };
vi.stubGlobal('Notification', permission);
const { onPush, onNotificationClick } = await import('../../sw/push.ts');
const { notifyOfResult } = await import('../../sw/notify.ts');

const words = { doneTitle: 'Ready', doneBody: 'Read it', failedTitle: 'In vain', failedBody: 'See why' };
const finished = itemOf({ state: 'done', analysisId: 'one' });

beforeEach(() => {
  vi.clearAllMocks();
  scope.clients.pages = [];
  page.visibilityState = 'hidden';
  permission.permission = 'granted';
});

describe('onPush', () => {
  test('[QU-11] shows the words of the server, and keeps the screen to open', async () => {
    const message = { title: 'Ready', body: 'Your analysis', path: '/history?analysis=1', tag: 'analysis-1' };
    const event = eventOf({ data: { json: () => message } });
    onPush(event as never);
    await event.work();
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      'Ready',
      expect.objectContaining({ body: 'Your analysis', tag: 'analysis-1', data: { path: '/history?analysis=1' } }),
    );
  });

  test.each([
    ['no JSON', { json: () => JSON.parse('oops') }],
    ['another shape', { json: () => ({ title: 'Ready' }) }],
    ['a path that leads elsewhere', { json: () => ({ title: 'a', body: 'b', path: 'https://evil.test', tag: 'c' }) }],
    ['nothing', null],
  ])('shows nothing for a message that is %s', (_, data) => {
    onPush(eventOf({ data }) as never);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });
});

describe('onNotificationClick', () => {
  const click = async () => {
    const event = eventOf({ notification: { close: vi.fn(), data: { path: '/history?analysis=1' } } });
    onNotificationClick(event as never);
    await event.work();
    expect(event.notification.close).toHaveBeenCalled();
  };

  test('goes on in a page that is open', async () => {
    scope.clients.pages = [page];
    await click();
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith('http://app.test/history?analysis=1');
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  test('opens one where there is none', async () => {
    await click();
    expect(scope.clients.openWindow).toHaveBeenCalledWith('http://app.test/history?analysis=1');
  });
});

describe('notifyOfResult', () => {
  test('tells of a result when no page is in sight', async () => {
    scope.clients.pages = [page];
    await notifyOfResult(finished, words);
    await notifyOfResult({ ...finished, state: 'failed' }, words);
    expect(scope.registration.showNotification.mock.calls.map(([title]) => title)).toEqual(['Ready', 'In vain']);
  });

  test('is silent when a page shows it, without permission, and before any page left its words', async () => {
    scope.clients.pages = [{ ...page, visibilityState: 'visible' }];
    await notifyOfResult(finished, words);
    scope.clients.pages = [];
    await notifyOfResult(finished, null);
    permission.permission = 'default';
    await notifyOfResult(finished, words);
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
  });
});

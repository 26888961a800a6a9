import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalDatabase } from '#data/local-database';
import { saveNotificationWords } from '#data/notification-words';
import { en } from '../../src/strings/app/en.ts';
import { itemOf } from '../data/kit/item.ts';
import { becomeWorker, eventOf } from './worker-scope.ts';

const { scope, page } = becomeWorker();
const permission = { permission: 'granted' };
vi.stubGlobal('Notification', permission);
const { onPush, onNotificationClick } = await import('../../sw/push.ts');
const { notifyOfResult } = await import('../../sw/notify.ts');

const words = {
  doneTitle: 'Ready',
  doneBody: 'Read it',
  failedTitle: 'In vain',
  failedBody: 'See why',
  answeredTitle: 'Answered',
};
const finished = itemOf({ state: 'done', analysisId: 'one' });

beforeEach(() => {
  vi.clearAllMocks();
  scope.clients.pages = [];
  page.visibilityState = 'hidden';
  permission.permission = 'granted';
});

const id = '019abcde-0000-7000-8000-000000000001';
const message = { kind: 'analysis-ended', analysisId: id, strategy: 'price_action', state: 'done' };

describe('onPush', () => {
  const push = async (data: unknown) => {
    const event = eventOf({ data: { json: () => data } });
    onPush(event as never);
    await event.work();
    return scope.registration.showNotification.mock.calls[0];
  };

  test('[QU-11] shows in the language of the pages that an analysis has ended, and keeps the screen to open', async () => {
    await saveNotificationWords(createLocalDatabase(), words);
    expect(await push(message)).toEqual([
      'Ready',
      expect.objectContaining({
        body: 'Read it',
        tag: `analysis-${message.analysisId}`,
        data: { path: `/history?analysis=${message.analysisId}` },
      }),
    ]);
    vi.clearAllMocks();
    expect((await push({ ...message, state: 'failed' }))?.[0]).toBe('In vain');
  });

  test('shows that support has answered, with the subject of the ticket, and keeps the ticket to open', async () => {
    await saveNotificationWords(createLocalDatabase(), words);
    expect(await push({ kind: 'ticket-answered', ticketId: id, subject: 'The axis' })).toEqual([
      'Answered',
      expect.objectContaining({ body: 'The axis', tag: `ticket-${id}`, data: { path: `/support?id=${id}` } }),
    ]);
  });

  test('shows the words of the English catalogue where no page has left any', async () => {
    await createLocalDatabase().use((db) => db.clear('notes'));
    expect(await push(message)).toEqual([
      en['notify.doneTitle'],
      expect.objectContaining({ body: en['notify.doneBody'] }),
    ]);
    vi.clearAllMocks();
    expect(await push({ ...message, state: 'failed' })).toEqual([
      en['notify.failedTitle'],
      expect.objectContaining({ body: en['notify.failedBody'] }),
    ]);
    vi.clearAllMocks();
    const answered = await push({ kind: 'ticket-answered', ticketId: id, subject: 'The axis' });
    expect(answered?.[0]).toBe(en['notify.answeredTitle']);
  });

  test.each([
    ['no JSON', { json: () => JSON.parse('oops') }],
    ['another shape', { json: () => ({ title: 'Ready' }) }],
    ['of no analysis', { json: () => ({ ...message, analysisId: '/../evil' }) }],
    ['nothing', null],
    ['of a kind that a newer server sends', { json: () => ({ kind: 'plan-ended', planId: id }) }],
  ])('shows the name of the app, and keeps its first screen to open, for a message that is %s', async (_, data) => {
    const event = eventOf({ data });
    onPush(event as never);
    await event.work();
    expect(scope.registration.showNotification.mock.calls).toEqual([
      ['Wickwise', expect.objectContaining({ body: '', data: { path: '/' } })],
    ]);
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

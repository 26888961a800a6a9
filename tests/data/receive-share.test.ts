import { describe, expect, test } from 'vitest';
import { createOutboxStore } from '#data/outbox/outbox-store';
import type { Encode } from '#data/prepare-picture';
import { receiveShare } from '#data/receive-share';
import type { SessionMirror } from '#data/session-mirror';
import { freshChannel, freshDatabase } from './kit/database.ts';
import { ada, userSession } from './kit/people.ts';

const picture = (name: string, type = 'image/png') => new File(['a picture'], name, { type });
const formOf = (...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append('image', file);
  return form;
};

const share = async (
  form: FormData,
  { encode = jpeg, signedIn = true }: { encode?: Encode; signedIn?: boolean } = {},
) => {
  const store = createOutboxStore({ database: freshDatabase(), channel: freshChannel() });
  const mirror = { read: async () => (signedIn ? userSession(ada) : null) } as unknown as SessionMirror;
  const screen = await receiveShare(form, { store, mirror, encode });
  return { screen, store, items: await store.list() };
};
const jpeg: Encode = async () => new Blob(['jpeg'], { type: 'image/jpeg' });

describe('receiveShare', () => {
  test('puts each shared picture into the outbox of who is signed in, and opens the analysis screen', async () => {
    const { screen, items } = await share(formOf(picture('a.png'), picture('b.png')));
    expect(screen).toBe('/analysis?shared=2');
    expect(items).toMatchObject([
      { ownerId: ada._id, state: 'queued', type: 'image/jpeg' },
      { ownerId: ada._id, state: 'queued', type: 'image/jpeg' },
    ]);
  });

  test('keeps a picture that is shared while nobody is signed in, for whoever claims it', async () => {
    const { items } = await share(formOf(picture('a.png')), { signedIn: false });
    expect(items).toMatchObject([{ ownerId: null, state: 'held' }]);
  });

  test('keeps a picture as it is when this worker can not encode it', async () => {
    const { store, items } = await share(formOf(picture('a.webp', 'image/webp')), {
      encode: () => Promise.reject(new Error('no canvas')),
    });
    expect(items).toMatchObject([{ type: 'image/webp', name: 'a.webp' }]);
    expect(new TextDecoder().decode(await store.bytes(items[0]?.id ?? ''))).toBe('a picture');
  });

  test.each([
    ['no picture', formOf(), 'not-an-image'],
    ['a text', formOf(picture('a.txt', 'text/plain')), 'not-an-image'],
    ['11 MB', formOf(new File([new Uint8Array(11 * 1024 * 1024)], 'a.png', { type: 'image/png' })), 'image-too-large'],
  ])('says why it could not take %s', async (_, form, why) => {
    const { screen, items } = await share(form);
    expect(screen).toBe(`/analysis?share-failed=${why}`);
    expect(items).toEqual([]);
  });
});

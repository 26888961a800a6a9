import { addPicture } from './outbox/add-picture.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import { checkPicture, type Encode, pictureOf, preparePicture } from './prepare-picture.ts';
import type { SessionMirror } from './session-mirror.ts';

/** The form that the operating system's share sheet posts to the app, by its manifest. */
export const shareTarget = { path: '/share-target', field: 'image' } as const;

type Options = { store: Pick<OutboxStore, 'add'>; mirror: Pick<SessionMirror, 'read'>; encode: Encode };

/** The pictures of the share sheet's form: see `receivePictures`. */
export const receiveShare = (form: FormData, options: Options): Promise<string> =>
  receivePictures(
    form.getAll(shareTarget.field).filter((part) => part instanceof Blob),
    options,
  );

/**
 * Puts shared or opened pictures into the outbox and gives the screen to open: `/analysis?shared=2`, or `?share-failed=image-too-large`. A
 * picture shared while nobody is signed in waits for whoever claims it. One that cannot be encoded anew here goes as it is.
 */
export const receivePictures = async (
  files: (Blob & { name?: string })[],
  { store, mirror, encode }: Options,
): Promise<string> => {
  const user = (await mirror.read('user'))?.user;
  const owner = user ? { id: user._id, name: user.name } : null;
  let shared = 0;
  let failure = files.length === 0 ? 'not-an-image' : null;
  for (const file of files) {
    const why = await addShared(file, { store, owner, encode });
    if (why) failure ??= why;
    else shared += 1;
  }
  return shared > 0 ? `/analysis?shared=${shared}` : `/analysis?share-failed=${failure}`;
};

type Added = { store: Options['store']; owner: { id: string; name: string } | null; encode: Encode };

const addShared = async (file: Blob & { name?: string }, { store, owner, encode }: Added) => {
  const refusal = checkPicture(file);
  if (refusal) return refusal;
  const prepared = await preparePicture(file, { encode });
  const picture = prepared.ok ? prepared.picture : await pictureOf(file, file.name ?? 'shared');
  const outcome = await addPicture({ picture, owner, store, room: undefined });
  return outcome.ok ? null : outcome.why;
};

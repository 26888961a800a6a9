import type { Strategy } from '#contract/strategy';
import type { Channel } from './channel.ts';
import { encodePicture } from './encode-picture.ts';
import { type AddPictureFailure, addPicture, askAhead, type StorageRoom } from './outbox/add-picture.ts';
import { type Badge, countWaiting, showBadge } from './outbox/count-waiting.ts';
import type { Urgency } from './outbox/drain-outbox.ts';
import { exportOutbox } from './outbox/export-outbox.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { type OutboxStore, undoWindow } from './outbox/outbox-store.ts';
import { resumeUnpaid } from './outbox/resume-unpaid.ts';
import { watchOutbox } from './outbox/watch-outbox.ts';
import {
  type PictureFailure,
  type PreparedPicture,
  pictureOfBytes,
  pictureTarget,
  preparePicture,
} from './prepare-picture.ts';
import type { SessionStore } from './session-store.ts';

export type AddFailure = PictureFailure | AddPictureFailure | 'not-signed-in';
export type AddOutcome = { ok: true; item: OutboxItem } | { ok: false; why: AddFailure; cause?: unknown };

type Options = {
  store: OutboxStore;
  channel: Channel;
  sessions: Pick<SessionStore, 'getState'>;
  wake: (urgency: Urgency) => Promise<unknown>;
  /** Asks for Background Sync. */
  askForSync: () => Promise<void>;
  room: StorageRoom | undefined;
  badge: Badge;
};

export type PageOutbox = ReturnType<typeof createPageOutbox>;

/** What screens do with the outbox: look, add, and what a user can do to an item. */
export const createPageOutbox = ({ store, channel, sessions, wake, askForSync, room, badge }: Options) => {
  const { view, refresh } = watchOutbox(store, channel);
  void refresh();
  view.subscribe(({ items }) => void showBadge(badge, countWaiting(items, owner()?.id ?? null)));
  // A look right after `undoWindow` finds a deletion of that very moment; the margin is for timers that come early.
  const purgeSoon = () => setTimeout(() => void store.purge(), undoWindow + 50);

  const owner = () => {
    const user = sessions.getState().user?.user;
    return user ? { id: user._id, name: user.name } : null;
  };

  const askedRoom = room && askAhead(room);

  const put = async (picture: PreparedPicture, strategy: Strategy | undefined): Promise<AddOutcome> => {
    const taker = owner();
    if (!taker) return { ok: false, why: 'not-signed-in' };
    const outcome = await addPicture({ picture, owner: taker, store, room: askedRoom, ...(strategy && { strategy }) });
    if (outcome.ok) void askForSync().then(() => wake('none'));
    return outcome;
  };

  return {
    /** A zustand store `{ ready, items }` of all rows but deleted ones, those of other owners included. */
    view,

    /** A picked, dropped or pasted file: checked, downscaled to 1280 px, JPEG 0.6; saved on this device once this resolves. */
    async addFile(file: Blob & { name?: string }, strategy?: Strategy): Promise<AddOutcome> {
      const prepared = await preparePicture(file, { encode: encodePicture });
      return prepared.ok ? await put(prepared.picture, strategy) : prepared;
    },

    /** A camera frame, which is JPEG 0.6 at 1280×720 already. */
    addCapture: async (frame: ArrayBuffer, name: string, strategy?: Strategy) =>
      put(await pictureOfBytes(frame, { name, type: pictureTarget.type }), strategy),

    /** The picture of an item, while this device keeps it. */
    async picture(id: string): Promise<Blob | null> {
      const [item, bytes] = await Promise.all([store.get(id), store.bytes(id)]);
      return item && bytes ? new Blob([bytes], { type: item.type }) : null;
    },

    /** Tries a failed or waiting item now. */
    async retry(id: string) {
      await store.change(id, { type: 'retry', newKey: crypto.randomUUID() });
      await wake('none');
    },

    /** The signed-in user has so many credits (null: without limit): sends what was refused for want of them, and gives its number. */
    async creditsBack(credits: number | null) {
      const resumed = await resumeUnpaid(store, owner()?.id ?? '', credits);
      if (resumed > 0) await wake('none');
      return resumed;
    },

    /** Stops waiting; what is on its way to the server already may still arrive there. */
    cancel: (id: string) => store.change(id, { type: 'cancel' }),

    /** Deletes an item; `restore` brings it back within 10 s. */
    async remove(id: string) {
      await store.change(id, { type: 'remove' });
      purgeSoon();
    },
    async restore(id: string) {
      await store.change(id, { type: 'restore' });
      await wake('none');
    },

    /** Takes over a picture that was shared to the app while nobody was signed in. */
    async claim(id: string) {
      const taker = owner();
      if (!taker) return;
      await store.change(id, { type: 'claim', ownerId: taker.id, ownerName: taker.name });
      await wake('none');
    },

    /** The signed-in user's queue as a ZIP file. */
    exportZip: () => exportOutbox(store, owner()?.id ?? null),

    /** Sends whatever may be sent: for a 'send now' button. */
    wake: () => wake('network'),
  };
};

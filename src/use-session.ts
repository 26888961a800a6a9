import { useStore } from 'zustand';
import type { Realm, Session } from '#data/session';
import { appData } from './app-data.ts';

/** Who is signed in to a realm on this device, or null. */
export const useSession = <R extends Realm>(realm: R): Session<R> | null =>
  useStore(appData.sessions.store, (state) => state[realm] as Session<R> | null);

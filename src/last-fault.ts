import { createStore } from 'zustand/vanilla';

/** The reference of the last fault that this page told of, so that a ticket can carry it. */
export const lastFaultStore = createStore<{ reference: string | null }>(() => ({ reference: null }));

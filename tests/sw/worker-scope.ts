import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { createMemoryCaches } from '../data/kit/memory-caches.ts';

/** Puts a service worker's scope in the place of this one, before the worker's modules are loaded. */
export function becomeWorker({ origin = 'http://app.test' } = {}) {
  const page = { visibilityState: 'hidden', focus: vi.fn(async () => {}), navigate: vi.fn(async (_url: string) => {}) };
  const scope = {
    location: { origin },
    navigator: {},
    serviceWorker: { state: 'activated' },
    registration: {
      active: null as { postMessage(message: unknown, ports: Transferable[]): void } | null,
      sync: { register: vi.fn(async (_tag: string) => {}) },
      showNotification: vi.fn(async (_title: string, _options: object) => {}),
    },
    clients: {
      pages: [] as (typeof page)[],
      matchAll: async () => scope.clients.pages,
      openWindow: vi.fn(async (_url: string) => {}),
    },
    skipWaiting: vi.fn(async () => {}),
  };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('caches', createMemoryCaches());
  return { scope, page };
}

/** An event whose work can be awaited. */
export function eventOf<Fields extends object>(fields: Fields) {
  const work: Promise<unknown>[] = [];
  return {
    ...fields,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    work: () => Promise.all(work),
  };
}

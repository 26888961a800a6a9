import type { Realm } from './session.ts';

/** What pages and the service worker tell each other. Facts live in IndexedDB; a message only says where to look. */
export type Message =
  | { type: 'outbox-changed' }
  | { type: 'session-renewed'; realm: Realm }
  | { type: 'analysis-finished'; itemId: string; analysisId: string; failed: boolean };

export type Channel = {
  post(message: Message): void;
  /** Hears messages of this context too, which a BroadcastChannel alone would not give. Returns the way to stop. */
  listen(listener: (message: Message) => void): () => void;
  close(): void;
};

/** `wickwise` over BroadcastChannel. */
export const createChannel = (name = 'wickwise'): Channel => {
  const broadcast = new BroadcastChannel(name);
  const listeners = new Set<(message: Message) => void>();
  const tell = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  broadcast.onmessage = ({ data }: MessageEvent<Message>) => tell(data);
  return {
    post(message) {
      broadcast.postMessage(message);
      tell(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => broadcast.close(),
  };
};

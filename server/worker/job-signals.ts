import { EventEmitter } from 'node:events';

/**
 * Tells waiters at once that a job came or ended. Only a hint: whoever relies on one also looks at the database now and then, since
 * another process's signal can be lost.
 */
export type JobSignals = {
  queued: () => void;
  settled: (analysisId: string) => void;
  /** Each returns the function that ends the subscription. */
  onQueued: (listener: () => void) => () => void;
  onSettled: (analysisId: string, listener: () => void) => () => void;
  close: () => Promise<void>;
};

/** Within this process. */
export function jobSignals(): JobSignals {
  const events = new EventEmitter().setMaxListeners(0);
  const subscribe = (name: string, listener: () => void) => {
    events.on(name, listener);
    return () => {
      events.off(name, listener);
    };
  };
  const settled = (analysisId: string) => `settled ${analysisId}`;
  return {
    queued: () => {
      events.emit('queued');
    },
    settled: (analysisId) => {
      events.emit(settled(analysisId));
    },
    onQueued: (listener) => subscribe('queued', listener),
    onSettled: (analysisId, listener) => subscribe(settled(analysisId), listener),
    close: async () => {},
  };
}

/** Runs work one at a time by name: across pages and the service worker where the browser can, else within this context. */
export type Locks = {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Does not wait: `undefined`, and nothing run, while another holds the name. */
  tryRun<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
};

/** `manager` is `navigator.locks`, which old browsers and insecure origins lack. */
export const createLocks = (manager: LockManager | undefined): Locks => (manager ? webLocks(manager) : localLocks());

const webLocks = (manager: LockManager): Locks => ({
  run: async (name, work) => await manager.request(name, work),
  tryRun: async (name, work) =>
    await manager.request(name, { ifAvailable: true }, async (lock) => (lock ? await work() : undefined)),
});

const localLocks = (): Locks => {
  const tails = new Map<string, Promise<unknown>>();
  const run = <T>(name: string, work: () => Promise<T>) => {
    const running = (tails.get(name) ?? Promise.resolve()).then(work, work);
    tails.set(name, running);
    const forget = () => {
      if (tails.get(name) === running) tails.delete(name);
    };
    running.then(forget, forget);
    return running;
  };
  return { run, tryRun: async (name, work) => (tails.has(name) ? undefined : await run(name, work)) };
};

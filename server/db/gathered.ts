/** ms that the next look waits for the one under way: a connection that hangs must not hold up everybody. */
const patience = 50;

/**
 * Has many who ask for one thing each answered by one look at the database: who asks while a look is under way waits for the next. Each
 * look begins after its askers asked, so that nobody is told what was true before. Where a look fails, all of its askers hear of it.
 */
export function gathered<Key, Found>(look: (keys: Key[]) => Promise<Map<Key, Found>>) {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { keys: Key[]; found: Promise<Map<Key, Found>> } | undefined;

  async function lookOnce(keys: Key[]) {
    await underWay;
    next = undefined;
    const found = look(keys);
    underWay = new Promise((resolve) => {
      const timer = setTimeout(resolve, patience).unref();
      const end = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      found.then(end, end);
    });
    return found;
  }

  return async (key: Key): Promise<Found | undefined> => {
    if (!next) {
      const keys: Key[] = [];
      next = { keys, found: lookOnce(keys) };
    }
    next.keys.push(key);
    return (await next.found).get(key);
  };
}

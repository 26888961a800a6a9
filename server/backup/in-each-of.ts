/** Does `work` on each, several at a time; the first fault ends it. */
export async function inEachOf<T>(
  source: AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  { atOnce = 4 } = {},
): Promise<void> {
  const items = source[Symbol.asyncIterator]();
  let failed = false;
  const take = async () => {
    while (!failed) {
      const { done, value } = await items.next();
      if (done) return;
      await work(value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, take));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
}

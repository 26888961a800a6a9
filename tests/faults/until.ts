export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ms within which everything must be settled once nothing is broken any more. */
const settleTime = 90_000;

/** Looks again and again; `pace` is the pause between two looks, ms. */
export async function until(isSo: () => Promise<boolean>, what: string, { pace = 50 } = {}) {
  const end = Date.now() + settleTime;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`After ${settleTime / 1000} s it is not so that ${what}`);
    await pause(pace);
  }
}

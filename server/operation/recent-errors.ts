import type { Clock } from '../clock.ts';

export type RecentError = { at: number; message: string; detail: string | null };

/** The faults that were logged last, newest first, since the start of this process. */
export type RecentErrors = {
  list: () => readonly RecentError[];
  /** As a logger is called: details and words, or words alone. */
  keep: (details: unknown, message: unknown) => void;
};

export function recentErrors(clock: Clock, { most = 50 } = {}): RecentErrors {
  let errors: RecentError[] = [];
  return {
    list: () => errors,
    keep(details, message) {
      const words = typeof message === 'string' ? message : String(details);
      errors = [{ at: clock.now(), message: words, detail: detailOf(details) }, ...errors].slice(0, most);
    },
  };
}

function detailOf(details: unknown): string | null {
  const error = (details as { err?: unknown } | null)?.err;
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : null;
}

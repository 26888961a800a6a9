import { randomUUID } from 'node:crypto';
import { type Clock, minutes, seconds } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { claimLease, endLease, extendLease } from './queries.ts';

/** A process that dies holds up its work for so long, ms. */
const lease = minutes(2);
const beat = seconds(30);

type LeaseDeps = { db: Db; clock: Clock };

type LeaseOptions = {
  /** Only if it was last done so long ago, ms. */
  every?: number;
  /** False: it is only held, and what it stands for is as due as before. */
  isWork?: boolean;
  stop?: AbortSignal;
};

/**
 * Does work that one of all processes may do at a time; false where another is at it, or it was done lately. The signal that `work`
 * is given aborts when it must end: the process stops, or the lease was lost. Work that was ended so counts as not done.
 */
export async function withLease(
  { db, clock }: LeaseDeps,
  name: string,
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, isWork = true, stop }: LeaseOptions = {},
): Promise<boolean> {
  const holder = randomUUID();
  const now = clock.now();
  if (
    !(await claimLease(db, {
      name,
      holder,
      now,
      until: now + lease,
      doneBefore: every === undefined ? Number.MAX_SAFE_INTEGER : now - every,
    }))
  )
    return false;

  const lost = new AbortController();
  const signal = stop ? AbortSignal.any([stop, lost.signal]) : lost.signal;
  let beating: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    beating = extendLease(db, name, holder, clock.now() + lease).then(
      (isHeld) => !isHeld && lost.abort(),
      // The next beat tries again; what can't be extended for too long is found taken.
      () => {},
    );
  }, beat);
  let doneAt: number | undefined;
  try {
    await work(signal);
    if (isWork && !signal.aborted) doneAt = clock.now();
  } finally {
    clearInterval(timer);
    await beating;
    await endLease(db, name, holder, { doneAt });
  }
  return true;
}

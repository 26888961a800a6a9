import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** A UUIDv7: unique everywhere, and sorts by the time at which it was made. */
export const newId = (clock: Clock) => v7({ msecs: clock.now() });

import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** A UUIDv7: unique everywhere, and sorts by the time at which it was made. */
export const newId = (clock: Clock) => v7({ msecs: clock.now() });

/** No id that was made at or after `ms` sorts before it, and none that was made earlier after it. */
export function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The time, handed to whatever asks for it, so that tests can set it. Milliseconds since 1970, UTC. */
export type Clock = { now(): number };

/** The machine's clock; `offset` in ms shifts it (`WICKWISE_CLOCK_OFFSET`, tests only). */
export const systemClock = ({ offset = 0 } = {}): Clock => ({ now: () => Date.now() + offset });

/** A stored time as the API writes it: ISO 8601, UTC. */
export const isoTime = (ms: number) => new Date(ms).toISOString();

export const isoTimeOrNull = (ms: number | null) => (ms === null ? null : isoTime(ms));

export const seconds = (n: number) => n * 1000;
export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;
export const days = (n: number) => n * 86_400_000;

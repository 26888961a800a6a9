/** Ms that a `Retry-After` header asks to wait: seconds or an HTTP date; null when there is none, or none that makes sense. */
export const readRetryAfter = (header: string | null, now: number) => {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
};

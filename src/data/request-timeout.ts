const second = 1000;
const hour = 3600 * second;

/** How long a call may take, ms, by its path below `/api`. */
export const requestTimeout = (path: string) => {
  if (path.includes('/analysis')) return 2 * hour;
  if (path.includes('/admin')) return 60 * second;
  return 50 * second;
};

const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clockOptions = { hour: '2-digit', minute: '2-digit' } as const;

export const formatDate = (when: Date, locale: string) => new Intl.DateTimeFormat(locale, dateOptions).format(when);

export const formatClock = (when: Date, locale: string) => new Intl.DateTimeFormat(locale, clockOptions).format(when);

/** Date and time in the user's own time zone. */
export const formatTime = (when: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...dateOptions, ...clockOptions }).format(when);

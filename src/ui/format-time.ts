const dateOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clockOptions = { hour: '2-digit', minute: '2-digit' } as const;

/** Making a formatter takes longer than all its use in a grid of cards: one each for the locale that is shown. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let made: { locale: string; format: Intl.DateTimeFormat } | undefined;
  return (when: Date, locale: string) => {
    if (made?.locale !== locale) made = { locale, format: new Intl.DateTimeFormat(locale, options) };
    return made.format.format(when);
  };
}

export const formatDate = formatter(dateOptions);

export const formatClock = formatter(clockOptions);

/** Date and time in the user's own time zone. */
export const formatTime = formatter({ ...dateOptions, ...clockOptions });

/** 12.5 as `12.5%`, without its sign: an arrow or a word goes with it. */
export const formatPercent = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(percent) / 100);

import type { Outlook, ScenarioFigures } from '#contract/analysis';

/** Writes a price with the places that its axis bears out, or, without an axis, as percent of the visible range. */
export function priceFormat({ isRelative, decimals }: Outlook, locale: string): (value: number) => string {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, isRelative ? { ...places, style: 'percent' } : places);
  return (value) => format.format(isRelative ? value / 100 : value);
}

/** A reading error with the places of its prices, or two digits where they are not known; rounded up: too large, never too small. */
export const formatError = (error: number, decimals: number | undefined, locale: string): string =>
  new Intl.NumberFormat(locale, {
    ...(decimals === undefined
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    roundingMode: 'ceil',
  }).format(error);

export type OutlookRow = 'signals' | 'trigger' | 'target' | 'invalidation' | 'ratio';

/** The figures of both scenarios, row by row. A trigger is passed outwards (`>` for the upside), an invalidation back inwards. */
export function cellsOf(outlook: Outlook, locale: string): { row: OutlookRow; up: string; down: string }[] {
  const price = priceFormat(outlook, locale);
  const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Breaks only behind the dash where the column is narrow.
  const zone = ({ target: [near, far] }: ScenarioFigures) => `${price(near)}\u00a0– ${price(far)}`;
  const { up, down, signals } = outlook;
  return [
    { row: 'signals', up: String(signals.up), down: String(signals.down) },
    { row: 'trigger', up: `>\u00a0${price(up.trigger)}`, down: `<\u00a0${price(down.trigger)}` },
    { row: 'target', up: zone(up), down: zone(down) },
    { row: 'invalidation', up: `<\u00a0${price(up.invalidation)}`, down: `>\u00a0${price(down.invalidation)}` },
    { row: 'ratio', up: ratio.format(up.rewardToRisk), down: ratio.format(down.rewardToRisk) },
  ];
}

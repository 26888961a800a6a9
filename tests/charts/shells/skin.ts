import { priceText } from '../page/price-text.ts';
import type { Sketch } from '../page/sketch.ts';
import type { Random } from '../random.ts';
import type { Bar } from '../series.ts';

/** What surrounds the chart: the body's HTML, with `<div id="chart">` where the chart goes. */
export type Shell = (random: Random, sketch: Sketch) => string;

/** Colours and texts that an app around this chart would show. */
export function skinOf(sketch: Sketch) {
  const { theme, bars } = sketch;
  const last = bars.at(-1)!;
  const before = bars.at(-25) ?? bars[0]!;
  const change = (100 * (last.close - before.close)) / before.close;
  const day = bars.slice(-24);
  const text = (price: number) => priceText(price, sketch);
  return {
    background: theme.background,
    raised: theme.dark ? lighten(theme.background, 14) : lighten(theme.background, -9),
    text: theme.text,
    strong: theme.dark ? '#ffffff' : '#111111',
    line: theme.grid,
    up: theme.up.wick,
    down: theme.down.wick,
    trend: change < 0 ? theme.down.wick : theme.up.wick,
    price: text(last.close),
    change: `${change < 0 ? '' : '+'}${change.toFixed(2)}%`,
    high: text(Math.max(...day.map((bar) => bar.high))),
    low: text(Math.min(...day.map((bar) => bar.low))),
    volume: shortNumber(day.reduce((sum, bar) => sum + bar.volume, 0)),
    write: text,
  };
}

export type Skin = ReturnType<typeof skinOf>;

export function shortNumber(value: number): string {
  const units = [
    ['B', 1e9],
    ['M', 1e6],
    ['K', 1e3],
  ] as const;
  const unit = units.find(([, size]) => value >= size);
  return unit ? `${(value / unit[1]).toFixed(2)}${unit[0]}` : value.toFixed(0);
}

/** Adds the same amount to red, green and blue of `#rrggbb`. */
export function lighten(color: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Math.max(0, Math.min(255, Number.parseInt(color.slice(at, at + 2), 16) + by)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A few strokes in the place of an icon; no brand's. */
export function icon(random: Random, color: string, size = 20): string {
  const shapes = [
    '<circle cx="10" cy="10" r="6"/>',
    '<path d="M3 15l5-6 4 3 5-8"/>',
    '<rect x="4" y="4" width="12" height="12" rx="2"/>',
    '<path d="M3 6h14M3 10h14M3 14h9"/>',
    '<path d="M10 3v14M3 10h14"/>',
    '<path d="M4 16V8m4 8V4m4 12v-6m4 6V6"/>',
    '<circle cx="9" cy="9" r="5"/><path d="M13 13l4 4"/>',
    '<path d="M10 3l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z"/>',
  ];
  return `<svg width="${size}" height="${size}" viewBox="0 0 20 20" fill="none" stroke="${color}" stroke-width="1.6">${random.pick(shapes)}</svg>`;
}

/** Time at the left, signal, network and battery at the right. */
export function statusBar(random: Random, skin: Skin): string {
  const bars = [4, 6, 8, 10]
    .map(
      (height) =>
        `<i style="display:inline-block;width:3px;height:${height}px;background:${skin.strong};margin-right:1px"></i>`,
    )
    .join('');
  return `<div style="height:38px;display:flex;justify-content:space-between;align-items:center;padding:0 20px;font:600 14px Inter;color:${skin.strong}"><span>${random.integer(8, 23)}:${random.integer(10, 59)}</span><span>${bars} 5G <b style="border:1px solid;border-radius:3px;padding:0 3px;font-size:10px">${random.integer(12, 99)}</b></span></div>`;
}

export function bottomNavigation(random: Random, skin: Skin, names: readonly string[]): string {
  const chosen = random.integer(0, names.length - 1);
  const items = names.map(
    (name, i) =>
      `<div style="text-align:center;font-size:10px;color:${i === chosen ? skin.strong : skin.text}">${icon(random, i === chosen ? skin.strong : skin.text)}<br>${name}</div>`,
  );
  return `<div style="height:62px;border-top:1px solid ${skin.line};display:flex;justify-content:space-around;padding-top:8px;background:${skin.background}">${items.join('')}</div>`;
}

export function tabs(random: Random, skin: Skin, names: readonly string[], size = 12): string {
  const chosen = random.pick(names);
  const items = names.map(
    (name) =>
      `<span style="${name === chosen ? `color:${skin.strong};border-bottom:2px solid ${skin.trend};font-weight:600` : ''};padding:5px 2px">${name}</span>`,
  );
  return `<div style="display:flex;gap:14px;padding:2px 14px;font-size:${size}px;color:${skin.text};white-space:nowrap;overflow:hidden">${items.join('')}</div>`;
}

export function column(skin: Skin, sketch: Sketch, parts: readonly string[]): string {
  return `<div style="height:100%;display:flex;flex-direction:column;background:${skin.background};color:${skin.text};font-family:${sketch.theme.font.replaceAll('"', "'")};font-size:12px">${parts.join('')}</div>`;
}

export const CHART = '<div id="chart" style="flex:1;min-height:0;min-width:0"></div>';

/** Rows of asks and bids with depth bars behind them. */
export function orderBook(random: Random, skin: Skin, last: Bar, text: Skin['write'], rows: number): string {
  const row = (side: number, i: number) => {
    const price = text(last.close * (1 + side * (i + 1) * 0.0004));
    const color = side > 0 ? skin.down : skin.up;
    return `<div style="display:flex;justify-content:space-between;padding:2px 8px;background:linear-gradient(to left,${color}2a ${random.integer(5, 95)}%,transparent 0)"><span style="color:${color}">${price}</span><span>${random.between(0.01, 40).toFixed(3)}</span></div>`;
  };
  const side = (sign: number) => Array.from({ length: rows }, (_, i) => row(sign, sign > 0 ? rows - i : i)).join('');
  return `${side(1)}<div style="padding:4px 8px;font-size:15px;font-weight:600;color:${skin.trend}">${skin.price}</div>${side(-1)}`;
}

import type { Random } from '../random.ts';
import { CHART, column, icon, type Shell, type Skin, skinOf, tabs } from './skin.ts';

const NAMES = ['ACM', 'IDX', 'PNY', 'XAU', 'BTC', 'ETH', 'OIL', 'NDX', 'GLD', 'TLT', 'VIX', 'EUR'] as const;

/** Cells in the candles' own colours, as tables of quotes have them. */
function quoteGrid(random: Random, skin: Skin, rows: number, columns: number): string {
  const cell = () => {
    const color = random.pick([skin.up, skin.down, 'transparent', 'transparent']);
    return `<td style="padding:2px 7px;border:1px solid ${skin.line};background:${color};color:${color === 'transparent' ? skin.text : '#fff'}">${random.between(1, 900).toFixed(2)}</td>`;
  };
  const row = () =>
    `<tr><td style="padding:2px 7px;color:${skin.strong}">${random.pick(NAMES)}</td>${Array.from({ length: columns }, cell).join('')}</tr>`;
  return `<table style="border-collapse:collapse;font-size:11px;white-space:nowrap">${Array.from({ length: rows }, row).join('')}</table>`;
}

/** A dense broker's desk: quotes with coloured cells at the left, times and sales at the right, panels below. */
export const denseDesk: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const sales = Array.from(
    { length: 34 },
    () =>
      `<div style="display:flex;justify-content:space-between;padding:1px 6px;font-size:10px;color:${random.pick([skin.up, skin.down])}"><span>14:0${random.integer(0, 9)}:${random.integer(10, 59)}</span><span>${skin.price}</span><span>${random.integer(1, 900)}</span></div>`,
  ).join('');
  return column(skin, sketch, [
    `<div style="padding:5px 10px;background:${skin.raised};display:flex;gap:16px"><b style="color:${skin.strong}">${sketch.symbol}</b><span style="color:${skin.trend}">${skin.price} ${skin.change}</span><span>B: ${skin.low}</span><span>A: ${skin.high}</span><span style="flex:1"></span><span>Style ▾</span><span>Drawings ▾</span><span>Studies ▾</span></div>`,
    `<div style="flex:1;display:flex;min-height:0"><div style="width:200px;overflow:hidden;border-right:2px solid ${skin.raised}">${quoteGrid(random, skin, 26, 3)}</div>${CHART}<div style="width:130px;overflow:hidden;border-left:2px solid ${skin.raised}">${sales}</div></div>`,
    `<div style="height:70px;overflow:hidden;padding:4px;border-top:2px solid ${skin.raised}">${quoteGrid(random, skin, 4, 12)}</div>`,
  ]);
};

/** An order desk: rows of orders with coloured buttons above, the chart below. */
export const orderDesk: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const row = () =>
    `<div style="display:flex;gap:8px;padding:3px 8px;align-items:center;border-bottom:1px solid ${skin.line}"><b style="width:60px;color:${skin.strong}">${random.pick(NAMES)}</b><span style="background:${skin.up};color:#fff;padding:2px 12px">${random.between(10, 900).toFixed(2)}</span><span style="background:${skin.down};color:#fff;padding:2px 12px">${random.between(10, 900).toFixed(2)}</span><span>${random.integer(1, 40)} × ${random.integer(1, 40)}</span><span style="color:${skin.up}">+${random.between(0, 5).toFixed(2)}%</span><span>DAY</span><span>LMT</span></div>`;
  return column(skin, sketch, [
    `<div style="padding:4px 10px;background:${skin.raised}">File &nbsp; Trade &nbsp; Account &nbsp; Portfolio &nbsp; Analytics &nbsp; Help</div>`,
    Array.from({ length: random.integer(3, 7) }, row).join(''),
    `<div style="flex:1;display:flex;min-height:0">${CHART}</div>`,
  ]);
};

/** An Indian broker's site: market watch at the left, tabs, chart, buttons to buy and sell. */
export const marketWatchDesk: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const row = () => {
    const color = random.pick([skin.up, skin.down]);
    return `<div style="display:flex;justify-content:space-between;padding:9px 12px;border-bottom:1px solid ${skin.line};color:${color}"><span>${random.pick(NAMES)} <small style="color:${skin.text}">NSE</small></span><span>${random.between(-3, 3).toFixed(2)}% &nbsp; ${random.between(20, 4000).toFixed(2)}</span></div>`;
  };
  return column(skin, sketch, [
    `<div style="height:44px;display:flex;align-items:center;gap:24px;padding:0 16px;border-bottom:1px solid ${skin.line}"><span>NIFTY 50 <span style="color:${skin.trend}">22,147.00</span></span><span>SENSEX <span style="color:${skin.trend}">72,831.94</span></span><span style="flex:1"></span><span>Dashboard</span><span>Orders</span><span>Holdings</span><span>Positions</span></div>`,
    `<div style="flex:1;display:flex;min-height:0"><div style="width:250px;overflow:hidden;border-right:1px solid ${skin.line}">${Array.from({ length: 17 }, row).join('')}</div><div style="flex:1;display:flex;flex-direction:column;min-width:0">${tabs(random, skin, ['1m', '5m', '15m', '1h', '1D', 'Display', 'Studies', 'ƒ Indicators'], 12)}${CHART}</div></div>`,
  ]);
};

/** A ladder of prices beside the chart, with bars in the candles' colours from its middle. */
export const ladderDesk: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const last = sketch.bars.at(-1)!.close;
  const rows = Array.from({ length: 36 }, (_, i) => {
    const color = i < 18 ? skin.down : skin.up;
    return `<div style="display:flex;align-items:center;height:19px;font-size:11px"><span style="width:60px;text-align:right"><i style="display:inline-block;height:13px;width:${random.integer(2, 56)}px;background:${color}"></i></span><span style="flex:1;text-align:center;color:${skin.strong}">${skin.write(last * (1 + (18 - i) * 0.0005))}</span><span style="width:54px">${random.integer(1, 900)}</span></div>`;
  }).join('');
  return column(skin, sketch, [
    `<div style="padding:6px 12px;background:${skin.raised};display:flex;gap:14px">${Array.from({ length: 12 }, () => icon(random, skin.text, 16)).join('')}<span>${sketch.symbol}, ${sketch.timeframe}</span></div>`,
    `<div style="flex:1;display:flex;min-height:0">${CHART}<div style="width:220px;overflow:hidden;border-left:1px solid ${skin.line}">${rows}</div></div>`,
  ]);
};

/** A chart above another, lower one; the higher is meant. */
export const stackedCharts: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const second = `<div id="second" style="height:${random.integer(24, 32)}%;border-top:4px solid ${skin.raised}"></div>`;
  return column(skin, sketch, [
    `<div style="padding:6px 12px">${sketch.symbol} · ${sketch.timeframe}</div>`,
    `<div style="flex:1;display:flex;min-height:0">${CHART}</div>${second}`,
  ]);
};

/** Tiles of a heat map beside the chart. */
export const heatMapPage: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tile = () => {
    const change = random.between(-4, 4);
    return `<div style="flex:${random.integer(1, 4)};background:${change < 0 ? skin.down : skin.up};opacity:${(0.4 + Math.abs(change) / 7).toFixed(2)};color:#fff;padding:6px;margin:1px;min-width:46px"><b>${random.pick(NAMES)}</b><br>${change.toFixed(2)}%</div>`;
  };
  const strip = () =>
    `<div style="display:flex;height:${random.integer(44, 100)}px">${Array.from({ length: random.integer(2, 4) }, tile).join('')}</div>`;
  return column(skin, sketch, [
    `<div style="padding:8px 16px;font-size:17px;color:${skin.strong}">${sketch.name} <b style="color:${skin.trend}">${skin.price}</b></div>`,
    `<div style="flex:1;display:flex;min-height:0">${CHART}<div style="width:260px;overflow:hidden">${Array.from({ length: 12 }, strip).join('')}</div></div>`,
  ]);
};

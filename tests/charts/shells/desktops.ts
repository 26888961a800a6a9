import type { Random } from '../random.ts';
import { CHART, column, icon, orderBook, type Shell, type Skin, shortNumber, skinOf, tabs } from './skin.ts';

/** A charting site: tool bar above, drawing tools at the left, watch list at the right, ranges below. */
export const chartingDesktop: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tools = Array.from({ length: 11 }, () => `<div style="padding:8px">${icon(random, skin.text, 18)}</div>`).join(
    '',
  );
  const bar = `<div style="height:38px;display:flex;align-items:center;gap:14px;padding:0 10px;border-bottom:4px solid ${skin.raised}"><b style="color:${skin.strong}">${sketch.symbol}</b><span>${sketch.timeframe}</span>${icon(random, skin.text)}<span>Indicators</span>${icon(random, skin.text)}<span>Alert</span><span>Replay</span><span style="flex:1"></span><span style="background:#2962ff;color:#fff;padding:4px 12px;border-radius:5px">Publish</span></div>`;
  return column(skin, sketch, [
    bar,
    `<div style="flex:1;display:flex;min-height:0"><div style="width:42px;border-right:4px solid ${skin.raised}">${tools}</div>${CHART}${watchList(random, skin)}</div>`,
    `<div style="height:30px;display:flex;justify-content:space-between;align-items:center;padding:0 12px;border-top:1px solid ${skin.line}">${tabs(random, skin, ['1D', '5D', '1M', '3M', '6M', 'YTD', '1Y', '5Y', 'All'])}<span>14:02:51 (UTC) &nbsp; % &nbsp; log &nbsp; auto</span></div>`,
  ]);
};

/** An exchange's desk: book at the left, chart, trades at the right, order form and open orders below. */
export const exchangeDesktop: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const trades = Array.from(
    { length: 22 },
    () =>
      `<div style="display:flex;justify-content:space-between;padding:2px 8px"><span style="color:${random.pick([skin.up, skin.down])}">${skin.price}</span><span>${random.between(0.001, 3).toFixed(4)}</span><span>14:0${random.integer(0, 9)}:${random.integer(10, 59)}</span></div>`,
  ).join('');
  const field = (name: string) =>
    `<div style="border:1px solid ${skin.line};background:${skin.raised};padding:6px 10px;margin:4px 0;display:flex;justify-content:space-between"><span>${name}</span><span>${skin.price}</span></div>`;
  const form = (name: string, color: string) =>
    `<div style="flex:1">${field('Price')}${field('Amount')}<div style="background:${color};color:#fff;text-align:center;padding:7px;font-weight:600">${name}</div></div>`;
  return column(skin, sketch, [
    `<div style="height:46px;display:flex;align-items:center;gap:26px;padding:0 14px;border-bottom:1px solid ${skin.line}"><b style="font-size:17px;color:${skin.strong}">${sketch.symbol}</b><b style="color:${skin.trend};font-size:15px">${skin.price}</b><span>24h change<br><span style="color:${skin.trend}">${skin.change}</span></span><span>24h high<br>${skin.high}</span><span>24h low<br>${skin.low}</span><span>24h volume<br>${skin.volume}</span></div>`,
    `<div style="flex:1;display:flex;min-height:0"><div style="width:190px;overflow:hidden;border-right:1px solid ${skin.line}">${orderBook(random, skin, sketch.bars.at(-1)!, skin.write, 11)}</div><div style="flex:1;display:flex;flex-direction:column;min-width:0">${tabs(random, skin, ['Chart', '15m', '1H', '4H', '1D', 'Original', 'Depth'])}${CHART}</div><div style="width:200px;overflow:hidden;border-left:1px solid ${skin.line}">${trades}</div></div>`,
    `<div style="height:132px;display:flex;gap:16px;padding:8px 14px;border-top:1px solid ${skin.line}">${form('Buy', skin.up)}${form('Sell', skin.down)}</div>`,
  ]);
};

/** A finance page: search, quote, tabs, chart in the text column, key figures and headlines beside it. */
export const financePage: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const figures = ['Previous close', 'Open', 'Bid', 'Ask', "Day's range", '52-week range', 'Volume', 'Avg. volume'].map(
    (name) =>
      `<div style="display:flex;justify-content:space-between;border-bottom:1px dotted ${skin.line};padding:4px 0"><span>${name}</span><b>${random.pick([skin.price, skin.low, skin.high, skin.volume])}</b></div>`,
  );
  const news = Array.from(
    { length: 5 },
    () =>
      `<p style="margin:0 0 12px"><b style="color:${skin.strong}">${random.pick(['Markets steady as traders weigh rates', 'What analysts expect this quarter', 'Why the rally may pause here', 'Volume dries up before the report', 'Three charts to watch today'])}</b><br><small>${random.integer(2, 59)} minutes ago</small></p>`,
  );
  return column(skin, sketch, [
    `<div style="height:48px;background:${skin.raised};display:flex;align-items:center;padding:0 20px;gap:20px">${icon(random, skin.strong)}<div style="flex:1;max-width:460px;border:1px solid ${skin.line};border-radius:16px;padding:6px 14px">Search for news, symbols or companies</div><span>News</span><span>Markets</span><span>Portfolio</span></div>`,
    `<div style="padding:10px 22px 0"><b style="font-size:19px;color:${skin.strong}">${sketch.name} (${sketch.symbol})</b><div><span style="font-size:27px;font-weight:700;color:${skin.strong}">${skin.price}</span> <b style="color:${skin.trend}">${skin.change}</b></div></div>`,
    tabs(random, skin, ['Summary', 'Chart', 'Statistics', 'Historical data', 'Profile', 'Options'], 13),
    `<div style="flex:1;display:flex;gap:22px;padding:6px 22px;min-height:0">${CHART}<div style="width:230px;overflow:hidden">${figures.join('')}<h4>Headlines</h4>${news.join('')}</div></div>`,
  ]);
};

/** An old terminal's window: menu, tool bars, quote window and tree at the left, tabs and status line below. */
export const terminalWindow: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tools = Array.from({ length: 22 }, () => icon(random, '#3a4f6b', 17)).join(' ');
  const quotes = ['AUDUSD', 'EURUSD', 'GBPUSD', 'USDCAD', 'USDCHF', 'USDJPY', 'XAUUSD', 'NZDUSD']
    .map(
      (name) =>
        `<tr><td>▲ ${name}</td><td>${(0.6 + random.next()).toFixed(5)}</td><td>${(0.6 + random.next()).toFixed(5)}</td></tr>`,
    )
    .join('');
  const sides = `<div style="width:176px;background:#fff;color:#000;border-right:3px solid #d6d3ce;font-size:11px"><div style="background:#d6d3ce;padding:3px 6px">Market Watch</div><table style="width:100%;font-size:11px">${quotes}</table><div style="background:#d6d3ce;padding:3px 6px">Navigator</div><div style="padding:4px 10px;line-height:1.6">+ Accounts<br>+ Indicators<br>+ Expert Advisors<br>+ Scripts</div></div>`;
  return `<div style="height:100%;display:flex;flex-direction:column;background:#d6d3ce;font:12px 'DejaVu Sans';color:#111">
<div style="padding:4px 8px">File &nbsp; View &nbsp; Insert &nbsp; Charts &nbsp; Tools &nbsp; Window &nbsp; Help</div><div style="padding:3px 8px;border-top:1px solid #fff;border-bottom:1px solid #999;white-space:nowrap;overflow:hidden">${tools} M1 M5 M15 M30 <u>H1</u> H4 D1 W1 MN</div>
<div style="flex:1;display:flex;min-height:0">${random.chance(0.7) ? sides : ''}<div style="flex:1;display:flex;background:${skin.background};min-width:0">${CHART}</div></div>
<div style="padding:3px 8px;border-top:2px solid #fff">${sketch.symbol.replace('/', '')},${sketch.timeframe.toUpperCase()} &nbsp;|&nbsp; EURUSD,Daily &nbsp;|&nbsp; GBPUSD,H4</div>
<div style="padding:3px 8px;border-top:1px solid #aaa;display:flex;justify-content:space-between;font-size:11px"><span>For Help, press F1</span><span>Default</span><span>▮▮▮▯ 1294/3 kb</span></div></div>`;
};

/** Two charts side by side; the wider one is meant. */
export const twoCharts: Shell = (_, sketch) => {
  const skin = skinOf(sketch);
  const second = '<div id="second" style="width:31%"></div>';
  return column(skin, sketch, [
    `<div style="flex:1;display:flex;gap:6px;min-height:0;background:${skin.raised}">${CHART}${second}</div>`,
  ]);
};

function watchList(random: Random, skin: Skin): string {
  const row = () => {
    const change = random.between(-4, 4);
    return `<div style="display:flex;justify-content:space-between;padding:5px 10px"><b style="color:${skin.strong}">${random.pick(['ACM', 'IDX', 'PNY', 'XAU', 'BTC', 'ETH', 'OIL', 'NDX'])}</b><span>${shortNumber(random.between(20, 90000))}</span><span style="color:${change < 0 ? skin.down : skin.up}">${change.toFixed(2)}%</span></div>`;
  };
  return `<div style="width:230px;border-left:4px solid ${skin.raised};overflow:hidden"><div style="padding:9px 10px;font-weight:600">Watchlist</div>${Array.from({ length: 14 }, row).join('')}</div>`;
}

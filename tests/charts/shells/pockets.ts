import { sparkRow } from './pages.ts';
import { bottomNavigation, CHART, column, icon, orderBook, type Shell, skinOf, statusBar, tabs } from './skin.ts';

/** The island of a phone's camera and the bar at its foot. */
const ISLAND =
  '<div style="position:absolute;top:9px;left:50%;margin-left:-58px;width:116px;height:32px;border-radius:18px;background:#000;z-index:9"></div>';
const FOOT =
  '<div style="position:absolute;bottom:7px;left:32%;right:32%;height:5px;border-radius:3px;background:#888;z-index:9"></div>';

/** A wallet's app: balance, chart, ranges, a list of coins with small lines. */
export const walletPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  return column(skin, sketch, [
    ISLAND,
    statusBar(random, skin),
    `<div style="padding:14px 18px 4px;display:flex;justify-content:space-between">${icon(random, skin.strong)}<b style="color:${skin.strong}">${sketch.name}</b>${icon(random, skin.strong)}</div>`,
    `<div style="padding:4px 18px;font-size:30px;font-weight:600;color:${skin.strong}">${skin.price}<div style="font-size:14px;color:${skin.trend}">${skin.change} past day</div></div>`,
    CHART,
    `<div style="display:flex;justify-content:space-around;padding:8px">${['1H', '1D', '1W', '1M', '1Y', 'All'].map((name, i) => `<span style="padding:5px 12px;border-radius:14px;${i === 1 ? `background:${skin.raised};color:${skin.strong}` : ''}">${name}</span>`).join('')}</div>`,
    Array.from({ length: 3 }, () => sparkRow(random, skin)).join(''),
    `<div style="margin:8px 18px;padding:14px;border-radius:26px;text-align:center;background:#0052ff;color:#fff;font-weight:600">Buy & sell</div>`,
    bottomNavigation(random, skin, ['Assets', 'Trade', 'Pay', 'For you']),
    FOOT,
  ]);
};

/** A terminal's phone app: tool row over the plot, the chart to every edge, one click to deal. */
export const terminalPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tools = ['M1', 'M5', 'M30', 'H1', 'H4', 'D1'].map((name) => `<span>${name}</span>`).join('');
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="display:flex;justify-content:space-around;align-items:center;padding:6px;color:${skin.strong};background:${skin.raised}">${icon(random, skin.strong)}${tools}${icon(random, skin.strong)}</div>`,
    `<div style="display:flex;text-align:center;color:#fff"><span style="flex:1;background:#c0392b;padding:5px">SELL<br><b style="font-size:17px">${skin.price}</b></span><span style="padding:10px;background:#fff;color:#000">− 0.01 +</span><span style="flex:1;background:#2471a3;padding:5px">BUY<br><b style="font-size:17px">${skin.price}</b></span></div>`,
    CHART,
    bottomNavigation(random, skin, ['Quotes', 'Charts', 'Trade', 'History', 'Settings']),
  ]);
};

/** A derivatives app: head with funding, chart, the book and the form below it. */
export const futuresPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const form = `<div style="flex:1;padding:4px 12px">${['Cross 20x', 'Limit', skin.price, 'Amount'].map((name) => `<div style="background:${skin.raised};padding:7px;margin:3px 0;border-radius:5px">${name}</div>`).join('')}<div style="background:${skin.up};color:#fff;padding:8px;text-align:center;border-radius:5px">Open long</div><div style="background:${skin.down};color:#fff;padding:8px;margin-top:4px;text-align:center;border-radius:5px">Open short</div></div>`;
  return column(skin, sketch, [
    ISLAND,
    statusBar(random, skin),
    `<div style="padding:10px 14px 2px;display:flex;gap:10px;align-items:center"><b style="font-size:18px;color:${skin.strong}">${sketch.symbol} Perp</b><span style="color:${skin.trend}">${skin.change}</span><span style="flex:1"></span>${icon(random, skin.text)}</div>`,
    tabs(random, skin, ['Line', '15m', '1h', '4h', 'D', 'More', '▾'], 12),
    CHART,
    `<div style="display:flex;height:196px;overflow:hidden"><div style="width:42%;font-size:10px">${orderBook(random, skin, sketch.bars.at(-1)!, skin.write, 5)}</div>${form}</div>`,
    FOOT,
  ]);
};

/** A chart app under a small window with a film in it, and the thumbnail that a screenshot leaves. */
export const pictureInPicture: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const film = `<div style="position:absolute;right:${random.integer(4, 30)}%;bottom:${random.integer(2, 12)}%;width:42%;height:112px;border-radius:10px;z-index:9;background:linear-gradient(135deg,#6b4f3a,#c9a27e 45%,#3d5a80);box-shadow:0 3px 12px #0008"><i style="position:absolute;left:38%;top:22%;width:52px;height:64px;border-radius:26px;background:#e8c39e"></i></div>`;
  const controls = `<div style="position:relative;height:132px;background:${skin.raised}">${film}</div>`;
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="padding:8px 14px;display:flex;gap:12px"><b style="color:${skin.strong}">${sketch.symbol}</b><span>${sketch.timeframe}</span><span style="color:${skin.trend}">${skin.price}</span></div>`,
    CHART,
    controls,
    bottomNavigation(random, skin, ['Watchlist', 'Chart', 'Ideas', 'News', 'Menu']),
  ]);
};

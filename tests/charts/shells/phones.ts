import { bottomNavigation, CHART, column, icon, orderBook, type Shell, skinOf, statusBar, tabs } from './skin.ts';

const TIMEFRAMES = ['Time', '15m', '1h', '4h', '1D', 'More', 'Depth'] as const;

/** A crypto exchange's app: pair, day's figures, time tabs, chart, study tabs, order book, buy and sell. */
export const exchangePhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const figures = [
    ['24h High', skin.high],
    ['24h Low', skin.low],
    ['24h Vol', skin.volume],
    ['Turnover', `${random.integer(11, 980)}.4M`],
  ];
  const head = `<div style="display:flex;justify-content:space-between;padding:4px 14px 8px"><div><div style="font-size:26px;font-weight:600;color:${skin.trend}">${skin.price}</div>≈ $${skin.price} <span style="color:${skin.trend}">${skin.change}</span></div><div style="display:grid;grid-template-columns:1fr 1fr;gap:2px 14px;font-size:10px">${figures.map(([name, value]) => `<div>${name}<br><b style="color:${skin.strong}">${value}</b></div>`).join('')}</div></div>`;
  const trade = `<div style="display:flex;gap:10px;padding:8px 14px"><b style="flex:1;background:${skin.up};color:#fff;text-align:center;padding:11px;border-radius:6px">Buy</b><b style="flex:1;background:${skin.down};color:#fff;text-align:center;padding:11px;border-radius:6px">Sell</b></div>`;
  const book = `<div style="height:116px;overflow:hidden;font-size:11px">${orderBook(random, skin, sketch.bars.at(-1)!, skin.write, 2)}</div>`;
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="display:flex;align-items:center;gap:8px;padding:4px 14px;font-size:17px;font-weight:600;color:${skin.strong}">‹ ${sketch.symbol} <small style="color:${skin.trend}">${skin.change}</small><span style="flex:1"></span>${icon(random, skin.text)}${icon(random, skin.text)}</div>`,
    head,
    tabs(random, skin, TIMEFRAMES),
    CHART,
    tabs(random, skin, ['MA', 'EMA', 'BOLL', 'SAR', 'VOL', 'MACD', 'RSI', 'KDJ'], 11),
    ...(random.chance(0.6) ? [tabs(random, skin, ['Order Book', 'Trades', 'Info']), book] : []),
    trade,
  ]);
};

/** A charting app: search line, chart as large as can be, tools below, navigation. */
export const chartingPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tools = Array.from({ length: 7 }, () => icon(random, skin.text, 22)).join('');
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="display:flex;align-items:center;gap:12px;padding:8px 12px;border-bottom:1px solid ${skin.line}">${icon(random, skin.text)}<b style="font-size:15px;color:${skin.strong}">${sketch.symbol}</b><span>${sketch.timeframe}</span><span style="flex:1"></span>${icon(random, skin.text)}${icon(random, skin.text)}</div>`,
    CHART,
    `<div style="display:flex;justify-content:space-around;padding:9px;border-top:1px solid ${skin.line}">${tools}</div>`,
    bottomNavigation(random, skin, ['Watchlist', 'Chart', 'Explore', 'Ideas', 'Menu']),
  ]);
};

/** A broker for beginners: big price, chart, ranges, holdings, one button. */
export const brokerPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const facts = [
    ['Shares', random.integer(1, 300)],
    ['Average cost', skin.low],
    ['Market cap', skin.volume],
    ['P/E ratio', random.between(6, 44).toFixed(1)],
    ['High today', skin.high],
    ['Low today', skin.low],
  ];
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="padding:2px 18px 10px"><div style="font-size:14px">${sketch.name}</div><div style="font-size:32px;font-weight:700;color:${skin.strong}">${skin.price}</div><span style="color:${skin.trend};font-weight:600">${skin.change} Today</span></div>`,
    CHART,
    tabs(random, skin, ['1D', '1W', '1M', '3M', 'YTD', '1Y', '5Y', 'ALL'], 13),
    `<div style="padding:12px 18px;display:grid;grid-template-columns:1fr 1fr;gap:9px 26px">${facts.map(([name, value]) => `<div style="display:flex;justify-content:space-between;border-bottom:1px solid ${skin.line}"><span>${name}</span><b style="color:${skin.strong}">${value}</b></div>`).join('')}</div>`,
    `<div style="margin:8px 18px 14px;padding:13px;border-radius:24px;text-align:center;font-weight:700;background:${skin.trend};color:${skin.background}">Trade</div>`,
    bottomNavigation(random, skin, ['Home', 'Search', 'Cash', 'Inbox', 'Account']),
  ]);
};

/** A dealing app: quotes with sell and buy prices over the chart, one-click panel. */
export const dealingPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const quote = (name: string, color: string) =>
    `<div style="flex:1;background:${color};color:#fff;padding:6px 12px"><small>${name}</small><div style="font-size:20px;font-weight:600">${skin.price}</div></div>`;
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="display:flex;justify-content:space-between;padding:6px 14px;color:${skin.strong};font-size:15px">${icon(random, skin.strong)}<b>${sketch.symbol.replace('/', '')}, ${sketch.timeframe.toUpperCase()}</b>${icon(random, skin.strong)}</div>`,
    `<div style="display:flex;gap:2px">${quote('SELL', '#c0392b')}<div style="align-self:center;padding:0 8px">0.10</div>${quote('BUY', '#2d6cdf')}</div>`,
    CHART,
    bottomNavigation(random, skin, ['Quotes', 'Charts', 'Trade', 'History', 'Messages']),
  ]);
};

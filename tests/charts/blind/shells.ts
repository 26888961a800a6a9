import { bottomNavigation, CHART, column, icon, lighten, type Shell, skinOf, statusBar, tabs } from '../shells/skin.ts';

/** A pad in landscape: positions at the left, chart, order form at the right. */
export const pad: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const position = () =>
    `<div style="padding:9px 12px;border-bottom:1px solid ${skin.line}"><b style="color:${skin.strong}">${random.pick(['ACM', 'OIL', 'IDX', 'XAG'])}</b> <span style="float:right;color:${random.pick([skin.up, skin.down])}">${random.between(-900, 900).toFixed(2)}</span><br>${random.integer(1, 400)} @ ${random.between(3, 500).toFixed(2)}</div>`;
  const pads = Array.from(
    { length: 12 },
    (_, i) =>
      `<div style="background:${skin.raised};padding:10px;text-align:center;border-radius:8px">${'123456789.0C'[i]}</div>`,
  ).join('');
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="flex:1;display:flex;min-height:0"><div style="width:200px;border-right:1px solid ${skin.line}"><b style="display:block;padding:10px 12px;font-size:16px;color:${skin.strong}">Positions</b>${Array.from({ length: 8 }, position).join('')}</div>${CHART}<div style="width:190px;padding:12px;border-left:1px solid ${skin.line}"><b style="font-size:20px;color:${skin.strong}">${skin.price}</b><div style="color:${skin.trend}">${skin.change}</div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px;margin:14px 0">${pads}</div><div style="background:${skin.trend};color:#fff;padding:12px;text-align:center;border-radius:8px">Review order</div></div></div>`,
  ]);
};

/** A post in a social feed: a chart as a picture between the author's words and the answers. */
export const post: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const face = (color: string) =>
    `<span style="display:inline-block;width:38px;height:38px;border-radius:50%;background:${color};vertical-align:middle;margin-right:10px"></span>`;
  const answer = () =>
    `<div style="padding:10px 16px">${face(random.pick(['#c77', '#7ac', '#8b6', '#b9c']))}<b>trader${random.integer(10, 99)}</b><br><span style="margin-left:50px">${random.pick(['Nice level, I am watching it too.', 'Looks weak to me.', 'What is your stop?', 'Volume says otherwise.'])}</span></div>`;
  return `<div style="height:100%;display:flex;flex-direction:column;background:#fff;color:#111;font:14px Inter">${statusBar(random, { ...skin, strong: '#111111' })}<div style="padding:8px 16px">${face('#58a')}<b>Chart notes</b> · 3 h<p style="margin:10px 0">${sketch.symbol} ${sketch.timeframe}: waiting for a close above the range. Not advice!</p></div><div style="flex:1;min-height:0;display:flex;margin:0 16px;border-radius:14px;overflow:hidden;border:1px solid #ddd">${CHART}</div><div style="padding:10px 16px;color:#666;display:flex;justify-content:space-between">${[124, 38, 512].map((count) => `<span>${icon(random, '#666', 18)} ${count}</span>`).join('')}</div>${answer()}${answer()}</div>`;
};

/** A chat with the chart sent as a picture. */
export const chat: Shell = (random, sketch) => {
  const bubble = (own: boolean, words: string) =>
    `<div style="align-self:${own ? 'flex-end' : 'flex-start'};background:${own ? '#d6f5c8' : '#fff'};padding:9px 13px;border-radius:12px;margin:5px 12px;max-width:75%">${words}</div>`;
  return `<div style="height:100%;display:flex;flex-direction:column;background:#e8ded3;color:#222;font:14px 'Liberation Sans'"><div style="background:#2f6f62;color:#fff;padding:14px 16px;font-size:17px">‹ &nbsp; Trading group <small style="float:right">${random.integer(3, 90)} members</small></div>${bubble(false, 'Anyone looking at this one?')}<div style="flex:1;min-height:0;margin:5px 12px 5px 40px;padding:4px;background:#d6f5c8;border-radius:12px;display:flex">${CHART}</div>${bubble(true, `${sketch.symbol}, what do you think?`)}${bubble(false, random.pick(['Buy the dip', 'Range until Friday', 'I am out']))}<div style="background:#f4f4f4;padding:12px 18px;color:#999">Message</div></div>`;
};

/** A slide: headline, bullet points and a chart with a caption. */
export const slide: Shell = (random, sketch) =>
  `<div style="height:100%;background:#fff;color:#1b2b44;font:17px 'Liberation Sans';padding:26px 40px;display:flex;flex-direction:column"><h1 style="margin:0 0 6px;font-size:32px">${sketch.name}: where from here?</h1><div style="height:4px;width:120px;background:#e5802b;margin-bottom:14px"></div><div style="flex:1;display:flex;gap:28px;min-height:0"><ul style="width:25%;line-height:1.7"><li>Trend intact above the average</li><li>Volume ${random.integer(4, 40)}% under its mean</li><li>Next report in ${random.integer(2, 9)} weeks</li></ul>${CHART}</div><small style="color:#778">Source: own calculation. Slide ${random.integer(2, 40)}</small></div>`;

/** A newspaper's page: columns of text around the chart. */
export const article: Shell = (random, sketch) => {
  const words = () =>
    Array.from({ length: 90 }, () =>
      random.pick([
        'the',
        'market',
        'of',
        'shares',
        'rose',
        'while',
        'bond',
        'yields',
        'investors',
        'fell',
        'after',
        'central',
        'bank',
        'guidance',
      ]),
    ).join(' ');
  return `<div style="height:100%;background:#fffdf8;color:#222;font:14px/1.5 'Liberation Serif';padding:18px 30px;display:flex;flex-direction:column"><h1 style="font-size:34px;margin:0 0 10px">A week of nerves for ${sketch.name}</h1><div style="flex:1;display:flex;gap:24px;min-height:0"><div style="width:24%;overflow:hidden">${words()}. ${words()}</div><div style="flex:1;display:flex;flex-direction:column;min-width:0">${CHART}<i style="padding:6px 0">${sketch.symbol}, ${sketch.timeframe}, in local currency</i><div style="height:90px;overflow:hidden">${words()}</div></div></div></div>`;
};

/** A professional's desk: one large chart, panels of figures under and beside it, all very dense. */
export const desk: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const panel = (title: string, rows: number) =>
    `<div style="flex:1;border:1px solid ${skin.line};overflow:hidden"><div style="background:${lighten(skin.raised, 8)};padding:3px 8px;color:${skin.strong}">${title}</div>${Array.from({ length: rows }, () => `<div style="display:flex;justify-content:space-between;padding:1px 8px;font:11px 'DejaVu Sans Mono'"><span>${random.pick(['ZN', 'ES', 'CL', 'GC', '6E'])}${random.integer(1, 9)}</span><span style="color:${random.pick([skin.up, skin.down])}">${random.between(10, 5000).toFixed(2)}</span><span>${random.integer(1, 999)}</span></div>`).join('')}</div>`;
  return column(skin, sketch, [
    `<div style="background:#c25b00;color:#fff;padding:3px 10px;font:12px 'DejaVu Sans Mono'">${sketch.symbol} CHART &nbsp; 1) Edit &nbsp; 2) Compare &nbsp; 3) Studies &nbsp; 97) Settings</div>`,
    `<div style="flex:1;display:flex;min-height:0">${CHART}<div style="width:210px;display:flex;flex-direction:column">${panel('Movers', 16)}${panel('Curve', 16)}</div></div>`,
    `<div style="height:120px;display:flex">${panel('Orders', 6)}${panel('Fills', 6)}${panel('News', 6)}</div>`,
  ]);
};

/** A wallet's phone screen: balance over a small wide chart, coins below. */
export const wallet: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const coin = () =>
    `<div style="display:flex;align-items:center;gap:12px;padding:9px 18px">${icon(random, random.pick([skin.up, skin.down]), 30)}<div style="flex:1"><b style="color:${skin.strong}">${random.pick(['Coin A', 'Coin B', 'Token C'])}</b><br>${random.between(0.1, 90).toFixed(3)}</div><b>${random.between(10, 9000).toFixed(2)}</b></div>`;
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="text-align:center;padding:6px"><div style="font-size:30px;font-weight:700;color:${skin.strong}">${skin.price}</div><span style="color:${skin.trend}">${skin.change} · 24 h</span></div>`,
    CHART,
    tabs(random, skin, ['H', 'D', 'W', 'M', 'Y', 'All'], 14),
    `<div style="display:flex;justify-content:space-around;padding:12px">${['Send', 'Receive', 'Swap', 'Buy'].map((name) => `<div style="text-align:center">${icon(random, skin.strong, 26)}<br>${name}</div>`).join('')}</div>`,
    coin() + coin() + coin(),
    bottomNavigation(random, skin, ['Wallet', 'Discover', 'Settings']),
  ]);
};

import type { Random } from '../random.ts';
import { CHART, column, icon, type Shell, type Skin, skinOf, statusBar, tabs } from './skin.ts';

const SENTENCES = [
  'Buyers came back after the open and took the price through the level that had held it for two weeks.',
  'Volume stayed thin for most of the session, which makes the move hard to trust.',
  'A close under the line would leave little in the way until the low of last month.',
  'Analysts had expected a smaller draw; the report came in well above every estimate.',
  'I would wait for the retest before adding, risk is not worth it here.',
  'Funding has turned, and the longs that were opened above are under water.',
];
const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => random.pick(SENTENCES)).join(' ');
const FIGURE = (height: number) => `<div style="height:${height}px;display:flex">${CHART}</div>`;

/** A messenger: bubbles above and below, the screenshot of a chart in a bubble of its own. */
export const chatPhone: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const bubble = (text: string, mine: boolean) =>
    `<div style="align-self:${mine ? 'flex-end' : 'flex-start'};max-width:76%;margin:4px 10px;padding:8px 11px;border-radius:14px;font-size:14px;line-height:1.3;background:${mine ? '#2b5278' : '#e4e9ef'};color:${mine ? '#fff' : '#1b1b1b'}">${text} <small style="opacity:.6">14:0${random.integer(0, 9)}</small></div>`;
  const picture = `<div style="margin:6px 10px;border-radius:12px;overflow:hidden;background:${skin.background};flex:1;display:flex;flex-direction:column;min-height:0">${CHART}</div>`;
  return `<div style="height:100%;display:flex;flex-direction:column;background:${random.pick(['#dfe6ea', '#0e1621', '#efeae2', '#ffffff'])};font:14px Inter,Arial,sans-serif">
${statusBar(random, { ...skin, strong: '#7a8794' })}<div style="display:flex;align-items:center;gap:10px;padding:8px 12px;background:#517da2;color:#fff"><span>‹</span><i style="width:34px;height:34px;border-radius:50%;background:#e17076"></i><div><b>Chart room</b><br><small>1,204 members</small></div></div>
${bubble(random.pick(SENTENCES), false)}${picture}${bubble(random.pick(SENTENCES), random.chance(0.5))}${bubble('ok 👍', true)}
<div style="display:flex;gap:10px;align-items:center;padding:10px 14px 22px;background:#fff;color:#888">${icon(random, '#888')}<span style="flex:1">Message</span>${icon(random, '#888')}</div></div>`;
};

/** An article with a figure: headline, text, the chart with its caption, more text. */
export const newsArticle: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const narrow = random.pick([620, 760, 900]);
  return `<div style="height:100%;overflow:hidden;background:#fff;color:#222;font:16px/1.5 'Liberation Serif',Georgia,serif"><div style="background:${random.pick(['#9b0000', '#00244d', '#111'])};color:#fff;padding:10px 28px;font:700 22px 'Liberation Serif',serif">The Market Post</div>
<div style="max-width:${narrow}px;margin:0 auto;padding:10px 20px"><h1 style="font-size:28px;line-height:1.15;margin:.4em 0">${sketch.name} ends the week ${skin.change} after a volatile session</h1><small style="color:#777">By a staff writer · 12 August · 4 min read</small>
<p>${paragraph(random, 2)}</p><figure style="margin:0;border:1px solid #ddd;background:${skin.background}">${FIGURE(random.integer(300, 420))}</figure><figcaption style="font:12px Arial;color:#777;padding:5px 0">${sketch.name}, ${sketch.timeframe}. Source: exchange data, as of ${skin.price}.</figcaption><p>${paragraph(random, 3)}</p></div></div>`;
};

/** A browser's window: tabs, address, bookmarks, a banner, the site and a column of small charts. */
export const browserWindow: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const tab = (name: string, on: boolean) =>
    `<span style="background:${on ? '#fff' : 'transparent'};padding:7px 16px;border-radius:8px 8px 0 0;width:170px;overflow:hidden;white-space:nowrap">${icon(random, '#5f6368', 14)} ${name}</span>`;
  const chrome = `<div style="background:#dee1e6;color:#3c4043;font:12px Arial;padding:6px 8px 0;display:flex">${[`${sketch.symbol} ${skin.price}`, 'Inbox (3)', 'Economic calendar', 'Docs'].map((name, i) => tab(name, i === 0)).join('')}</div><div style="background:#fff;padding:6px 12px;font:13px Arial;color:#5f6368;display:flex;gap:14px">‹ › ↻ <span style="flex:1;background:#f1f3f4;border-radius:14px;padding:4px 14px">charts.example.com/chart/${sketch.symbol.toLowerCase()}</span>${icon(random, '#5f6368', 16)}</div><div style="background:#fff;padding:3px 14px;font:12px Arial;color:#5f6368;border-bottom:1px solid #ddd">★ News &nbsp; ★ Broker &nbsp; ★ Screener &nbsp; ★ Calendar &nbsp; ★ Mail</div>`;
  const banner = random.chance(0.4)
    ? `<div style="position:absolute;left:0;right:0;bottom:0;z-index:9;background:#1f2937;color:#fff;padding:14px 22px;font:13px Arial;display:flex;justify-content:space-between">We use cookies to improve your experience.<b style="background:#10b981;padding:4px 14px">Accept</b></div>`
    : '';
  return column(skin, sketch, [
    chrome,
    tabs(random, skin, ['1m', '5m', '15m', '1h', '4h', 'D', 'W', 'Indicators', 'Compare', 'Alert'], 13),
    `<div style="flex:1;display:flex;min-height:0">${CHART}<div style="width:190px;overflow:hidden;border-left:1px solid ${skin.line}">${Array.from({ length: 9 }, () => sparkRow(random, skin)).join('')}</div></div>`,
    `<div style="height:${banner ? 48 : 8}px"></div>${banner}`,
  ]);
};

/** A tablet with two apps: notes or messages at one side, the chart at the other. */
export const splitTablet: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const notes = `<div style="width:${random.integer(30, 42)}%;background:#fdfcf6;color:#222;padding:26px 20px;font:15px/1.5 Inter,Arial;overflow:hidden"><h2>Plan</h2><ul>${Array.from({ length: 5 }, () => `<li>${random.pick(SENTENCES)}</li>`).join('')}</ul><p>Entry ${skin.low}, stop ${skin.low}, target ${skin.high}</p></div>`;
  const chart = `<div style="flex:1;display:flex;flex-direction:column;min-width:0;background:${skin.background}">${tabs(random, skin, ['1h', '4h', '1D', '1W'], 14)}${CHART}</div>`;
  const bar = '<div style="width:10px;background:#000"></div>';
  const parts = random.chance(0.5) ? [notes, bar, chart] : [chart, bar, notes];
  return column(skin, sketch, [
    statusBar(random, skin),
    `<div style="flex:1;display:flex;min-height:0">${parts.join('')}</div>`,
  ]);
};

/** A slide: title, bullets, the chart in a frame, a logo and the page's number. */
export const slide: Shell = (random, sketch) => {
  const skin = skinOf(sketch);
  const points = Array.from({ length: 3 }, () => `<li>${random.pick(SENTENCES)}</li>`).join('');
  return `<div style="height:100%;background:${random.pick(['#ffffff', '#f4f1ea', '#102a43'])};display:flex;flex-direction:column;padding:26px 40px;font:17px Inter,Arial;color:#7b8794"><div style="font:700 32px Inter,Arial;color:#d64545">${sketch.name}: where we stand</div><div style="flex:1;display:flex;gap:26px;min-height:0;padding:16px 0"><div style="flex:1;display:flex;background:${skin.background};border:1px solid #999;min-width:0">${CHART}</div><ul style="width:26%;line-height:1.4">${points}</ul></div><div style="display:flex;justify-content:space-between;font-size:13px"><span>Quarterly review</span><span>7</span></div></div>`;
};

/** A row of a list with its small line chart. */
export function sparkRow(random: Random, skin: Skin): string {
  const color = random.pick([skin.up, skin.down]);
  let y = 12;
  const path = Array.from({ length: 14 }, (_, i) => {
    y = Math.max(2, Math.min(22, y + random.between(-5, 5)));
    return `${i * 4},${y.toFixed(1)}`;
  }).join(' ');
  return `<div style="display:flex;justify-content:space-between;align-items:center;padding:6px 10px"><b style="color:${skin.strong}">${random.pick(['ACM', 'IDX', 'PNY', 'XAU', 'BTC', 'ETH', 'OIL'])}</b><svg width="54" height="24"><polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.3"/></svg><span style="color:${color}">${random.between(-4, 4).toFixed(2)}%</span></div>`;
}

import { STUDY_COLORS } from './palette.ts';
import { priceText } from './price-text.ts';
import type { Drawn, Sketch } from './sketch.ts';
import { movingAverage } from './studies.ts';

/** Legend and watermark as real charts have them, as HTML over the plot. */
export function addCaptions(box: HTMLElement, drawn: Drawn, sketch: Sketch): void {
  box.style.position = 'relative';
  if (sketch.watermark) box.append(watermark(drawn, sketch));
  if (sketch.legend) box.append(legend(drawn, sketch));
}

function legend({ plot }: Drawn, sketch: Sketch): HTMLElement {
  const { theme, bars } = sketch;
  const last = bars.at(-1)!;
  const previous = bars.at(-2)!.close;
  const color = last.close >= last.open ? theme.up.wick : theme.down.wick;
  const change = last.close - previous;
  const prices = [
    `O ${priceText(last.open, sketch)}`,
    `H ${priceText(last.high, sketch)}`,
    `L ${priceText(last.low, sketch)}`,
    `C ${priceText(last.close, sketch)}`,
  ];
  const signed = `${change < 0 ? '−' : '+'}${priceText(Math.abs(change), sketch)} (${((100 * change) / previous).toFixed(2)}%)`;
  const studies = sketch.averages.map((period, i) => {
    const value = priceText(movingAverage(bars, period).at(-1)!, sketch);
    return `<span style="color:${STUDY_COLORS[i]}">MA ${period} ${value}</span>`;
  });
  const element = layer(
    plot.x + 8,
    plot.y + 5,
    `font:${sketch.fontSize}px ${theme.font};color:${theme.text};max-width:${plot.w - 16}px;line-height:1.35`,
  );
  element.innerHTML =
    `<b>${sketch.symbol}</b> · ${sketch.timeframe} <span style="color:${color}">${prices.join(' ')} ${signed}</span>` +
    (studies.length ? `<br>${studies.join(' ')}` : '');
  return element;
}

function watermark({ plot }: Drawn, sketch: Sketch): HTMLElement {
  const size = Math.min(96, plot.w / 7);
  const element = layer(
    plot.x,
    plot.y + plot.h / 2 - size * 0.8,
    `width:${plot.w}px;text-align:center;opacity:.12;color:${sketch.theme.text};font:600 ${size}px ${sketch.theme.font}`,
  );
  element.textContent = sketch.symbol;
  return element;
}

export function layer(x: number, y: number, style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `position:absolute;left:${x}px;top:${y}px;z-index:5;pointer-events:none;${style}`;
  return element;
}

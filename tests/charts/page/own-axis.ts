import { ownText, SMALL, ticksOf } from './own-ticks.ts';
import { type Drawn, type Sketch, scaleOf } from './sketch.ts';

/** How a market writes its prices: with decimals, by lakhs as in India, or in parts of one as bonds and grains are. */
export type Quote = 'decimals' | 'lakhs' | 'eighths' | 'thirtySeconds';

/** How a page writes its price axis itself, in whatever font, place and style; sizes in CSS px. */
export type OwnAxis = {
  font: string;
  size: number;
  weight: number;
  letterSpacing: number;
  digits: 'normal' | 'tabular-nums';
  /** How much of the text's colour is left over the ground. */
  opacity: number;
  /** Beside the plot, in room that its page keeps free; over its candles, centred at the line or standing on it. */
  place: 'beside' | 'inside' | 'above';
  /** px between plot and labels. */
  gap: number;
  align: 'near' | 'far';
  ticks: 'round' | 'quarters' | 'eighths' | 'logarithmic' | 'few' | 'even';
  /** Least px between labels. */
  pitch: number;
  lines: 'grid' | 'ticks' | 'none';
  /** Each label on a sheet of the ground. */
  boxed: boolean;
  /** As screens with stripes of colour show text: each colour a third of a px further. */
  striped: boolean;
  prefix: string;
  suffix: string;
  thousands: string;
  decimalMark: '.' | ',';
  /** Only the decimals that the step needs. */
  short: boolean;
  letter: '' | 'K' | 'k' | 'M';
  /** Many zeros behind the point: written, or told by a small number, of the font's own or of its digits set smaller and lower. */
  zeros: 'written' | 'subscript' | 'lowered';
  quote: Quote;
};

/** Writes the axis; `axisHidden` has kept the library from writing its own. */
export function writeAxis(box: HTMLElement, drawn: Drawn, sketch: Sketch, own: OwnAxis): void {
  const { plot } = drawn;
  const { theme } = sketch;
  const { rowOf } = scaleOf(drawn);
  const isLeft = sketch.side === 'left';
  const outer = isLeft ? -1 : 1;
  const edge = isLeft ? plot.x : plot.x + plot.w;
  const beside = own.place === 'beside';
  const step = beside ? outer : -outer;
  const prices = ticksOf(drawn, own);
  const texts = prices.map((price) => ownText(price, prices, own, sketch.decimals));
  const over = (blend: string, content: string[]) => addLayer(box, own, blend, content);
  const lines = prices.map((price) => rowOf(price).toFixed(1));
  if (own.lines === 'grid')
    over(
      theme.dark ? 'lighten' : 'darken',
      lines.map((y) => line(plot.x, y, plot.x + plot.w, y, theme.grid)),
    );
  if (own.lines === 'ticks')
    over(
      'normal',
      lines.map((y) => line(edge, y, edge + 4 * outer, y, theme.text)),
    );
  const widths = texts.map((text) => widthOf(text, own));
  const far = own.align === 'far' ? Math.max(...widths) : 0;
  const anchor = step > 0 === (far === 0) ? 'start' : 'end';
  const x = edge + step * (own.gap + far);
  const rise = own.place === 'above' ? -0.25 : 0.36;
  const baselines = prices.map((price) => rowOf(price) + rise * own.size);
  if (own.boxed)
    over(
      'normal',
      baselines.map((y, i) =>
        sheet(anchor === 'start' ? x : x - widths[i]!, y, widths[i]!, own.size, theme.background),
      ),
    );
  const write = (at: number, fill: string) =>
    texts.map(
      (text, i) =>
        `<text x="${at.toFixed(2)}" y="${baselines[i]!.toFixed(2)}" text-anchor="${anchor}" fill="${fill}" fill-opacity="${own.opacity}">${own.zeros === 'lowered' ? lowered(text, own.size) : text}</text>`,
    );
  if (!own.striped) over('normal', write(x, theme.text));
  else
    for (const [k, fill] of stripes(theme.text, theme.dark).entries())
      over(theme.dark ? 'screen' : 'multiply', write(x + (k - 1) / 3 / devicePixelRatio, fill));
}

/** Each on the page itself: what is drawn within one picture blends with nothing under it. */
function addLayer(box: HTMLElement, own: OwnAxis, blend: string, content: string[]): void {
  box.insertAdjacentHTML(
    'beforeend',
    `<svg style="position:absolute;left:0;top:0;width:100%;height:100%;overflow:visible;pointer-events:none;z-index:4;mix-blend-mode:${blend};${fontOf(own)}">${content.join('')}</svg>`,
  );
}

const lowered = (text: string, size: number) =>
  text.replace(
    new RegExp(`([${SMALL}]+)(.*)`),
    (_, small: string, rest: string) =>
      `<tspan dy="${0.18 * size}" font-size="${0.72 * size}">${[...small].map((one) => SMALL.indexOf(one)).join('')}</tspan><tspan dy="${-0.18 * size}">${rest}</tspan>`,
  );

const sheet = (x: number, y: number, width: number, size: number, fill: string) =>
  `<rect x="${x - 3}" y="${y - size}" width="${width + 6}" height="${1.35 * size}" rx="2" fill="${fill}" fill-opacity=".8"/>`;

const line = (x1: number, y1: string, x2: number, y2: string, stroke: string) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}"/>`;

const fontOf = ({ font, size, weight, letterSpacing, digits }: OwnAxis) =>
  `font:${weight} ${size}px ${font};letter-spacing:${letterSpacing}px;font-variant-numeric:${digits}`;

function widthOf(text: string, own: OwnAxis): number {
  const probe = document.createElement('span');
  probe.style.cssText = `position:absolute;visibility:hidden;white-space:pre;${fontOf(own)}`;
  probe.textContent = text;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/** The text's colour in its three parts, such that all together make it where they meet. */
function stripes(color: string, dark: boolean): string[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return parts.map((part, k) => {
    const rest = dark ? 0 : 255;
    return `rgb(${[0, 1, 2].map((i) => (i === k ? part : rest)).join(' ')})`;
  });
}

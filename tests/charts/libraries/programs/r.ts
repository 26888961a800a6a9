import type { LibrarySketch } from '../plan-library.ts';

/** R's base graphics: segments and rectangles, or bars with ticks. Where they lie it tells by grconvertX and grconvertY, px. */
export function rScript(sketch: LibrarySketch): string {
  const { theme, bars, screen, fontSize, side } = sketch;
  const { dpr, width, height } = screen;
  const list = (values: readonly (number | string)[]) =>
    `c(${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : value)).join(',')})`;
  const prices = (name: 'open' | 'high' | 'low' | 'close') => list(bars.map((bar) => bar[name]));
  const inks = bars.map(({ open, close }) => (close >= open ? theme.up : theme.down));
  const axisSide = side === 'left' ? 2 : 4;
  const room = sketch.longestLabel * 0.55 + 1.5;
  const every = Math.max(1, Math.ceil(bars.length / 8));
  const at = bars.flatMap((_, i) => (i % every === 0 ? [i] : []));
  const shapes =
    sketch.shape === 'ohlc'
      ? `segments(x, low, x, high, col = ink)
segments(x - half, open, x, open, col = ink)
segments(x, close, x + half, close, col = ink)`
      : `segments(x, low, x, high, col = wick)
rect(x - half, pmin(open, close), x + half, pmax(open, close), col = fill, border = wick)`;
  return `png("chart.png", ${width * dpr}, ${height * dpr}, type = "cairo", pointsize = ${fontSize}, res = ${72 * dpr}, bg = "${theme.background}")
par(mar = c(2.5, ${side === 'left' ? room : 1}, ${sketch.title ? 2.5 : 1}, ${side === 'right' ? room : 1}), xaxs = "i", yaxs = "i", lend = "butt", col.axis = "${theme.text}", fg = "${theme.text}", las = 1)
open <- ${prices('open')}; high <- ${prices('high')}; low <- ${prices('low')}; close <- ${prices('close')}
ink <- ${list(inks.map((ink) => ink.border))}; wick <- ${sketch.inkWicks ? `rep("${theme.text}", ${bars.length})` : 'ink'}
fill <- ${list(inks.map((ink) => (ink.fill === null ? theme.background : ink.border)))}
x <- 0:${bars.length - 1}; half <- ${sketch.body / 2}
plot(NULL, xlim = c(-0.8, ${bars.length - 0.2}), ylim = c(${sketch.least}, ${sketch.most}), axes = FALSE, xlab = "", ylab = "")
ticks <- axTicks(2)
${sketch.grid ? `abline(h = ticks, col = "${theme.grid}", lty = ${sketch.dashedGrid ? 3 : 1})` : ''}
axis(${axisSide}, at = ticks, ${sketch.plainLabels ? '' : `labels = formatC(ticks, format = "f", digits = ${sketch.decimals}), `}col = "${theme.text}", lwd = ${sketch.axisLines ? 1 : 0}, lwd.ticks = 1)
axis(1, at = ${list(at)}, labels = ${list(at.map((i) => sketch.days[i]!))}, col = "${theme.text}", lwd = ${sketch.axisLines ? 1 : 0}, lwd.ticks = 1)
${sketch.axisLines ? `box(col = "${theme.text}")` : ''}
${sketch.title ? `title("${sketch.title}", col.main = "${theme.text}")` : ''}
par(lwd = ${sketch.stroke * 0.75})
${shapes}
${sketch.averages.map(({ color, values }) => `lines(x, ${list(values.map((value) => value ?? 'NA')).replaceAll('"NA"', 'NA')}, col = "${color}", lwd = 1.5)`).join('\n')}
row <- function(price) grconvertY(price, "user", "device"); column <- function(at) grconvertX(at, "user", "device")
u <- par("usr")
cat(column(u[1]), row(u[4]), column(u[2]) - column(u[1]), row(u[3]) - row(u[4]), row(${sketch.least}), row(${sketch.most}), column(0), column(${bars.length - 1}), file = "place.txt")
`;
}

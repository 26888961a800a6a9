import type { LibrarySketch } from '../plan-library.ts';

/** gnuplot's candlesticks or finance bars, on cairo. Where they lie it tells by its own GPVAL_TERM variables, px. */
export function gnuplotScript(sketch: LibrarySketch): string {
  const { theme, bars, screen, fontSize, side, grid } = sketch;
  const { dpr, width, height } = screen;
  const colour = (rising: boolean) => (rising ? theme.up : theme.down).border;
  const rows = (rising: boolean) =>
    bars
      .map((bar, i) => ({ ...bar, i }))
      .filter((bar) => bar.close >= bar.open === rising)
      .map(({ i, open, high, low, close }) => [i, open, low, high, close].join(' '))
      .join('\n');
  const [w, h] = [Math.round(width * dpr), Math.round(height * dpr)];
  const style = sketch.shape === 'ohlc' ? 'financebars' : 'candlesticks';
  const every = Math.max(1, Math.ceil(bars.length / 8));
  const days = sketch.days.flatMap((day, i) => (i % every === 0 ? [`"${day}" ${i}`] : []));
  return `set terminal pngcairo size ${w},${h} background rgb "${theme.background}" font "DejaVu Sans,${fontSize * dpr * 0.75}" linewidth ${dpr}
set output "chart.png"
$up << EOD
${rows(true)}
EOD
$down << EOD
${rows(false)}
EOD
set style fill solid 1.0 ${sketch.inkWicks ? `border rgb "${theme.text}"` : ''}
set boxwidth ${sketch.body}
set border ${sketch.axisLines ? 31 : 0} lc rgb "${theme.text}"
set tics textcolor rgb "${theme.text}"
${grid ? `set grid y ${sketch.uprightGrid ? 'x' : ''} back lt 1 lc rgb "${theme.grid}" lw 1 ${sketch.dashedGrid ? 'dt 2' : ''}` : ''}
${sketch.title ? `set title "${sketch.title}" textcolor rgb "${theme.text}"` : ''}
unset key
set xrange [-0.8:${bars.length - 0.2}]
set yrange [${sketch.least}:${sketch.most}]
set xtics (${days.join(', ')})
unset ytics
set ${side === 'left' ? 'ytics' : 'y2tics'} format "${sketch.plainLabels ? '%h' : `%.${sketch.decimals}f`}" textcolor rgb "${theme.text}"
${side === 'right' ? `set y2range [${sketch.least}:${sketch.most}]\n${grid ? 'set grid y2' : ''}` : ''}
plot $up using 1:2:3:4:5 with ${style} lw ${sketch.stroke} lc rgb "${colour(true)}", $down using 1:2:3:4:5 with ${style} lw ${sketch.stroke} lc rgb "${colour(false)}"
set print "place.txt"
x0 = GPVAL_TERM_XMIN; x1 = GPVAL_TERM_XMAX; y0 = ${h} - GPVAL_TERM_YMIN; y1 = ${h} - GPVAL_TERM_YMAX
pitch = (x1 - x0) / ${bars.length - 0.2 + 0.8}
print x0, y1, x1 - x0, y0 - y1, y0, y1, x0 + 0.8 * pitch, x0 + ${bars.length - 1 + 0.8} * pitch
unset print
unset output
`;
}
